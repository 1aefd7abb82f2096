/** Where the tickets of a seat are pinned to the board. */

import { meet, type Box } from "./labels";
import { LAYOUT, spots, type Spot } from "./layout";
import type { Ticket } from "../types";

export interface Pin {
  key: string;
  x: number;
  y: number;
  /** Where its head is, in degrees clockwise from above its point. */
  turn: number;
  points: number;
  complete: boolean;
}

/** How far the head of a pin is from its point, and from the next one, in radii of a head. */
export const FAR = 2;
const APART = 1.3;

/** Where a head can be, the best first. */
const TURNS = [0, 180, 90, -90];

/** A pin at each end of each ticket, with a head of a radius: away from names, and beside each other where several end at one place. */
export function pinned(tickets: readonly Ticket[], radius: number, names: readonly Box[] = []): Pin[] {
  const before: Record<string, number> = {};
  return tickets.flatMap(({ ends, points, complete }, ticket) =>
    ends.flatMap(spots).flatMap((spot) => {
      const place = LAYOUT.places[spot];
      if (place === undefined) return [];
      const turn = freest(place, radius, names),
        far = (before[spot] ?? 0) * radius * APART;
      before[spot] = (before[spot] ?? 0) + 1;
      const [x, y] = turn % 180 === 0 ? [place.x + far, place.y] : [place.x, place.y + far];
      return [{ key: `${ticket} ${spot}`, x, y, turn, points, complete }];
    }),
  );
}

/** The turn whose head covers the fewest names. */
function freest(place: Spot, radius: number, names: readonly Box[]): number {
  const covered = TURNS.map((turn) => names.filter((box) => meet(box, head(place, turn, radius))).length);
  return TURNS[covered.indexOf(Math.min(...covered))] ?? 0;
}

function head({ x, y }: Spot, turn: number, radius: number): Box {
  const angle = (turn * Math.PI) / 180,
    cx = x + FAR * radius * Math.sin(angle),
    cy = y - FAR * radius * Math.cos(angle);
  return [cx - radius, cy - radius, cx + radius, cy + radius];
}
