/** Where the names on the map stand, so that all can be read: none over another, none beyond the edge, and none outside of its land but with a leader. */

import type { Column, Label } from "../context";
import { contains, type Place, type Point } from "./geo";

/** Left, top, right and bottom, in map units. */
export type Box = readonly [number, number, number, number];

/** A name to be placed: its texts, the best first, each in its lines. */
export interface Wanted {
  code: string;
  place: Place;
  texts: readonly (readonly string[])[];
  label?: Label | undefined;
}

export interface Name {
  code: string;
  lines: readonly string[];
  /** The size of its letters, in map units. */
  font: number;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  turn?: number | undefined;
  /** Where its leader begins: it stands on the sea. */
  from?: Point | undefined;
  box: Box;
}

/** How high a line is, in parts of the font's size. */
const LINE = 1.02;
/** How much of a name stands on its own land at least. */
const INSIDE = 0.72;
const SMALLER = 0.88;

export interface Room {
  /** The size of letters, in map units. */
  font: number;
  /** What names may not leave. */
  edge: Box;
  /** What names may not cover. */
  taken: readonly Box[];
  columns: readonly Column[];
}

/** Places as many names as can stand together: on their lands, and in columns on the sea where they do not fit. */
export function place(wanted: readonly Wanted[], { font, edge, taken, columns }: Room): Name[] {
  const kept: Name[] = [];
  const keep = (names: readonly Name[]): boolean => {
    const name = names.find(
      ({ box }) =>
        within(box, edge) &&
        !taken.some((other) => meet(other, box)) &&
        !kept.some((other) => meet(other.box, box)),
    );
    if (name) kept.push(name);
    return name !== undefined;
  };
  const left = [...wanted].sort(byRoom).filter((each) => !keep(candidates(each, font)));
  for (const column of columns) {
    const listed = column.codes.flatMap((code) => left.find((each) => each.code === code) ?? []);
    listed.forEach((each, row) => keep(inColumn(each, column, row, font)));
  }
  return kept;
}

/** The ways to write a name in a row of a column. */
function inColumn({ code, place: land, texts }: Wanted, column: Column, row: number, font: number): Name[] {
  const y = column.y + (column.up ? -row : row) * font * 1.15;
  const label: Label = { x: column.x, y, anchor: column.anchor, from: land.at };
  return texts
    .filter((lines) => lines.length === 1)
    .map((lines) => write(code, lines, font, [column.x, y], label));
}

/** Those with a leader have their own spot on the sea; of the others the large lands come first. */
function byRoom(a: Wanted, b: Wanted): number {
  const room = ({ label, place: { box } }: Wanted): number => (label?.from ? 1e9 : box[2] * box[3]);
  return room(b) - room(a);
}

/** The ways to write a name, the best first. */
function candidates({ code, place: land, texts, label }: Wanted, font: number): Name[] {
  const spots: Point[] = label ? [[label.x, label.y], land.at] : [land.at];
  const inside = texts.flatMap((lines) =>
    [font, font * SMALLER].flatMap((size) =>
      spots.flatMap((spot) => shifted(spot, size).map((at) => write(code, lines, size, at, label))),
    ),
  );
  return label?.from || label?.anchor ? inside : inside.filter(({ box }) => fits(box, land));
}

/** A spot, and those a little above and below it. */
function shifted([x, y]: Point, font: number): Point[] {
  return [0, -0.5, 0.5, -1, 1].map((by) => [x, y + by * font]);
}

function write(code: string, lines: readonly string[], font: number, [x, y]: Point, label?: Label): Name {
  const own = label !== undefined && (label.x === x || label.from !== undefined),
    anchor = (own && label.anchor) || "middle",
    turn = own ? label.turn : undefined,
    wide = Math.max(...lines.map(width)) * font,
    high = ((lines.length - 1) * LINE + 0.8) * font;
  const left = anchor === "start" ? x : anchor === "end" ? x - wide : x - wide / 2;
  const box: Box = turn
    ? [x - wide * 0.3, y - wide * 0.4, x + wide * 0.3, y + wide * 0.4]
    : [left, y - high / 2, left + wide, y + high / 2];
  return { code, lines, font, x, y, anchor, turn, from: label?.from, box };
}

/** How wide a line is, in parts of the font's size. */
function width(line: string): number {
  return [...line].reduce((sum, letter) => sum + widthOf(letter), 0);
}

function widthOf(letter: string): number {
  if (/[mMwW]/.test(letter)) return 0.86;
  if (/[iljtfr.,'’ -]/.test(letter)) return 0.35;
  return /[A-Z]/.test(letter) ? 0.64 : 0.55;
}

/** Whether enough of a name stands on its land. */
function fits([left, top, right, bottom]: Box, { outline }: Place): boolean {
  const xs = [0, 0.25, 0.5, 0.75, 1].map((part) => left + (right - left) * part),
    ys = [0.2, 0.8].map((part) => top + (bottom - top) * part);
  const all = xs.flatMap((x) => ys.map((y): Point => [x, y]));
  return all.filter((point) => contains(outline, point)).length >= all.length * INSIDE;
}

export const meet = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

const within = (a: Box, b: Box): boolean => a[0] >= b[0] && a[1] >= b[1] && a[2] <= b[2] && a[3] <= b[3];

/** The shortest beginning of each name that no other has, with a stop; a name that is hardly longer stays whole. */
export function abbreviated(names: readonly string[]): string[] {
  return names.map((name) => {
    for (let length = 3; length < name.length - 2; length++) {
      const start = name.slice(0, length);
      if (names.filter((other) => other.startsWith(start)).length === 1) return `${start}.`;
    }
    return name;
  });
}
