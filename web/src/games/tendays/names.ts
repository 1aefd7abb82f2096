/** How a tile is named and coloured on its face. */

import type { Speech } from "../game";
import type { Geography } from "./geo";
import type { Tile } from "./types";

export interface Face {
  colour: string;
  name: string;
  /** The capital, or the colour of an airplane. */
  under: string;
  /** One of two tiles of its place. */
  twin: boolean;
}

/** Places whose names are too long for a tile and a map: `short-<code>` is said there. */
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
    ? speech.say(`short-${code}`).replace("-|", "-").replace("|", " ")
    : speech.name("tile", code);
}

/** A name on the map, in as many lines as it takes. */
export function lines(code: string, speech: Speech, shorts: Shorts): string[] {
  return shorts.has(code) ? speech.say(`short-${code}`).split("|") : [speech.name("tile", code)];
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
