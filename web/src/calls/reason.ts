/* Why a table waits for this player: one function of what is known, without DOM. */
import type { TableState } from "../state/play/table";
import type { SeatShape, TableShape } from "../wire/types";

/** What the player is wanted for; each has a message `call-<reason>`. */
export type Reason = "turn" | "draw" | "undo" | "pause" | "rematch" | "start";

/** Returns what a table wants from the player who looks at it, or null. */
export function reasonOf({ table, mine }: Pick<TableState, "table" | "mine">): Reason | null {
  if (mine.length === 0) return null;
  if (table.status === "waiting") return beforeTheGame(table, mine);
  if (table.status === "over") return afterTheGame(table, mine);
  return inTheGame(table, mine);
}

function beforeTheGame(table: TableShape, mine: readonly number[]): Reason | null {
  const own = table.seats.find((_, seat) => mine.includes(seat));
  if (own === undefined) return null;
  if (table.rematch_of !== null) return own.ready ? null : "rematch";
  if (own.player !== table.host || table.seats.some(({ kind }) => kind === "open")) return null;
  return hasOthers(table, mine) ? "start" : null;
}

/** The other players want another game, and this one has not answered. */
function afterTheGame(table: TableShape, mine: readonly number[]): Reason | null {
  if (table.rematch !== null || table.rematch_by.length === 0) return null;
  return mine.some((seat) => table.rematch_by.includes(seat)) ? null : "rematch";
}

function inTheGame(table: TableShape, mine: readonly number[]): Reason | null {
  const playing = mine.filter((seat) => table.seats[seat]?.away === null);
  const { question } = table;
  if (question !== null && !mine.includes(question.seat)) {
    if (playing.some((seat) => !question.agreed.includes(seat))) return question.what;
  }
  if (mine.length > 1 && table.seats.every((seat, i) => mine.includes(i) || seat.kind === "bot")) return null;
  if (table.paused) return null;
  return playing.some((seat) => table.active.includes(seat)) ? "turn" : null;
}

/** Returns whether other people sit at a table, apart from those at this screen. */
export function hasOthers(table: { seats: readonly SeatShape[] }, mine: readonly number[]): boolean {
  return table.seats.some(({ kind }, i) => kind === "person" && !mine.includes(i));
}
