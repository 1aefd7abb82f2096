// Generated from Python by `python -m tenfold.server.protocol.typescript`: change it there.

/** Ask for everything again, after a gap. */
export interface AskWhole {
  type: "whole";
}

/** Show one seat of this screen, or hide all. */
export interface Lift {
  type: "lift";
  seat: number | null;
}

/** Make a move. */
export interface Move {
  type: "move";
  id: string;
  seat: number;
  move: string;
}

/** Say something to everybody at the table. */
export interface Say {
  type: "chat";
  id: string;
  text: string;
}

/** Take the seat's last move back, or ask the others to agree to it. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
}

/** Offer a draw. */
export interface Draw {
  type: "draw";
  id: string;
  seat: number;
}

/** Ask the others to stop the clocks for a while. */
export interface Pause {
  type: "pause";
  id: string;
  seat: number;
}

/** Go on after a pause. */
export interface Resume {
  type: "resume";
  id: string;
  seat: number;
}

/** Answer what another seat has asked. */
export interface Answer {
  type: "answer";
  id: string;
  seat: number;
  agree: boolean;
}

/** Let a bot play for a seat: one's own, or one whose player has been away for a minute. */
export interface HandOver {
  type: "hand-over";
  id: string;
  seat: number;
  bot?: "easy" | "medium" | "hard";
}

/** Play the seat oneself again. */
export interface TakeBack {
  type: "take-back";
  id: string;
  seat: number;
}

/** Ask a bot what it thinks of the seat's moves. */
export interface AskHint {
  type: "hint";
  id: string;
  seat: number;
}

/** Ask for the tutor's numbers. */
export interface AskTutor {
  type: "tutor";
  id: string;
  seat: number;
}

/** Ask how the days of the seat's rack would connect after one of its legal moves (10 Days). */
export interface AskLinks {
  type: "links";
  id: string;
  seat: number;
  move: string;
}

/** Ask for every way to go on with what the seat has begun in several steps (a claim of Ticket to Ride). */
export interface AskPlans {
  type: "plans";
  id: string;
  seat: number;
  /** The legal move that would begin it, if it has not begun. */
  move?: string | null;
}

/** Ask for the review of a finished game: how the chances went, and what a bot thinks of the moves. */
export interface AskReview {
  type: "review";
  id: string;
  /** The seat whose moves are judged; None for all seats. */
  seat?: number | null;
}

/** Cancel the hint, the tutor's numbers or the review with that id. */
export interface Stop {
  type: "stop";
  id: string;
}

/** Ask whether the server is there. */
export interface Ping {
  type: "ping";
}

export type FromClient = AskWhole | Lift | Move | Say | Undo | Draw | Pause | Resume | Answer | HandOver | TakeBack | AskHint | AskTutor | AskLinks | AskPlans | AskReview | Stop | Ping;
