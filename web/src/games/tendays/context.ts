/** What every part of a 10 Days board is drawn with: the geography and the words. */

import { getContext, setContext } from "svelte";
import type { Speech } from "../game";
import type { Geography } from "./map/geo";
import type { Shorts } from "./tiles/names";

export interface Label {
  /** Where the name stands, in map units; where it has `from`, a leader begins there, and the name stands on the sea. */
  x: number;
  y: number;
  anchor?: "start" | "end" | "middle";
  from?: [number, number];
  turn?: number;
}

/** Names that do not fit on their small lands stand under each other on the sea, each with a leader. */
export interface Column {
  /** Where the first one begins, in map units. */
  x: number;
  y: number;
  anchor: "start" | "end";
  /** The next ones stand above. */
  up?: boolean;
  codes: readonly string[];
}

export interface Atlas {
  geography: Geography;
  labels: Record<string, Label>;
  columns?: readonly Column[];
  shorts: Shorts;
  /** Places that a ferry joins: as good as a border (T4.2). */
  ferries?: readonly (readonly [string, string])[];
  /** Places of several words, which are called `brief-<code>` on a small map. */
  briefs: Shorts;
  /** The message for what its places are called, after their number. */
  placesMessage: string;
  /** The names of seas: message, x, y. */
  seas: [string, number, number][];
  /** The seats stand in a row under the map, which is wide, not in a column on the sea. */
  seatsInRow?: boolean;
  /** The size of names, where it is not the usual one. */
  font?: number;
  /** Pixels kept free around the map when it is wide, of middle width and narrow: left, top, right, bottom. */
  pad: Record<"wide" | "mid" | "narrow", [number, number, number, number]>;
}

export interface MapContext extends Atlas {
  readonly speech: Speech;
}

const KEY = Symbol("10 Days");

export const setMap = (map: MapContext): MapContext => setContext(KEY, map);
/** Sets the context for parts of a board that stand alone, as on the end page. */
export function provideMap(atlas: Atlas, speech: () => Speech): void {
  setMap({
    ...atlas,
    get speech() {
      return speech();
    },
  });
}
export const getMap = (): MapContext => getContext<MapContext>(KEY);
