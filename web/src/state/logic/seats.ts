/* The seats of a table as they are drawn. */
import type { SeatShape } from "../../wire/types";
import { t } from "../../words/page.svelte";
import { paint } from "./colours";
import { seatNames, shortNames } from "./names";

export interface DrawnSeat {
  name: string;
  /** The same where there is little room. */
  short?: string | undefined;
  /** 1 to 6: the colour and the sign of the seat. */
  colour: number;
  /** The level of the bot that plays it. */
  bot?: string | undefined;
  away?: boolean | undefined;
  /** What its clock shows. */
  clock?: string | undefined;
}

/** Who sits at each seat; `clock` says what the clock of a seat shows. */
export function seatsOf(
  seats: readonly SeatShape[],
  clock?: (seat: number) => string | undefined,
): DrawnSeat[] {
  const names = seatNames(seats),
    shorts = shortNames(seats),
    colours = paint(seats);
  return seats.map((seat, i) => ({
    name: names[i]!,
    short: shorts[i]!,
    colour: colours[i]! + 1,
    bot: seat.bot === null ? undefined : t(`bots-${seat.bot}`),
    away: seat.kind === "person" && (!seat.here || seat.away !== null),
    clock: clock?.(i),
  }));
}

/** The seat of a player at a table, the first of several; null for a spectator. */
export function ownSeat(seats: readonly SeatShape[], player: string | undefined): number | null {
  const found = seats.findIndex((seat) => seat.player === player);
  return player === undefined || found < 0 ? null : found;
}
