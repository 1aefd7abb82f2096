/** From what is pressed, dragged or typed to a move of 10 Days. Places are `deck`, `pile 2`, `day 4`, `hand`, and `swap` for the button. */

import type { React, Reaction } from "../game";

export interface Chosen {
  /** The day whose tile is to go: to a pile, or to be swapped; on a turn without either it is only looked at. */
  day: number | null;
  /** Two days are to be swapped. */
  swapping: boolean;
}

export const NOTHING: Chosen = { day: null, swapping: false };
const PILES = "qwe";

/** The keys of the board, and what they do. */
export const KEYS = [
  ["1 – 0", "tendays-board-key-days"],
  ["Q W E", "tendays-board-key-piles"],
  ["D", "tendays-board-key-deck"],
  ["S", "tendays-board-key-swap"],
  ["I", "tendays-board-key-look"],
  ["M", "tendays-board-key-map"],
] as const;

/** The places that a move points at. */
export function places(move: string): string[] {
  const [what, ...rest] = move.split(" ");
  if (what === "place") return [`day ${rest[0]}`];
  if (what === "drop") return [`pile ${rest[0]}`];
  if (what === "draw") return [rest[0] === "deck" ? "deck" : `pile ${rest[0]}`];
  if (what === "put") return [`day ${rest[0]}`, `pile ${rest[2]}`];
  return rest.map((day) => `day ${day}`);
}

/** The places that can be pressed now, and do something. */
export function targets(chosen: Chosen, legal: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const move of legal) for (const at of open(chosen, move)) found.add(at);
  return found;
}

function open({ day, swapping }: Chosen, move: string): string[] {
  const [what, a, , b] = move.split(" ");
  if (what === "swap") return swapping ? swapPlaces(day, move) : [];
  if (swapping) return [];
  if (what === "draw") return places(move);
  if (what !== "put") return day === null ? places(move) : [];
  return day === null ? [`day ${a}`] : Number(a) === day ? [`pile ${b}`] : [];
}

function swapPlaces(day: number | null, move: string): string[] {
  const [one, other] = places(move) as [string, string];
  if (day === null) return [one, other];
  return one === `day ${day}` ? [other] : other === `day ${day}` ? [one] : [];
}

/** What a gesture does. A tile that is dragged from a pile onto a day is taken first and put there next. */
export const react: React<Chosen> = (chosen, gesture, legal) => {
  if ("key" in gesture) return typed(chosen, gesture.key, legal);
  if ("press" in gesture) return pressed(chosen, gesture.press, legal);
  return dragged(gesture.from, gesture.onto, legal);
};

/** The move whose links are shown while a tile is held over a day, or a day is pointed at with a tile in hand. */
export function foreseen(
  from: string | null,
  over: string | null,
  legal: readonly string[],
): string | undefined {
  const [a, one] = (from ?? "").split(" "),
    [b, other] = (over ?? "").split(" ");
  if (b !== "day") return undefined;
  if (a === "day")
    return one === other ? undefined : legal.find((move) => move === swap(Number(one), Number(other)));
  if (a !== "hand") return undefined;
  return legal.find((move) => move === `place ${other}` || move.startsWith(`put ${other} `));
}

export function canSwap(legal: readonly string[]): boolean {
  return legal.some((move) => move.startsWith("swap "));
}

function pressed(chosen: Chosen, at: string, legal: readonly string[]): Reaction<Chosen> {
  const [kind, number] = at.split(" ");
  if (kind === "swap") return swapped(chosen, legal);
  if (kind === "day") return pressedDay(chosen, Number(number), legal);
  if (kind === "deck") return made(legal, "draw deck", NOTHING);
  const move = one(legal, [`draw ${number}`]) ?? droppedOn(chosen, number!, legal);
  return made(legal, move, NOTHING);
}

/** Two days are to be swapped, or no longer. */
function swapped({ day, swapping }: Chosen, legal: readonly string[]): Reaction<Chosen> {
  return { chosen: swapping || !canSwap(legal) ? NOTHING : { day, swapping: true } };
}

function droppedOn({ day }: Chosen, pile: string, legal: readonly string[]): string | undefined {
  return day === null ? one(legal, [`drop ${pile}`]) : `put ${day} drop ${pile}`;
}

function pressedDay(chosen: Chosen, day: number, legal: readonly string[]): Reaction<Chosen> {
  if (chosen.day === day) return { chosen: { ...chosen, day: null } };
  if (legal.includes(`place ${day}`)) return made(legal, `place ${day}`, NOTHING);
  const puts = legal.filter((move) => move.startsWith(`put ${day} `));
  if (puts.length)
    return puts.length === 1 ? made(legal, puts[0], NOTHING) : { chosen: { day, swapping: false } };
  if (chosen.swapping && chosen.day !== null) return made(legal, swap(chosen.day, day), NOTHING);
  return { chosen: { day, swapping: chosen.swapping && canSwap(legal) } };
}

function dragged(from: string, onto: string, legal: readonly string[]): Reaction<Chosen> {
  const [a, one] = from.split(" "),
    [b, other] = onto.split(" ");
  if (a === "day" && b === "day") return made(legal, swap(Number(one), Number(other)), NOTHING);
  if (a === "day" && b === "pile") return made(legal, `put ${one} drop ${other}`, NOTHING);
  if (a === "hand") return b === "day" ? putOn(Number(other), legal) : pressed(NOTHING, onto, legal);
  if (b !== "day") return { chosen: NOTHING };
  const taken = pressed(NOTHING, from, legal);
  return taken.move === undefined ? taken : { ...taken, next: { from: "hand", onto } };
}

/** The tile in hand onto a day; where no rule lets it go there, the table is asked all the same, and says why. */
function putOn(day: number, legal: readonly string[]): Reaction<Chosen> {
  const { chosen, move } = pressedDay(NOTHING, day, legal);
  const may = legal.some((each) => each === `place ${day}` || each.startsWith(`put ${day} `));
  if (may) return move === undefined ? { chosen } : { chosen, move };
  return made(
    legal,
    legal.some((each) => each.startsWith("place ")) ? `place ${day}` : `put ${day} drop 1`,
    NOTHING,
  );
}

/** 1 to 9 and 0 are days, Q W E are piles, D the draw pile, S swaps. */
function typed(chosen: Chosen, key: string, legal: readonly string[]): Reaction<Chosen> {
  const low = key.toLowerCase();
  if (low === "escape") return { chosen: NOTHING };
  if (low === "s") return swapped(chosen, legal);
  if (low === "d") return pressed(chosen, "deck", legal);
  if (PILES.includes(low) && low.length === 1)
    return pressed(chosen, `pile ${PILES.indexOf(low) + 1}`, legal);
  if (/^\d$/.test(low)) return pressed(chosen, `day ${low === "0" ? 10 : low}`, legal);
  return { chosen };
}

function swap(one: number, other: number): string {
  return `swap ${Math.min(one, other)} ${Math.max(one, other)}`;
}

function one(legal: readonly string[], moves: readonly string[]): string | undefined {
  return moves.find((move) => legal.includes(move));
}

/** A move if it is legal; an illegal one is made too, so that the table says why not, and nothing stays chosen. */
function made(legal: readonly string[], move: string | undefined, chosen: Chosen): Reaction<Chosen> {
  return move !== undefined && legal.length ? { chosen, move } : { chosen };
}
