// Generated from Python by `python -m tenfold.server.protocol.typescript`: change it there.

/** A game of Tenzania as one viewer knows it. A card is its number. */
export interface TenzaniaView {
  game: string;
  viewer: number | null;
  seats: number;
  /** How many cards of each number there are. */
  copies: number;
  twos: boolean;
  /** `dealing`, `first` and `drawing` are chance's. */
  stage: "dealing" | "first" | "turn" | "drawing" | "over";
  active: Array<number>;
  turn: number | null;
  /** The cards that each seat holds, in order; None for each that is hidden. */
  hands: Array<Array<number | null>>;
  /** The cards on the table, the last one played last. */
  table: Array<number>;
  /** The value of the cards on the table, or None if there are none. */
  value: number | null;
  /** Who played the last card on the table. */
  last: number | null;
  /** How many cards it has. */
  deck: number;
  /** How many cards each seat has taken. */
  won: Array<number>;
  /** How many cards of each number have been taken, by whomever. */
  taken: Array<number>;
  /** How many cards of each number the viewer has not seen: they are in the deck or in others' hands. */
  unseen: Array<number>;
}

/** A seat is dealt a card, or draws one. */
export interface TenzaniaDraw {
  event: "draw";
  seat: number;
  /** None if the viewer does not see it. */
  card: number | null;
}

/** A seat is to begin. */
export interface TenzaniaBegin {
  event: "begin";
  seat: number;
}

/** A seat plays a card. */
export interface TenzaniaPlay {
  event: "play";
  seat: number;
  card: number;
  /** What it makes of the table. */
  value: number;
}

/** A seat takes the table: its own card made ten, or the next one more than ten. */
export interface TenzaniaTake {
  event: "take";
  seat: number;
  /** How many cards it takes. */
  count: number;
}

/** All seats have agreed to a draw. */
export interface TenzaniaAgree {
  event: "agree";
}

/** The game is over. */
export interface TenzaniaEnd {
  event: "end";
  /** Several where they share the win. */
  winners: Array<number>;
  scores: Array<number>;
}

export type TenzaniaEvent = TenzaniaDraw | TenzaniaBegin | TenzaniaPlay | TenzaniaTake | TenzaniaAgree | TenzaniaEnd;
