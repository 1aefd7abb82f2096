/* A finished game, step by step: each step's view is the one before with what changed. */
import type { Replay } from "../wire/types";
import type { Event, View } from "./table";

export interface Moment {
  view: View;
  events: readonly Event[];
  /** Whose move it was; null where chance began. */
  seat: number | null;
}

/** The moments of a replay; the first is before the first move. */
export function moments(replay: Replay): Moment[] {
  let view: View = {};
  return replay.steps.map(({ view: changed, events }) => {
    view = { ...view, ...changed };
    return { view, events, seat: mover(events) };
  });
}

function mover(events: readonly Event[]): number | null {
  const seat = events.find((event) => typeof event.seat === "number")?.seat;
  return (seat as number | undefined) ?? null;
}
