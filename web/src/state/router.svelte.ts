/* Where we are: a path and its hash, changed without loading the page anew. */

export const place = $state({ path: location.pathname, search: location.search, hash: location.hash });

/** Go to another page of this site. */
export function go(path: string, options: { replace?: boolean } = {}): void {
  history[options.replace ? "replaceState" : "pushState"](null, "", path);
  arrive();
  if (!options.replace) scrollTo(0, 0);
}

/** The parts of a path: `/t/abc/replay` is `["t", "abc", "replay"]`. */
export function parts(path: string): string[] {
  return path.split("/").filter(Boolean).map(decodeURIComponent);
}

/** Follow links and the browser's own buttons. */
export function follow(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest("a");
    if (link === null || link === undefined || !isOurs(link, event)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

function arrive(): void {
  place.path = location.pathname;
  place.search = location.search;
  place.hash = location.hash;
}

function isOurs(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (link.target !== "" || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return false;
  return link.origin === location.origin && link.getAttribute("href") !== null;
}
