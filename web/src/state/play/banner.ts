/* What the page tells the banners of all boards: the face that they show. */
import { getContext, setContext } from "svelte";
import type { Face } from "./face";

export interface Shown {
  readonly face: Face | null;
  readonly names: readonly string[];
  /** Whether the remedy can be asked for now. */
  readonly busy: boolean;
  /** Does what the button of the face says. */
  remedy(face: Face): void;
}

const KEY = Symbol("banner");

export function showFaces(shown: Shown): void {
  setContext(KEY, shown);
}

/** Returns what the banner shows; undefined on a page that is not a table in play. */
export function shownFace(): Shown | undefined {
  return getContext<Shown | undefined>(KEY);
}
