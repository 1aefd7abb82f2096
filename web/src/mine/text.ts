/* What a finished game is told by: its place, and what it was played for. */
import { seatNames } from "../state/logic/names";
import type { PlayedGame } from "../wire/types";
import { t } from "../words/page.svelte";

/** With whom somebody would like to see games. */
export const COMPANY = ["all", "people", "bots"] as const;
export type Company = (typeof COMPANY)[number];

/** How games ended that somebody would like to see. */
export const ENDINGS = ["all", "won", "lost"] as const;
export type Ending = (typeof ENDINGS)[number];

export interface Wanted {
  company: Company;
  ending: Ending;
  /** A part of a name; an empty one lets every game through. */
  name: string;
}

export function isWanted(game: PlayedGame, { company, ending, name }: Wanted): boolean {
  const people = game.others.some(({ kind }) => kind !== "bot");
  if (company !== "all" && people !== (company === "people")) return false;
  if (ending !== "all" && game.won !== (ending === "won")) return false;
  const sought = name.trim().toLocaleLowerCase();
  return sought === "" || namesOf(game).some((each) => each.toLocaleLowerCase().includes(sought));
}

export function namesOf(game: PlayedGame): string[] {
  return seatNames(game.others);
}

/** The score of a game that has points, or how many turns a journey took. */
export function scoreOf({ measure, score, others, turns }: PlayedGame): string {
  if (measure === "points") return [score, ...others.map((each) => each.score)].join(" – ");
  return turns === null ? "" : t("mine-turns", { count: turns });
}

/** The days of games, the last one first, each with its games. */
export function byDay(games: readonly PlayedGame[]): { day: number; games: PlayedGame[] }[] {
  const days = new Map<string, PlayedGame[]>();
  for (const game of games) {
    const key = new Date(game.at).toDateString();
    days.set(key, [...(days.get(key) ?? []), game]);
  }
  return [...days.values()].map((found) => ({ day: found[0]!.at, games: found }));
}
