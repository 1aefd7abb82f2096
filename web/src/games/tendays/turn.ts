/** A turn of 10 Days: in one sentence, and what it changed on the board. */

import type { Data } from "../game";
import type { Event } from "./types";

type Told<K extends Event["event"]> = Extract<Event, { event: K }>;

/** A tile that was taken from a pile and put into the journey, as one message; null for any other turn. */
export function turn(events: readonly Event[]): { message: string; data: Data } | null {
  const draw = events.find((event): event is Told<"draw"> => event.event === "draw");
  const put = events.find((event): event is Told<"put"> => event.event === "put");
  if (put === undefined || draw?.pile == null) return null;
  const { seat, day, dropped, pile } = put;
  const data = { seat, day, dropped, pile, tile: draw.tile, from: draw.pile };
  return { message: "tendays-board-took", data };
}

/** The places that a turn has changed: tiles that others take and put are known by where they lay. */
export function changed(events: readonly Event[], viewer: number | null): string[] {
  return events.flatMap((event) => places(event, viewer));
}

function places(event: Event, viewer: number | null): string[] {
  switch (event.event) {
    case "draw":
      return event.pile === null || event.tile === null ? [] : [`place ${event.tile}`];
    case "put":
      return [...days(event.seat, [event.day], viewer), `pile ${event.pile}`, `place ${event.dropped}`];
    case "drop":
      return [`pile ${event.pile}`, `place ${event.tile}`];
    case "swap":
      return days(event.seat, event.days, viewer);
    default:
      return [];
  }
}

function days(seat: number, days: readonly number[], viewer: number | null): string[] {
  return seat === viewer ? days.map((day) => `day ${day}`) : [`seat ${seat}`];
}
