/** From what is pressed to a move of Ticket to Ride. Places are `train red`, `train deck`, `terrain jungle`, `tickets`, `route <track>`, and the steps of a claim. */

import { grouped, type Group, type Plan } from "../game";
import { price } from "./layout";

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

/** One way to pay for a claim: the cards, and how it can end. */
export interface Payment {
  cards: string[];
  ends: Ending[];
}

/** How a claim ends: how often it counts, and what doubles it; with all the moves that lead there. */
export interface Ending {
  moves: readonly string[];
  times: 1 | 2;
  locomotives: number;
  terrain: number;
}

/** The ways to pay, of all the ways in which a claim can go on: the fewest locomotives first. */
export function payments(plans: readonly Plan[], length: number): Payment[] {
  const found = new Map<string, Payment & { locomotives: number }>();
  for (const { moves, colour, locomotives } of plans) {
    const key = `${colour} ${locomotives}`,
      count = locomotives ?? 0;
    const cards = fill(colour ?? "locomotive", length - count, length);
    const payment = found.get(key) ?? { cards, ends: [], locomotives: count };
    payment.ends.push(ending(moves, length));
    found.set(key, payment);
  }
  return [...found.values()]
    .sort((a, b) => a.locomotives - b.locomotives)
    .map(({ cards, ends }) => ({ cards, ends }));
}

function ending(moves: readonly string[], length: number): Ending {
  const [what, value] = (moves.at(-1) ?? "").split(" ");
  if (what !== "double") return { moves, times: 1, locomotives: 0, terrain: 0 };
  const locomotives = Number(value);
  return { moves, times: 2, locomotives, terrain: Math.max(0, price(length) - locomotives) };
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
