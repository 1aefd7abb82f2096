/** How what happens in Tenzania is shown: cards travel to the table, and a table that is taken is looked at before it goes to its tower. */

import type { Flight } from "../kit/fly";
import type { Event } from "./types";

/** How long a taken table lies there. */
export const LOOK = 1100;

/** A table that was just taken. */
export interface Moment {
  cards: number[];
  value: number;
  taker: number;
}

type Told<K extends Event["event"]> = Extract<Event, { event: K }>;
const of = <K extends Event["event"]>(events: readonly Event[], kind: K): Told<K>[] =>
  events.filter((each): each is Told<K> => each.event === kind);

/** What was taken, by the table before. */
export function moment(events: readonly Event[], before: readonly number[]): Moment | null {
  const take = of(events, "take").at(-1),
    play = of(events, "play").at(-1);
  return take && play ? { cards: [...before, play.card], value: play.value, taker: take.seat } : null;
}

/** First the card that was played, then those that were drawn. */
export function flights(events: readonly Event[], viewer: number | null): Flight[][] {
  const played = of(events, "play")
    .slice(-1)
    .map(({ seat }) => ({ from: place(seat, viewer), to: "top" }));
  const drawn = of(events, "draw")
    .filter(({ seat }) => seat === viewer)
    .map(({ card }) => ({ from: "deck", to: `card ${card}` }));
  return [played, drawn.slice(-1)];
}

/** The table that was taken goes to its tower. */
export function leaving({ taker }: Moment, viewer: number | null): Flight[][] {
  return [[{ from: "table", to: taker === viewer ? "tower" : `tower ${taker}`, show: "table" }]];
}

function place(seat: number, viewer: number | null): string {
  return seat === viewer ? "hand" : `seat ${seat}`;
}
