/* How the end of a game is said. */
import type { Outcome } from "../../wire/types";

export interface Headline {
  /** A message of the page, with its data. */
  readonly message: string;
  readonly data: Readonly<Record<string, string | number | string[]>>;
}

/** Returns who won; a seat that a bot played to the end was not won by the player. */
export function headline(
  { winners, scores, stand_ins }: Pick<Outcome, "winners" | "scores" | "stand_ins">,
  names: readonly string[],
  { you, scored }: { you: number | null; scored: boolean },
): Headline {
  if (winners.length === names.length) return { message: "end-draw", data: {} };
  if (winners.length > 1) {
    return { message: "end-won-both", data: { names: winners.map((seat) => names[seat]!) } };
  }
  const winner = winners[0]!;
  const how = stand_ins.includes(winner) ? "end-bot-won" : "end-won";
  const message = `${how}${winner === you ? "-you" : ""}${scored ? "-with" : ""}`;
  return { message, data: { name: names[winner]!, score: scores[winner]! } };
}
