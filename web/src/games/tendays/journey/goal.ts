/** How far a journey is: its links, and which of them are made. */

import type { Link, Speech } from "../../game";

/** Whether each two neighbouring days connect, from the first two to the last. */
export function chain(links: readonly Link[]): boolean[] {
  return links.map(({ how }) => how !== null);
}

/** How many links are made, in words. */
export function links(made: readonly boolean[], speech: Speech): string {
  return speech.say("tendays-board-goal-links", { count: made.filter(Boolean).length, all: made.length });
}
