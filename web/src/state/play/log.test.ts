import { expect, test } from "vitest";
import { logLines, MOST_LINES, pageOf, type Line } from "./log";

const HOW = { telling: ["put", "drop"], leading: ["draw"] };
const event = (name: string, seat?: number) => ({ event: name, ...(seat === undefined ? {} : { seat }) });
const said = (text: string, after: number) => ({ text, after, name: "Ada", seat: 0, data: {} });
const inShort = (line: Line) =>
  "turn" in line ? `turn ${line.turn.seat}` : "note" in line ? String(line.note.event.event) : line.said.text;

test("turns, what concerns everybody and what was said stand in one order", () => {
  const events = [
    event("begin", 0),
    event("draw", 0),
    event("put", 0),
    event("drop", 1),
    event("last-round"),
  ];
  const chat = [said("hello", 0), said("well done", 3)];

  const lines = logLines({ events, chat: chat as never, seat: 0 }, HOW);

  expect(lines.map(inShort)).toEqual(["hello", "begin", "turn 0", "well done", "turn 1", "last-round"]);
  expect(lines.map((line) => "fresh" in line && line.fresh)).toEqual([
    false,
    false,
    false,
    false,
    true,
    false,
  ]);
});

test("a long log stands in the page by parts of the same length", () => {
  const lines = Array.from({ length: 3 * MOST_LINES }, (_, i) => i);

  expect(pageOf(lines, 0)).toEqual({ before: 2 * MOST_LINES, some: lines.slice(-MOST_LINES) });
  expect(pageOf(lines, 3 * MOST_LINES)).toEqual({ before: 0, some: lines.slice(0, MOST_LINES) });
  expect(pageOf(lines.slice(0, 5), 0)).toEqual({ before: 0, some: [0, 1, 2, 3, 4] });
});
