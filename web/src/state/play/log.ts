/* The log of a table: a line for each turn, for what happens to all, and for what was said. */
import type { Chat } from "../../wire/types";
import { turns, turnsSince, type Numbered, type Telling, type Turn } from "../logic/turns";
import type { TableState } from "./table";

/** One line of the log. */
export type Line =
  | { readonly key: string; readonly turn: Turn; readonly fresh: boolean }
  | { readonly key: string; readonly note: Numbered }
  | { readonly key: string; readonly said: Chat };

/** Events that concern everybody: each has a line of its own. */
const NOTED = ["begin", "last-round", "reveal", "agree", "end"];

/** How many lines stand in the page at most. */
export const MOST_LINES = 80;

/** Returns the lines that stand in the page when so many of the last ones are left out, and the number of those before. */
export function pageOf<T>(lines: readonly T[], back: number): { before: number; some: readonly T[] } {
  const end = Math.max(lines.length - back, Math.min(lines.length, MOST_LINES));
  const before = Math.max(0, end - MOST_LINES);
  return { before, some: lines.slice(before, end) };
}

/** Returns the lines of the log in their order; those since the viewer's last turn are fresh. */
export function logLines(
  { events, chat, seat }: Pick<TableState, "events" | "chat" | "seat">,
  how: Telling,
): Line[] {
  const all = turns(events, how);
  const fresh = new Set(turnsSince(all, seat));
  const placed = [
    ...all.map((turn) => ({ at: turn.events[0]!.index, line: ofTurn(turn, fresh.has(turn)) })),
    ...events.flatMap((event, index) =>
      NOTED.includes(String(event.event)) ? [{ at: index, line: ofNote({ event, index }) }] : [],
    ),
    ...chat.map((said, i) => ({ at: said.after - 0.5, line: { key: `said ${i}`, said } })),
  ];
  return placed.sort((one, other) => one.at - other.at).map(({ line }) => line);
}

const ofTurn = (turn: Turn, fresh: boolean): Line => ({
  key: `turn ${turn.seat} ${turn.round}`,
  turn,
  fresh,
});

const ofNote = (note: Numbered): Line => ({ key: `note ${note.index}`, note });
