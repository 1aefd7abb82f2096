// Generated from Python by `python -m tenfold.server.protocol.typescript`: change it there.

import type { BankClock, ClockState, DealShape, LinkShape, Outcome, PlanShape, Question, SeatShape, TableShape, TurnClock } from "./answers";

/** Everything, as this connection may know it. */
export interface Whole {
  type: "whole";
  number: number;
  /** The time of the server when it was sent, in milliseconds since 1970. */
  at: number;
  /** The seats of this connection's player; several on one screen. */
  mine: Array<number>;
  table: TableShape;
  seen: Seen;
  chat: Array<Chat>;
}

/** What one viewer has seen and may do. */
export interface Seen {
  /** Whose eyes; None for a spectator's, and behind the curtain. */
  seat: number | null;
  /** The number of the first of these events: all before it have been sent, and still stand. */
  first: number;
  events: Array<Record<string, unknown>>;
  /** The numbers of those of these events that come from a bot's move for a person; left out where there are none. */
  by_bot?: Array<number>;
  /** All keys in a whole, those that have changed in an update; None before the game begins. */
  view: Record<string, unknown> | null;
  /** The seat's own legal moves; None for a spectator, and in an update where they have not changed. */
  legal: Array<string> | null;
  /** Of the seat's own rack: all in a whole, those that have changed in an update; None where there are none. */
  links: Array<LinkShape> | null;
  /** The view as flat memory, in base64: for programs that ask for it. */
  blank?: string;
}

/** A line of chat, or what the table itself says. */
export interface Chat {
  /** None: of a spectator, or of the table itself. */
  seat: number | null;
  /** Of who says it; None where the table itself does. */
  name: string | null;
  /** What is said; of the table itself, a message `table-...` of the catalogue, with its data. */
  text: string;
  data: Record<string, unknown>;
  at: number;
  /** How many events the viewer had seen before it. */
  after: number;
}

/** What has changed since the message before. */
export interface Update {
  type: "update";
  /** One more than that of the message before; otherwise there is a gap, and the client asks for the whole. */
  number: number;
  table: TableChanges;
  /** None where nothing of the game has changed. */
  seen: Seen | null;
  chat: Array<Chat>;
}

/** The keys of a table that have changed, with their values. */
export interface TableChanges {
  options?: Record<string, boolean | number | null>;
  status?: "waiting" | "playing" | "over";
  public?: boolean;
  host?: string;
  seats?: Array<SeatShape>;
  clock?: TurnClock | BankClock | null;
  active?: Array<number>;
  times?: ClockState | null;
  question?: Question | null;
  result?: Outcome | null;
  deal?: DealShape;
  rematch?: string | null;
  rematch_by?: Array<number>;
  hints?: boolean;
  watching?: number;
  moves?: number;
}

/** What the client wanted is done and stored; the update that shows it came before. */
export interface Done {
  type: "done";
  id: string;
}

/** A rule refuses it, and nothing has changed. */
export interface Refused {
  type: "refused";
  id: string;
  rule: string;
  data: Record<string, unknown>;
  /** In the player's language. */
  sentence: string;
}

/** It could not be done, for another reason than a rule of the game, and nothing has changed. */
export interface Wrong {
  type: "wrong";
  /** None where the message had none that could be read. */
  id: string | null;
  /** One of a few words: see the protocol. */
  problem: string;
  sentence: string;
}

/** What a bot thinks of the seat's moves, the best first. */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
  candidates: Array<CandidateShape>;
}

/** A legal move and what a bot thinks of it. */
export interface CandidateShape {
  move: string;
  /** The estimated chance to win with it, from 0 to 1. */
  chance: number;
  playouts: number;
}

/** The tutor's numbers. */
export interface Tutor {
  type: "tutor";
  id: string;
  seat: number;
  /** None in a game that has no tutor. */
  tutor: TutorWords | null;
}

/** The tutor's numbers. */
export interface TutorWords {
  now: TutorShape;
  /** After each of the legal moves; of a draw, after the best that can be done with the tile, if it is seen. */
  moves: Record<string, TutorShape>;
}

/** How far one's own rack is from a journey (10 Days). */
export interface TutorShape {
  /** The fewest tiles to change; None where that cannot make a journey. */
  distance: number | null;
  /** Now: for each day, the tiles that would make it one less. */
  nearer?: Array<Array<string>>;
}

/** How the days of the seat's rack would connect after a move. */
export interface Links {
  type: "links";
  id: string;
  seat: number;
  move: string;
  links: Array<LinkShape>;
}

/** Every way to go on with what the seat has begun, or would begin; none where that is nothing. */
export interface Plans {
  type: "plans";
  id: string;
  seat: number;
  move: string | null;
  plans: Array<PlanShape>;
}

/** A part of the review: moves that have been judged since the last part. */
export interface Review {
  type: "review";
  id: string;
  judged: Array<Judged>;
  done: number;
  of: number;
}

/** What a bot thinks of one move of a finished game, by what the seat knew then. */
export interface Judged {
  /** How many lines of the record stand before it. */
  line: number;
  seat: number;
  move: string;
  /** To win, with the move that was made. */
  chance: number;
  best: string;
  best_chance: number;
}

/** The server is there. */
export interface Pong {
  type: "pong";
  at: number;
}

/** The server goes away; it is back in about so many seconds, and the client tries again then. */
export interface Away {
  type: "away";
  back: number;
}

export type FromServer = Whole | Update | Done | Refused | Wrong | Hint | Tutor | Links | Plans | Review | Pong | Away;
