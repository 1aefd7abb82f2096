/** The boards of the games, by the games' names. Each is a piece of the client of its own, fetched when its table is opened. */

import type { GameUi } from "./game";

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyGame = GameUi<any, any>;

const GAMES: Record<string, () => Promise<{ game: AnyGame }>> = {
  africa: () => import("./tendays/africa"),
  usa: () => import("./tendays/usa"),
  tickets: () => import("./tickets"),
  tenzania: () => import("./tenzania"),
};

/** The board of a game. */
export async function load(name: string): Promise<AnyGame> {
  const found = GAMES[name];
  if (!found) throw new Error(`there is no board of ${name}`);
  return (await found()).game;
}
