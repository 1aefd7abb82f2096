/** What is said of a place: its colour, its neighbours, and how two days connect. */

import type { Link, Speech } from "../../game";
import type { Atlas } from "../context";
import type { Geography } from "./geo";
import { planeColour, tileName } from "../tiles/names";
import type { Tile } from "../types";

/** The places that a ferry joins with a place (T4.2). */
export function ferriesOf(code: string, { ferries = [] }: Pick<Atlas, "ferries">): string[] {
  return ferries.flatMap(([one, other]) => {
    if (one === code) return [other];
    return other === code ? [one] : [];
  });
}

/** Where one can go on foot from a place, in sentences. */
export function connections(
  code: string,
  atlas: Pick<Atlas, "ferries" | "geography">,
  speech: Speech,
): string {
  const named = (codes: readonly string[]): string =>
    speech.join(
      codes.map((each) => speech.name("tile", each)),
      "and",
    );
  const borders = atlas.geography.places[code]?.borders ?? [];
  const ferries = ferriesOf(code, atlas);
  const said = [
    ...(borders.length ? [speech.say("tendays-board-borders", { list: named(borders) })] : []),
    ...(ferries.length ? [speech.say("tendays-board-ferries", { list: named(ferries) })] : []),
  ];
  return said.length ? said.join(" ") : speech.say("tendays-board-no-borders");
}

/** A tile by its name and its colour, so that an airplane can be planned by ear. */
export function colouredName(tile: Tile | null, geography: Geography, speech: Speech): string {
  const what = tileName(tile, speech);
  const place = tile === null ? undefined : geography.places[tile];
  if (place === undefined || planeColour(tile ?? "") !== null) return what;
  return speech.say("tendays-board-coloured", { what, colour: place.colour });
}

/** How a day connects to the next, or why not; nothing while one of them is open. */
export function linkSentence(link: Link | undefined, speech: Speech): string {
  if (link === undefined || link.rule === "T5.1") return "";
  const [first, second] = link.days;
  return speech.say("tendays-board-link", { first, second, how: speech.say(link.message, link.data) });
}
