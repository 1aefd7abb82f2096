/** The cheapest way that would still join the two ends of a ticket: through a seat's own routes, and free ones. */

import { LAYOUT, spots, track, type Track } from "../map/layout";
import type { View } from "../types";

export interface Way {
  /** The free tracks that are lacking. */
  tracks: string[];
  /** How many trains they take. */
  trains: number;
  /** The seat's own tracks that it goes along. */
  own: string[];
}

/** A place, and how many trains the cheapest way there takes. */
interface Reached {
  place: string;
  cost: number;
}

/** The last track of the cheapest way to a place, and the place before it. */
interface Step {
  track: string;
  from: string;
}

/** The tracks at each place. */
const AT = new Map<string, Track[]>();
for (const each of LAYOUT.tracks) for (const end of each.ends) AT.set(end, [...(AT.get(end) ?? []), each]);

export function way(view: View, seat: number, [from, to]: readonly [string, string]): Way | null {
  const far = new Map<string, number>(),
    back = new Map<string, Step>(),
    done = new Set<string>();
  const goals = new Set(spots(to)),
    closed = new Set(view.closed);
  for (const spot of spots(from)) far.set(spot, 0);
  for (;;) {
    const here = next(far, done);
    if (here === null) return null;
    if (goals.has(here.place)) return trace(view, seat, here.place, back);
    done.add(here.place);
    for (const { id, ends, length } of AT.get(here.place) ?? []) {
      const cost = price(view.claimed[id], seat, closed.has(id), length),
        other = ends[0] === here.place ? ends[1] : ends[0];
      if (cost === null) continue;
      const total = here.cost + cost;
      if (total < (far.get(other) ?? Infinity)) {
        far.set(other, total);
        back.set(other, { track: id, from: here.place });
      }
    }
  }
}

/** What a track would cost in trains: nothing where it is the seat's own, null where it cannot be had. */
function price(owner: number | undefined, seat: number, closed: boolean, length: number): number | null {
  if (owner !== undefined) return owner === seat ? 0 : null;
  return closed ? null : length;
}

/** The nearest place that is not done. */
function next(far: ReadonlyMap<string, number>, done: ReadonlySet<string>): Reached | null {
  let best: Reached | null = null;
  for (const [place, cost] of far)
    if (!done.has(place) && (best === null || cost < best.cost)) best = { place, cost };
  return best;
}

function trace(view: View, seat: number, end: string, back: ReadonlyMap<string, Step>): Way {
  const found: string[] = [];
  for (let step = back.get(end); step; step = back.get(step.from)) found.push(step.track);
  const own = found.filter((id) => view.claimed[id] === seat);
  const tracks = found.filter((id) => view.claimed[id] !== seat);
  return { tracks, own, trains: tracks.reduce((sum, id) => sum + (track(id)?.length ?? 0), 0) };
}
