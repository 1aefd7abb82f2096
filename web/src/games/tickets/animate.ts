/** How what happens in Ticket to Ride is shown: cards travel to who took them, and a track fills train by train. */

import type { Flight } from "../kit/fly";
import type { Event } from "./types";

/** One train after the other. */
export const TRAIN = 70;
/** The trains of the longest track. */
export const MOST_TRAINS = 6;

export function flights(events: readonly Event[], viewer: number | null): Flight[][] {
  return events.map((event) => steps(event, viewer)).filter((step) => step.length);
}

function steps(event: Event, viewer: number | null): Flight[] {
  if (event.event === "take") return [home(event.seat, event.card, viewer, `up ${event.card}`)];
  if (event.event === "draw") return [home(event.seat, event.card, viewer, `${event.deck} deck`)];
  if (event.event === "draw-tickets")
    return [{ from: "tickets", to: event.seat === viewer ? "offer" : `seat ${event.seat}`, show: "tickets" }];
  return [];
}

function home(seat: number, card: string | null, viewer: number | null, from: string): Flight {
  if (seat !== viewer) return { from, to: `seat ${seat}`, show: from };
  return {
    from,
    to: card && !["desert", "jungle", "mountain"].includes(card) ? `hand ${card}` : `land ${card}`,
  };
}

/** The tracks that were just claimed. */
export function claimed(events: readonly Event[]): string[] {
  return events.flatMap((event) => (event.event === "claim" ? [event.track] : []));
}
