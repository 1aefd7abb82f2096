/** Where the tickets of a seat are pinned to the board. */

import { LAYOUT, spots } from "./layout";
import type { Ticket } from "../types";

export interface Pin {
  key: string;
  x: number;
  y: number;
  points: number;
  complete: boolean;
}

/** A pin at each end of each ticket; beside each other where several end at one place. */
export function pinned(tickets: readonly Ticket[], apart: number): Pin[] {
  const at: Record<string, number> = {};
  return tickets.flatMap(({ ends, points, complete }, ticket) =>
    ends.flatMap(spots).map((spot) => {
      const before = at[spot] ?? 0;
      at[spot] = before + 1;
      const { x, y } = LAYOUT.places[spot]!;
      return { key: `${ticket} ${spot}`, x: x + before * apart, y, points, complete };
    }),
  );
}
