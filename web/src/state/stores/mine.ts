/* My tables in the order in which they matter, and looking at them again and again. */
import type { Listed } from "../../wire/types";
import { leftOf } from "../logic/clocks";

/** How many milliseconds lie between two looks at my tables, while the page is seen and while it is hidden. */
const SEEN = 4000;
const HIDDEN = 60_000;

/** Returns tables in order: my turn first, the least time first; then games with people, then the last changed; finished ones last. */
export function inOrder(tables: readonly Listed[]): Listed[] {
  const placed = tables.map((listed) => ({ listed, place: placeOf(listed) }));
  return placed.sort((a, b) => compare(a.place, b.place)).map(({ listed }) => listed);
}

/** Returns the tables whose game is not over, in order. */
export function unfinished(tables: readonly Listed[]): Listed[] {
  return inOrder(tables.filter(({ table }) => table.status !== "over"));
}

export function countTurns(tables: readonly Listed[]): number {
  return tables.filter((listed) => listed.my_turn).length;
}

/** Returns how many milliseconds who is to move has left, or null without a clock. */
export function timeLeft({ table, mine, my_turn }: Listed): number | null {
  const seat = my_turn ? table.active.find((each) => mine.includes(each)) : table.active[0];
  if (seat === undefined || table.times === null) return null;
  return leftOf(table.times, seat, Date.now(), table.times.at);
}

function placeOf(listed: Listed): number[] {
  const { table } = listed;
  const people = table.seats.filter(({ kind }) => kind === "person").length;
  const left = timeLeft(listed) ?? Infinity;
  return [Number(table.status === "over"), -Number(listed.my_turn), left, -people, -listed.changed];
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, each] of a.entries()) {
    const other = b[i] ?? 0;
    if (each !== other) return each < other ? -1 : 1;
  }
  return 0;
}

/** Looks now, then again and again, and at once when the page is seen again; returns how to stop. */
export function keepLooking(look: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const next = async (): Promise<void> => {
    clearTimeout(timer);
    await look();
    if (!stopped) timer = setTimeout(next, document.hidden ? HIDDEN : SEEN);
  };
  const seen = (): void => void (document.hidden || next());
  document.addEventListener("visibilitychange", seen);
  void next();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}
