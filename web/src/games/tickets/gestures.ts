/** From what is pressed to a move of Ticket to Ride. Places are `train red`, `train deck`, `terrain jungle`, `tickets`, `pass`, `route <track>`, `offer 2` and `keep`. */

import type { Plan, React } from "../game";
import { price } from "./map/layout";

export interface Chosen {
  /** The tickets offered that are ticked, from 1 on. */
  kept: readonly number[];
}

export const NOTHING: Chosen = { kept: [] };

/** What a gesture does. A route or a card that cannot be had is asked for all the same: the table says why not. */
export const react: React<Chosen> = (chosen, gesture, legal) => {
  if (legal.length === 0 || "from" in gesture) return { chosen };
  if ("key" in gesture) return typed(chosen, gesture.key, legal);
  const [kind, ...rest] = gesture.press.split(" ");
  if (kind === "offer") return { chosen: toggled(chosen, Number(rest[0])) };
  if (kind === "keep") return { chosen, move: keeping(chosen) };
  if (kind !== "route") return { chosen, move: gesture.press };
  return isTurn(legal) ? { chosen, move: ["claim", ...rest].join(" ") } : { chosen };
};

function toggled({ kept }: Chosen, offer: number): Chosen {
  const others = kept.filter((each) => each !== offer);
  return { kept: others.length < kept.length ? others : [...kept, offer].sort((a, b) => a - b) };
}

/** The move that keeps the tickets that are ticked, whether it is legal or not. */
export function keeping({ kept }: Chosen): string {
  return ["keep", ...kept].join(" ");
}

/** Whether a turn begins: nothing is to be paid, and no ticket to be chosen. */
function isTurn(legal: readonly string[]): boolean {
  return !legal.some((move) => /^(keep|pay|locomotives|double|single)\b/.test(move));
}

/** The keys of the board, and what they do. */
export const KEYS = [
  ["D", "tickets-board-key-train"],
  ["T", "tickets-board-key-terrain"],
  ["K", "tickets-board-key-tickets"],
  ["N P", "tickets-board-key-routes"],
  ["Enter", "tickets-board-key-claim"],
] as const;

/** D draws from the train deck, T from the terrain deck, K takes tickets. */
function typed(chosen: Chosen, key: string, legal: readonly string[]): ReturnType<React<Chosen>> {
  const move = { d: "train deck", t: "terrain deck", k: "tickets" }[key.toLowerCase()];
  return move !== undefined && legal.includes(move) ? { chosen, move } : { chosen };
}

/** The tracks that can be claimed now. */
export function claimable(legal: readonly string[]): Set<string> {
  return new Set(legal.filter((move) => move.startsWith("claim ")).map((move) => move.slice(6)));
}

/** The track that a move claims; null if it claims none. */
export function claimedBy(move: string | undefined): string | null {
  return move?.startsWith("claim ") ? move.slice(6) : null;
}

/** The places of the board that a move points at. A track is drawn as chosen instead. */
export function places(move: string): string[] {
  const [what, which] = move.split(" ");
  if (what === "tickets") return ["tickets"];
  if (what !== "train" && what !== "terrain") return [];
  return [which === "deck" ? move : `up ${which}`];
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
