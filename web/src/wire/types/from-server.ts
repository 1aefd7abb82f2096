// Generated from Python by `python -m tenfold.server.protocol.typescript`: change it there.

import type { CandidateShape, LinkShape, PlanShape, TableShape } from "./answers";

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
  /** The seat whose view it is; None for a spectator, and while a shared screen hides all seats. */
  seat: number | null;
  /** The number of the first of these events. Those before it have been sent, and were not taken back. */
  first: number;
  events: Array<Record<string, unknown>>;
  /** The numbers of those of these events that come from a bot's move for a person; left out if there are none. */
  by_bot?: Array<number>;
  /** All keys in a whole, those that have changed in an update; None before the game begins. */
  view: Record<string, unknown> | null;
  /** The seat's own legal moves; None for a spectator, and in an update if they have not changed. */
  legal: Array<string> | null;
  /** The links of the seat's own rack: all in a whole, the changed ones in an update; None if there are none. */
  links: Array<LinkShape> | null;
  /** The view as flat memory, in base64: for programs that ask for it. */
  blank?: string;
  /** The name of the layout of `blank`. A program whose own layout has another name cannot read it. */
  layout?: string;
}

/** A line of chat, or of the table itself. */
export interface Chat {
  /** The seat of the speaker; None for a spectator, and for the table itself. */
  seat: number | null;
  /** The name of the speaker; None for the table itself. */
  name: string | null;
  /** The text. A line of the table itself is the id of a message `table-...` of the catalogue, with its data. */
  text: string;
  data: Record<string, unknown>;
  at: number;
  /** How many events the viewer had seen before the line. */
  after: number;
}

/** What has changed since the message before. */
export interface Update {
  type: "update";
  /** One more than that of the last whole or update; otherwise there is a gap, and the client asks for the whole. */
  number: number;
  table: Partial<TableShape>;
  /** What is new in the game; None if nothing is. */
  seen: Seen | null;
  chat: Array<Chat>;
}

/** The command was carried out and stored. The update that shows it came before. */
export interface Done {
  type: "done";
  id: string;
}

/** A rule refuses the command, and nothing has changed. */
export interface Refused {
  type: "refused";
  id: string;
  rule: string;
  data: Record<string, unknown>;
  /** In the player's language. */
  sentence: string;
}

/** The command was refused for another reason than a rule of the game, and nothing has changed. */
export interface Wrong {
  type: "wrong";
  /** The id of the message; None if it had none that could be read. */
  id: string | null;
  /** One of a few words: see the protocol. */
  problem: string;
  sentence: string;
}

/** A bot's estimates of the seat's moves, the best first. */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
  candidates: Array<CandidateShape>;
}

/** The tutor's numbers. */
export interface Tutor {
  type: "tutor";
  id: string;
  seat: number;
  /** The numbers; None in a game that has no tutor. */
  tutor: TutorWords | null;
}

/** The tutor's numbers. */
export interface TutorWords {
  now: TutorShape;
  /** The distance after each of the legal moves; for a draw of a visible tile, after the best use of it. */
  moves: Record<string, TutorShape>;
}

/** How far one's own rack is from a journey (10 Days). */
export interface TutorShape {
  /** The fewest tiles to change for a journey; None if no change makes one. */
  distance: number | null;
  /** For each day of the current rack, the tiles that would make the distance one less. */
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

/** Every way to go on with what the seat has begun, or would begin. */
export interface Plans {
  type: "plans";
  id: string;
  seat: number;
  move: string | null;
  plans: Array<PlanShape>;
}

/** A part of the review: moves that have been judged since the last part, or how the chances went. */
export interface Review {
  type: "review";
  id: string;
  /** How the chances of all seats went, in the first part; empty in the others. */
  curve: Array<ChancesShape>;
  judged: Array<Judged>;
  done: number;
  /** How many moves are judged in all. The last part has as many `done`. */
  of: number;
}

/** Everybody's chance to win at the beginning of a turn, or the result at the end. */
export interface ChancesShape {
  /** How many lines of the record precede it. */
  line: number;
  /** The number of the mover's turn that begins; at the end that of the last turn. */
  turn: number;
  /** Whose turn begins; None at the end. */
  seat: number | null;
  /** The chance of each seat, from 0 to 1. They add up to 1. */
  chances: Array<number>;
}

/** A bot's estimate of one move of a finished game, by what the seat knew then. */
export interface Judged {
  /** How many lines of the record precede the move. */
  line: number;
  /** The number of the mover's turn that it belongs to. */
  turn: number;
  seat: number;
  move: string;
  /** The estimated chance to win with the move that was made. */
  chance: number;
  best: string;
  best_chance: number;
}

/** The server is there. */
export interface Pong {
  type: "pong";
  at: number;
}

/** The server stops; the client reconnects after `back` seconds. */
export interface Away {
  type: "away";
  back: number;
}

export type FromServer = Whole | Update | Done | Refused | Wrong | Hint | Tutor | Links | Plans | Review | Pong | Away;
