/** A turn of Tenzania: in one sentence, and what it changed on the board. */

import type { Data } from "../game";
import type { Event } from "./types";

type Told<K extends Event["event"]> = Extract<Event, { event: K }>;

/** A card that makes ten and takes the table, as one message; null for any other turn. */
export function turn(events: readonly Event[]): { message: string; data: Data } | null {
  const play = events.find((event): event is Told<"play"> => event.event === "play");
  const take = events.find((event): event is Told<"take"> => event.event === "take");
  if (play === undefined || take === undefined || play.seat !== take.seat) return null;
  const { seat, card, value } = play;
  return { message: "tenzania-board-makes-ten", data: { seat, card, value, count: take.count } };
}

/** The tower of whoever took the table, or the table where the card lies. */
export function changed(events: readonly Event[], viewer: number | null): string[] {
  const take = events.find((event): event is Told<"take"> => event.event === "take");
  if (take === undefined) return ["table"];
  return [take.seat === viewer ? "tower" : `tower ${take.seat}`];
}
