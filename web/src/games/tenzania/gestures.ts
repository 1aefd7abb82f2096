/** From what is pressed to a move of Tenzania: a card, then what it makes where there is a choice. */

import type { React } from "../game";
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

export interface Chosen {
  /** The card that can be played in several ways, one of which is still to be chosen. */
  card: number | null;
}

export const NOTHING: Chosen = { card: null };

/** What a gesture does: `card 5` or its digit plays the card, or chooses it if it can be played in several ways. */
export const react: React<Chosen> = (_, gesture, legal) => {
  if ("from" in gesture) return { chosen: NOTHING };
  const card = /^(?:card )?(\d)$/.exec("key" in gesture ? gesture.key : gesture.press)?.[1];
  const [only, ...more] = movesOf(card ?? "", legal);
  if (only === undefined) return { chosen: NOTHING };
  return more.length === 0 ? { chosen: NOTHING, move: only } : { chosen: { card: Number(card) } };
};

function movesOf(card: string, legal: readonly string[]): string[] {
  return legal.filter((move) => PLAY.exec(move)?.[1] === card);
}

/** The ways of a card, of the moves that are legal. */
export function ways(view: View, legal: readonly string[], card: number): Way[] {
  return movesOf(String(card), legal).map((move) => way(view.value, move));
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
