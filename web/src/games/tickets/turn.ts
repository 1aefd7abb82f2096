/** A turn of another seat in one sentence. */

import type { Data } from "../game";
import type { Event } from "./types";

/** Cards that were drawn in one turn, as one message; null for any other turn. */
export function turn(events: readonly Event[]): { message: string; data: Data } | null {
  const cards = events.flatMap((each) => (each.event === "take" || each.event === "draw" ? [each] : []));
  const [first] = cards;
  if (first === undefined || cards.length !== events.length) return null;
  const card = cards.map((each) => each.card ?? "hidden");
  return { message: "tickets-board-drew", data: { seat: first.seat, card } };
}
