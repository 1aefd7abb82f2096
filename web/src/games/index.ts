/** The board of a game: a piece of the page of its own, fetched when its table is opened. */

import type { GameUi } from "./game";
import { boxOf } from "./boxes";

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyGame = GameUi<any, any>;

/** The board of a game; a game without one has its position and its moves in words. */
export async function load(name: string, family = name): Promise<AnyGame> {
  const box = boxOf(name);
  if (box !== undefined) return (await box.board()).game;
  return (await import("./text/text")).textGame(family);
}
