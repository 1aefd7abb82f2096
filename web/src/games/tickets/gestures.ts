/** From what is pressed to a move of Ticket to Ride. Places are `train red`, `train deck`, `terrain jungle`, `tickets`, `route <track>`, and the steps of a claim. */

import { grouped, type Group } from "../game";
import { price, track } from "./layout";
import type { View } from "./types";

export function group(legal: readonly string[]): Group[] {
  return grouped(legal, (move) => {
    if (move.startsWith("claim ")) return `route ${move.slice(6)}`;
    return move.startsWith("keep ")
      ? move
          .split(" ")
          .slice(1)
          .map((number) => `offer ${number}`)
      : move;
  });
}

/** The tracks that can be claimed now. */
export function claimable(legal: readonly string[]): Set<string> {
  return new Set(legal.filter((move) => move.startsWith("claim ")).map((move) => move.slice(6)));
}

/** The move that keeps some of the tickets offered, whether it is legal or not. */
export function keeping(chosen: readonly boolean[]): string {
  return ["keep", ...chosen.flatMap((kept, i) => (kept ? [i + 1] : []))].join(" ");
}

/** One choice of a claim's step. */
export interface Option {
  move: string;
  /** What would be paid, card by card. */
  cards: string[];
  /** For the last step: how often it counts, and what doubles it. */
  times?: 1 | 2;
  locomotives?: number;
  terrain?: number;
}

/** What a claim can go on with, of what is legal: payments, then how many locomotives, then single or double. */
export function options(view: View, legal: readonly string[], viewer: number): Option[] {
  const found = view.claim && track(view.claim.route);
  if (!found) return [];
  return legal.map((move) => option(view, move, found.length, view.hands[viewer] ?? {}));
}

function option(view: View, move: string, length: number, hand: Record<string, number>): Option {
  const [what, value] = move.split(" ");
  if (what === "pay") return { move, cards: fill(value!, Math.min(length, hand[value!] ?? 0), length) };
  if (what === "locomotives")
    return { move, cards: fill(view.claim?.colour ?? "", length - Number(value), length) };
  const paid = fill(view.claim?.colour ?? "", length - (view.claim?.locomotives ?? 0), length);
  if (what === "single") return { move, cards: paid, times: 1 };
  const locomotives = Number(value);
  return { move, cards: paid, times: 2, locomotives, terrain: Math.max(0, price(length) - locomotives) };
}

/** So many cards of a colour, and locomotives for the rest. */
function fill(colour: string, count: number, length: number): string[] {
  return Array.from({ length }, (_, i) => (i < count ? colour : "locomotive"));
}

/** What a key does: D draws from the train deck, T from the terrain deck, K takes tickets. */
export function typed(key: string, legal: readonly string[]): string | null {
  const move = { d: "train deck", t: "terrain deck", k: "tickets" }[key.toLowerCase()];
  return move && legal.includes(move) ? move : null;
}
