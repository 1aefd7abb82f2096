/** From what is pressed to a move of Tenzania: a card, then what it makes where there is a choice. */

import { grouped, type Group } from "../game";
import type { View } from "./types";

/** One way to play a card: what it makes, how that is written, and what comes of it. */
export interface Way {
  move: string;
  card: number;
  makes: number;
  how: "begin" | "plus" | "minus" | "stay" | "double" | "zero";
  /** `ten` and `over` take the table: whose card made ten, or who played before. */
  end: "ten" | "over" | null;
}

const PLAY = /^play (\d) = (\d+)$/;

export function group(legal: readonly string[]): Group[] {
  return grouped(legal, (move) => `card ${PLAY.exec(move)?.[1] ?? ""}`);
}

/** The ways of a card, of the moves that are legal. */
export function ways(view: View, legal: readonly string[], card: number): Way[] {
  const found = group(legal).find(({ at }) => at === `card ${card}`);
  return (found?.moves ?? []).map((move) => way(view.value, move));
}

export function way(before: number | null, move: string): Way {
  const [, played, made] = PLAY.exec(move) ?? [];
  const card = Number(played),
    makes = Number(made);
  return {
    move,
    card,
    makes,
    how: how(before, card, makes),
    end: makes === 10 ? "ten" : makes > 10 ? "over" : null,
  };
}

function how(before: number | null, card: number, makes: number): Way["how"] {
  if (before === null) return "begin";
  if (card === 0) return "zero";
  if (before + card === makes) return "plus";
  if (before - card === makes) return "minus";
  return makes === card ? "stay" : "double";
}

/** What a key does: a digit plays its card, or shows its ways where there are several. */
export function react(legal: readonly string[], key: string): { move?: string; show?: number } {
  const found = /^\d$/.test(key) ? group(legal).find(({ at }) => at === `card ${key}`) : undefined;
  if (!found) return {};
  return found.moves.length === 1 ? { move: found.moves[0]! } : { show: Number(key) };
}
