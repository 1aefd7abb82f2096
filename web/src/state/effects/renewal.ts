/* A deploy replaces the pieces of the client: a tab that asks for one that is gone loads the new page, once. */

const KEY = "tenfold-renewed";

/** Returns whether the page is to be loaded again for a piece that is missing: once a piece, so that nothing loops. */
export function isFirstMiss(piece: string, memory: Pick<Storage, "getItem" | "setItem">): boolean {
  const missed = (memory.getItem(KEY) ?? "").split("\n");
  if (missed.includes(piece)) return false;
  memory.setItem(KEY, [...missed, piece].join("\n"));
  return true;
}

/** Load the page again when a piece of it is missing while the server answers. */
export function watchPieces(): void {
  addEventListener("vite:preloadError", (event) => void renew(event.payload.message));
}

async function renew(piece: string): Promise<void> {
  const answer = await fetch(location.pathname, { cache: "no-store" }).catch(() => null);
  if (answer?.ok && isFirstMiss(piece, sessionStorage)) location.reload();
}
