/** A view of any game as facts that can be read: one value a line, and a table of what each seat has. */

import type { View } from "../../wire/shorthand";

export interface Fact {
  key: string;
  text: string;
}

export interface Column {
  key: string;
  /** What each seat has, by seats. */
  cells: readonly string[];
}

export interface Facts {
  lines: readonly Fact[];
  columns: readonly Column[];
}

/** Said elsewhere: by the banner, and by the seats' own names. */
const SAID = new Set(["game", "viewer", "seats", "stage", "active", "turn", "winner"]);
const NONE = "–";

/** Returns everything that a view tells of a game with so many seats. */
export function factsOf(view: View, seats: number): Facts {
  const told = Object.entries(view).filter(([key]) => !SAID.has(key));
  const isColumn = (value: unknown): value is unknown[] => Array.isArray(value) && value.length === seats;
  return {
    lines: told.flatMap(([key, value]) => (isColumn(value) ? [] : [{ key, text: textOf(value) }])),
    columns: told.flatMap(([key, value]) => (isColumn(value) ? [{ key, cells: value.map(textOf) }] : [])),
  };
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === "") return NONE;
  if (typeof value === "boolean") return value ? "✓" : NONE;
  if (Array.isArray(value)) return value.length === 0 ? NONE : value.map(textOf).join(", ");
  if (typeof value !== "object") return String(value);
  const all = Object.entries(value).map(([key, each]) => `${plain(key)} ${textOf(each)}`);
  return all.length === 0 ? NONE : all.join(", ");
}

/** A key as words: `terrain_deck` is "terrain deck". */
export function plain(key: string): string {
  return key.replaceAll("_", " ");
}
