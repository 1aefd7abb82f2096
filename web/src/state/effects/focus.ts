/* Keeping the focus: where what has it goes away, it goes to what stands in its place. */

const GROUPS = "[data-focus], section, ul, ol, [role='group']";
const STOPS = "button:not(:disabled, [tabindex='-1']), [tabindex='0']";

/** Keep the focus inside of an element while its parts come and go. */
export function keepFocus(root: HTMLElement): () => void {
  let last: Element | null = null;
  let around: Element[] = [];
  const note = (event: FocusEvent): void => {
    last = event.target as Element;
    around = groupsOf(last, root);
  };
  const observer = new MutationObserver(() => {
    if (last === null || last.isConnected || document.activeElement !== document.body) return;
    stand(last, around, root)?.focus({ preventScroll: true });
  });
  root.addEventListener("focusin", note);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener("focusin", note);
    observer.disconnect();
  };
}

/** The groups that an element stands in, the innermost first. */
function groupsOf(of: Element, root: Element): Element[] {
  const found: Element[] = [];
  for (
    let at = of.parentElement?.closest(GROUPS);
    at && root.contains(at);
    at = at.parentElement?.closest(GROUPS)
  )
    found.push(at);
  return found;
}

/** What takes the focus of an element that is gone: the same thing drawn again, the next of its group, or the main part. */
function stand(gone: Element, around: readonly Element[], root: HTMLElement): HTMLElement | null {
  const name = gone.getAttribute("data-at");
  const same = name === null ? null : root.querySelector<HTMLElement>(`[data-at="${CSS.escape(name)}"]`);
  if (same?.matches(STOPS)) return same;
  const group = around.find((each) => each.isConnected);
  const next = group?.querySelector<HTMLElement>(STOPS);
  return next ?? main(root);
}

function main(root: HTMLElement): HTMLElement | null {
  const found = root.querySelector<HTMLElement>("#main");
  found?.setAttribute("tabindex", "-1");
  return found;
}
