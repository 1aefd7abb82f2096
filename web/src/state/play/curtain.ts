/* Whose eyes a shared screen should have: the curtain falls where they are not the present ones. */
import type { TableShape } from "../../wire/types";

/** The seat that is to look now: the present one while it may move, or else the next of this screen that may. */
export function next(
  mine: readonly number[],
  table: Pick<TableShape, "active" | "status">,
  seat: number | null,
): number | null {
  if (mine.length < 2 || table.status !== "playing") return seat;
  const waiting = mine.filter((each) => table.active.includes(each));
  if (seat !== null && waiting.includes(seat)) return seat;
  return waiting[0] ?? seat;
}
