/** The names of cities on the board. */

import type { Speech } from "../../game";
import { apart, type Label } from "./labels";
import { LAYOUT } from "./layout";

/** Returns the names that stand clear of each other, in a font of a size in units of the board; those of `first` stay. */
export function cityNames(speech: Speech, first: ReadonlySet<string>, font: number): Label[] {
  const labels = Object.entries(LAYOUT.places).flatMap(([id, { at, anchor, lines: count }]) =>
    at ? [{ id, at, anchor, text: lines(speech.name("place", id), count ?? 1), first: first.has(id) }] : [],
  );
  return apart(labels, font);
}

/** A name in as many lines as the board has room for. */
function lines(name: string, count: number): string[] {
  const at = Math.max(name.lastIndexOf(" "), name.lastIndexOf("-"));
  if (count < 2 || at < 0) return [name];
  return [name.slice(0, at + 1).trim(), name.slice(at + 1)];
}
