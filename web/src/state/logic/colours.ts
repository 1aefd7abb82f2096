/* The colours of seats: which sign and colour each is drawn with. */
import type { SeatShape } from "../../wire/types";

export const COLOURS = ["teal", "rose", "umber", "indigo", "olive", "slate"] as const;

/** The seat whose colour a name is, from 0; undefined where it is none. */
export function seatOf(colour: string | null | undefined): number | undefined {
  const found = COLOURS.findIndex((each) => each === colour);
  return found < 0 ? undefined : found;
}

/** Which colour each seat is drawn in: a player's own where nobody before has it, otherwise the first that is free. */
export function paint(seats: readonly Pick<SeatShape, "colour">[]): number[] {
  const wanted = seats.map((seat) => seatOf(seat.colour));
  const taken = new Set<number>();
  const own = wanted.map((colour) => {
    if (colour === undefined || taken.has(colour)) return undefined;
    taken.add(colour);
    return colour;
  });
  return own.map((colour, seat) => {
    if (colour !== undefined) return colour;
    const free = taken.has(seat) ? COLOURS.findIndex((_, each) => !taken.has(each)) : seat;
    taken.add(free);
    return free;
  });
}
