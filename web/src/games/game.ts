/** What a table's page and a game's board are to each other. A board has no rules: it is given a view and its legal moves, and sends one back. */

import type { Component } from "svelte";
import type { Sounding } from "../state/effects/sound";
import type { DrawnSeat as Seat } from "../state/logic/seats";
import type { LinkShape, Outcome, PlanShape, TutorShape } from "../wire/types";
import type { Said } from "../words/game";

/** What a sentence is made of: the keys of an event, a refusal or a message of a board. */
export type Data = Readonly<Record<string, unknown>>;

/** How one listener is told things: `words/speech.py`, in the browser. */
export interface Speech {
  readonly language: string;
  /** A message with what it asks for of some data. */
  say(message: string, data?: Data): string;
  /** A thing's name, in a form that its message has: `name("tile", "KEN", "in")`. */
  name(kind: string, value: string | number, form?: string): string;
  /** A seat's player, as one that is told of. */
  seat(seat: number, form?: string): string;
  /** A list in words. */
  join(items: readonly string[], joint: "and" | "or" | "line"): string;
}

export type { Seat };

/** What the viewer saw happen since the view before this one. */
export interface Batch<E> {
  /** Grows by one a batch: a board animates each number once. */
  number: number;
  events: readonly E[];
}

export type { LinkShape as Link, PlanShape as Plan, TutorShape as Tutor };

/** What another seat did in a turn, in words. */
export interface Done {
  seat: number;
  text: string;
}

export interface BoardProps<V, E> {
  view: V;
  /** The viewer's legal moves as text; empty while it is not to move, and for spectators. */
  legal: readonly string[];
  batch: Batch<E>;
  viewer: number | null;
  seats: readonly Seat[];
  speech: Speech;
  /** What happened last, in words. */
  last?: { seat: number | null; text: string } | undefined;
  /** What the others did since the viewer's last move, a line for each turn. */
  since?: readonly Done[] | undefined;
  /** How the days of the viewer's rack connect (10 Days). */
  links?: readonly LinkShape[] | undefined;
  tutor?: TutorShape | undefined;
  /** What the tutor says is of an earlier position: nothing is asked of the viewer, or it still thinks. */
  stale?: boolean | undefined;
  /** The same of every seat, as far as it is seen: in a replay. */
  linked?: Readonly<Record<string, readonly LinkShape[]>> | undefined;
  /** How the days would connect after one of the legal moves; null where nobody can say. */
  foresee?: ((move: string) => Promise<readonly LinkShape[] | null>) | undefined;
  /** Every way to go on with what was begun, or would be with a legal move (Ticket to Ride). */
  plans?: ((move: string | null) => Promise<readonly PlanShape[]>) | undefined;
  /** A move that is drawn as if it were chosen: the better one, in a review. */
  shown?: string | undefined;
  /** A replay or a finished game: nothing can be pressed. */
  replay?: boolean;
  /** A move is on its way: pressing waits. */
  busy?: boolean;
  /** Says that pieces move for what the batch tells: what comes next waits until they lie still. */
  moving?: ((done: Promise<void>) => void) | undefined;
  act(move: string): void;
  /** Takes the viewer's last move back; not given where it cannot be asked for. */
  undo?: (() => void) | undefined;
  /** Opens a rule. */
  rule?: ((rule: string) => void) | undefined;
}

/** What is pressed, dragged or typed. Places are named as in `pile 2`, `day 4`, `route cape-town port-elizabeth 1`. */
export type Gesture = { press: string } | { from: string; onto: string } | { key: string };

export interface Reaction<C> {
  /** What is chosen afterwards, on the way to a move. */
  chosen: C;
  move?: string;
  /** What is done when the move was made. */
  next?: Gesture;
}

/** What a gesture does, without DOM: every game's `gestures.ts` has one such `react`, and the `NOTHING` that it begins with. */
export type React<C> = (chosen: C, gesture: Gesture, legal: readonly string[]) => Reaction<C>;

/** A choice in words, for who does not see the board. */
export interface Choice {
  move: string;
  text: string;
}

export interface Description {
  /** Whose turn it is and what can be done, as the banner says it. */
  title: string;
  advice: string;
  /** The position, a sentence a line. */
  lines: string[];
  choices: Choice[];
}

/** A finished game, with nothing hidden. */
export interface Finished<V, E> {
  view: V;
  result: Outcome;
  /** All that happened, in its order. */
  events: readonly E[];
  /** The seats, the winner first. */
  order: readonly number[];
  /** The viewer's seat; null for who watches, and where several play at one screen. */
  you: number | null;
  /** How the days of each rack connect (10 Days). */
  linked: Readonly<Record<string, readonly LinkShape[]>>;
  seats: readonly Seat[];
  speech: Speech;
}

/** One step of the tale that is told of a finished game before its result. */
export interface TaleStep {
  /** How long it takes, in milliseconds. */
  time: number;
  /** Which step it is, in a few words, what happens in it, and a number that grows. */
  label: string;
  title: string;
  figure: string;
  /** What counts so far on the score sheet, in a game of points. */
  sheet?: readonly Readonly<Record<string, number>>[];
}

/** What the end page draws of a finished game: on the board, and beside it. */
export interface FinishedProps<V, E> extends Finished<V, E> {
  /** How much of the tale is told: the number of the step, and as its fraction how much of that; null when all is. */
  told: number | null;
}

/** Some tiles or cards in a row, for the pages that explain the game. */
export interface SampleProps {
  /** The texts of the pieces, as moves and views name them. */
  pieces: readonly string[];
  speech: Speech;
}

export interface GameUi<V, E> {
  family: string;
  /** The files of the package's catalogues that the board's own words stand in, beside those of the game. */
  files: readonly string[];
  Board: Component<BoardProps<V, E>>;
  Sample?: Component<SampleProps>;
  /** What the end shows of the table, where that is not its board. */
  Final?: Component<FinishedProps<V, E>>;
  /** What the end says of the game beside its board: how each seat has won its points, how near it was. */
  After?: Component<FinishedProps<V, E>>;
  /** Sets the context that `Final` and `After` are drawn in. */
  provide?(speech: () => Speech): void;
  /** What is told of a finished game before its result, step by step. */
  tale?(game: Finished<V, E>): readonly TaleStep[];
  /** What is said below who has won, in a game without points. */
  about?(game: Finished<V, E>): string;
  /** The goal of the game and how far the viewer is, in a few words, where the board can tell. */
  goal?(props: Pick<BoardProps<V, E>, "view" | "viewer" | "links" | "speech">): string;
  /** The events that tell a turn; draws and deals are not worth a line. */
  telling?: readonly string[];
  /** Events that only begin a turn. */
  leading?: readonly string[];
  /** Events that belong to the turn before them, whoever they happen to. */
  following?: readonly string[];
  /** A turn of several events in one sentence: its message and what that is made of. */
  turn?(events: readonly E[]): { message: string; data: Data } | null;
  /** The places of the board that a turn has changed: `data-at`, or a `place KEN` or `route …` of its map. */
  changed?(events: readonly E[], viewer: number | null): readonly string[];
  /** Puts what an event tells into words that its sentence needs. */
  said?: Said;
  /** What an event of this game sounds like, where that is not the usual. */
  sound?(event: E): Sounding | null;
  /** Whether it is played for points: the end shows them. */
  scored: boolean;
  /** The points of each seat as they are so far, in a game whose views tell them. */
  points?(view: V): readonly number[];
  /** Whether everybody has one more turn at most. */
  lastRound?(view: V): boolean;
  /** The keys of the board: what is written on each, and the message that says what it does. */
  keys?: readonly (readonly [string, string])[];
  /** The places of the board that a move points at: `data-at`. */
  places?(move: string): readonly string[];
  describe(props: Pick<BoardProps<V, E>, "view" | "legal" | "viewer" | "seats" | "speech">): Description;
}
