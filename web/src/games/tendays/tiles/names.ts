/** How a tile is named and coloured on its face. */

import type { Speech } from "../../game";
import type { Geography } from "../map/geo";
import type { Tile } from "../types";

const SOFT_HYPHEN = "\u00ad";

export interface Face {
  colour: string;
  name: string;
  /** The capital, or the colour of an airplane. */
  under: string;
  /** One of two tiles of its place. */
  twin: boolean;
}

/** Places whose names are too long for a tile and a map: `short-<code>` is said there, with `|` where a line may end, and `~|` inside a word. */
export interface Shorts {
  has(code: string): boolean;
}

export function face(tile: Tile, geography: Geography, speech: Speech, shorts: Shorts): Face {
  if (tile === "car") return { colour: "none", name: speech.say("board-car"), under: "", twin: false };
  const colour = planeColour(tile);
  if (colour)
    return { colour, name: speech.say("board-airplane"), under: speech.name("colour", colour), twin: false };
  const place = geography.places[tile];
  return {
    colour: place?.colour ?? "none",
    name: short(tile, speech, shorts),
    under: speech.say(`capital-${tile}`),
    twin: place?.tiles === 2,
  };
}

export function short(code: string, speech: Speech, shorts: Shorts): string {
  return shorts.has(code)
    ? speech.say(`short-${code}`).replaceAll("~|", SOFT_HYPHEN).replaceAll("-|", "-").replaceAll("|", " ")
    : speech.name("tile", code);
}

/** The ways to write a name on the map, the best first, each in its lines. */
export function writings(code: string, brief: string, speech: Speech, shorts: Shorts): string[][] {
  const whole = shorts.has(code)
    ? speech.say(`short-${code}`)
    : speech.name("tile", code).replaceAll(" ", "|");
  const split = whole.replaceAll("~|", "-|").split("|"),
    one = whole.replaceAll("~|", "").replaceAll("-|", "-").replaceAll("|", " ");
  return split.length > 1 ? [[one], split, [brief]] : [[one], [brief]];
}

/** The letters of the longest word. */
export function longest(name: string): number {
  return Math.max(
    1,
    ...name
      .replaceAll(SOFT_HYPHEN, "")
      .split(/[ -]/)
      .map((word) => word.length),
  );
}

export function planeColour(tile: Tile): string | null {
  return tile.startsWith("plane-") ? tile.slice(6) : null;
}

/** What a tile is called in a sentence. */
export function tileName(tile: Tile | null, speech: Speech): string {
  return tile === null
    ? speech.say("board-open")
    : tile === "?"
      ? speech.say("board-hidden")
      : speech.name("tile", tile);
}

/** The colour of a place on the map, paler where it steps back. */
export function landColour(colour: string, off: boolean): string {
  const full = `var(--d-${colour})`;
  return off ? `color-mix(in srgb, ${full} 52%, var(--land-back))` : full;
}
