/* A row of buttons that is one stop for Tab: arrows go through it, and Tab comes back to where one was. */

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Makes the elements of a selector one stop for Tab inside of an element. */
export function roving(selector: string): (root: HTMLElement) => () => void {
  return (root) => {
    /** The name of the element that is the stop. */
    let name: string | null = null;
    const all = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
    const arrange = (): void => {
      const found = all();
      const stop = found.find((each) => each.dataset["at"] === name) ?? found[0];
      for (const each of found) each.tabIndex = each === stop ? 0 : -1;
    };
    const note = (event: FocusEvent): void => {
      const found = (event.target as Element).closest<HTMLElement>(selector);
      if (found === null) return;
      name = found.dataset["at"] ?? null;
      arrange();
    };
    const keys = (event: KeyboardEvent): void => {
      const found = all();
      const at = found.indexOf((event.target as Element).closest<HTMLElement>(selector)!);
      const step = STEPS[event.key];
      if (at < 0 || step === undefined || event.defaultPrevented) return;
      event.preventDefault();
      found[(at + step + found.length) % found.length]!.focus();
    };
    const observer = new MutationObserver(arrange);
    root.addEventListener("focusin", note);
    root.addEventListener("keydown", keys);
    observer.observe(root, { childList: true, subtree: true });
    arrange();
    return () => {
      observer.disconnect();
      root.removeEventListener("focusin", note);
      root.removeEventListener("keydown", keys);
    };
  };
}
