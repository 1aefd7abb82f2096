/* Reviews that were made in this tab: the replay marks the mistakes of the review that one comes from. */
import type { Reviewed } from "../logic/review";

/** The review of a seat's moves, if one was made. */
export function keptReview(table: string, seat: number): Reviewed | null {
  try {
    const kept = sessionStorage.getItem(key(table, seat));
    return kept === null ? null : (JSON.parse(kept) as Reviewed);
  } catch {
    return null; // a browser that keeps nothing
  }
}

export function keepReview(table: string, seat: number, review: Reviewed): void {
  try {
    sessionStorage.setItem(key(table, seat), JSON.stringify(review));
  } catch {
    // a browser that keeps nothing, or no more
  }
}

function key(table: string, seat: number): string {
  return `tenfold review ${table} ${seat}`;
}
