/** The games whose boards are part of the page. Each is known by the `<game>.box.ts` in its folder: this module names none. */

import type { Component } from "svelte";
import type { GameUi } from "./game";

/** The places of a map, each with its outline and its colour. */
interface Geography {
  places: Readonly<
    Record<string, { d: string; colour: string; box: readonly [number, number, number, number] }>
  >;
}

/** What decides who begins, in a game that has a custom for it. */
export interface LadderProps {
  names: string[];
  seats: number[];
  bots: boolean[];
  start: (first: number | null) => void;
  close: () => void;
}

/** A small picture of a finished game. With null it draws once on a page what all such pictures share. */
export interface KeepsakeProps {
  /** What the server remembers of the game for its picture. */
  picture: Readonly<Record<string, unknown>> | null;
  score: number;
}

/** What the page knows of a game before its board is fetched. */
export interface Box {
  game: string;
  family: string;
  /** Its place on the shelf, from the left. */
  place: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  board: () => Promise<{ game: GameUi<any, any> }>;
  /** The small picture of a finished game. */
  keepsake?: () => Promise<{ default: Component<KeepsakeProps> }>;
  /** The map whose places are stamped in a passport when one wins with them. */
  passport?: () => Promise<{ ATLAS: { geography: Geography } }>;
  /** Asked before the first game if nobody has been chosen to begin. */
  ladder?: () => Promise<{ default: Component<LadderProps> }>;
}

const found = import.meta.glob<{ box: Box }>("./*/*.box.ts", { eager: true });

export const BOXES: readonly Box[] = Object.values(found)
  .map(({ box }) => box)
  .sort((a, b) => a.place - b.place);

/** The box of a game; undefined if the page has no board for it. */
export function boxOf(game: string): Box | undefined {
  return BOXES.find((box) => box.game === game);
}
