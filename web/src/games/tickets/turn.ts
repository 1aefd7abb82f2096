/** A turn of Ticket to Ride: in one sentence, and what it changed on the board. */

import type { Data } from "../game";
import type { Event } from "./types";

/** A claim, or the cards that were drawn in one turn, as one message; null for any other turn. */
export function turn(events: readonly Event[]): { message: string; data: Data } | null {
  const claim = events.find((event): event is Claim => event.event === "claim");
  return claim === undefined ? drawn(events) : claimed(claim);
}

type Claim = Extract<Event, { event: "claim" }>;

function claimed({ seat, track, points, doubled }: Claim): { message: string; data: Data } {
  const ends = track.split(" ").slice(0, 2);
  return { message: "tickets-board-claimed", data: { seat, ends, points, doubled } };
}

function drawn(events: readonly Event[]): { message: string; data: Data } | null {
  const cards = events.flatMap((each) => (each.event === "take" || each.event === "draw" ? [each] : []));
  const [first] = cards;
  if (first === undefined || cards.length !== events.length) return null;
  const card = cards.map((each) => each.card ?? "hidden");
  return { message: "tickets-board-drew", data: { seat: first.seat, card } };
}

/** The route that was claimed, or the row of whoever has more cards or tickets now. */
export function changed(events: readonly Event[]): string[] {
  const places = events.flatMap((event) => {
    if (event.event === "claim") return [`route ${event.track}`];
    return "seat" in event ? [`row ${event.seat}|seat ${event.seat}`] : [];
  });
  return [...new Set(places)];
}
