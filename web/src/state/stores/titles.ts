/* What a game is called, and what is said of it before it is opened: by the page, or by the game's own words. */
import { has, t } from "../../words/page.svelte";
import { game } from "./me.svelte";

export function titleOf(name: string): string {
  const own = [`game-${name}`, `${name}-title`].find(has);
  return own === undefined ? (game(name)?.title ?? name) : t(own);
}

/** One sentence on what is to be done in it. */
export function goalOf(name: string): string {
  const own = [`game-${name}-say`, `${name}-goal`].find(has);
  return own === undefined ? "" : t(own);
}

/** How many can play it, and what else is to be known of it. */
export function factsOf(name: string): string {
  if (has(`game-${name}-facts`)) return t(`game-${name}-facts`);
  const seats = game(name)?.seats ?? [];
  return t("game-seats", { least: seats[0] ?? 2, most: seats.at(-1) ?? 2 });
}
