/* Where we are: a path and its hash, changed without loading the page again. */

export const place = $state({ path: location.pathname, search: location.search, hash: location.hash });

/** Milliseconds for which a part of a new page is waited for. */
const PATIENCE = 10_000;

/** Go to another page of this site. */
export function go(path: string, options: { replace?: boolean } = {}): void {
  history[options.replace ? "replaceState" : "pushState"](null, "", path);
  arrive();
  if (!options.replace) scrollTo(0, 0);
}

/** The parts of a path: `/t/abc/replay` is `["t", "abc", "replay"]`. */
export function parts(path: string): string[] {
  return path.split("/").filter(Boolean).map(decoded);
}

/** A part as it is meant; one that nobody can have meant, as `%`, stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Follow links and the browser's own buttons. */
export function follow(): void {
  addEventListener("popstate", arrive);
  addEventListener("hashchange", arrive);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest("a");
    if (link === null || link === undefined || !isOurs(link, event)) return;
    if (isHere(link)) return focusable(document.getElementById(link.hash.slice(1)));
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

/** Move the focus to the part of the page that the address names, or to its main part, as soon as it is drawn. */
export function focusPage(): void {
  const stop = new AbortController();
  const observer = new MutationObserver(find);
  let part = "";
  function find(): void {
    const wanted = [place.hash.slice(1), "main"].find((id) => id !== "" && document.getElementById(id));
    if (wanted === undefined || (wanted === part && document.activeElement !== document.body)) return;
    part = wanted;
    focusOn(part);
  }
  stop.signal.addEventListener("abort", () => observer.disconnect());
  for (const type of ["keydown", "pointerdown", "popstate"])
    addEventListener(type, () => stop.abort(), { signal: stop.signal });
  setTimeout(() => stop.abort(), PATIENCE);
  find();
  observer.observe(document.body, { childList: true, subtree: true }); // what has the focus may only say that it loads
}

function focusOn(id: string): void {
  const part = document.getElementById(id)!;
  focusable(part);
  part.focus({ preventScroll: true });
  if (id !== "main") part.scrollIntoView();
}

function focusable(part: HTMLElement | null): void {
  if (part !== null && part.tabIndex < 0) part.setAttribute("tabindex", "-1");
}

function arrive(): void {
  place.path = location.pathname;
  place.search = location.search;
  place.hash = location.hash;
}

/** Whether a link leads to a part of this page: the browser scrolls there, and moves the focus, by itself. */
function isHere(link: HTMLAnchorElement): boolean {
  return link.hash !== "" && link.pathname === location.pathname && link.search === location.search;
}

function isOurs(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (link.target !== "" || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return false;
  return link.origin === location.origin && link.getAttribute("href") !== null;
}
