/** The games whose boards are part of the page. Each is known by the `<game>.box.ts` in its folder: this module names none. */

import type { Component } from "svelte";
import type { GameUi } from "./game";

/** What decides who begins, in a game that has a custom for it. */
export interface LadderProps {
  names: string[];
  seats: number[];
  bots: boolean[];
  start: (first: number | null) => void;
  close: () => void;
}

/** What the page knows of a game before its board is fetched. */
export interface Box {
  game: string;
  family: string;
  /** Its place on the shelf, from the left. */
  place: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  board: () => Promise<{ game: GameUi<any, any> }>;
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
