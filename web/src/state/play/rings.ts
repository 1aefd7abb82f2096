/* The places of a board that are ringed: boards ring what they draw on a map themselves. */
import { getContext, setContext } from "svelte";

export interface Rings {
  /** Places as the game's `changed` names them. */
  readonly places: readonly string[];
}

const KEY = Symbol("rings");
const NONE: Rings = { places: [] };

/** Gives the board of a table what is ringed. */
export function showRings(rings: Rings): void {
  setContext(KEY, rings);
}

/** What is ringed on this board; nothing where no table says so. */
export function ringsOf(): Rings {
  return getContext<Rings | undefined>(KEY) ?? NONE;
}

/** The places of one kind, by their names: of `place` `place KEN` is `KEN`. */
export function ofKind({ places }: Rings, kind: string): string[] {
  const before = `${kind} `;
  return places.filter((place) => place.startsWith(before)).map((place) => place.slice(before.length));
}
