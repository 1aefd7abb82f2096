// Generated from Python by `python -m tenfold.server.protocol.typescript`: change it there.

/** A 10 Days game as one viewer knows it. A tile is its text, `?` where it is hidden, None where there is none. */
export interface TendaysView {
  game: string;
  viewer: number | null;
  seats: number;
  days: number;
  swap: boolean;
  open_hands: boolean;
  /** A seat is to draw or swap in `turn`, and to put or drop in `drawn`; `piles`, `first` and `drawing` are chance's. */
  stage: "setup" | "piles" | "first" | "turn" | "drawing" | "drawn" | "over";
  active: Array<number>;
  turn: number | null;
  /** How many turns are over. */
  turns: number;
  racks: Array<Array<string | null>>;
  /** For each seat and day, whether everybody knows the tile there. */
  known: Array<Array<boolean>>;
  /** The tile that each seat has drawn and not placed. */
  hands: Array<string | null>;
  /** The pile that the tile in hand was drawn from: the number of a discard pile, or 0 for the draw pile. */
  source: number | null;
  /** The discard piles, top last. */
  discards: Array<Array<string>>;
  /** How many tiles it has. */
  draw_pile: number;
  /** How many tiles of each kind are in the draw pile, or were drawn from it and are hidden from the viewer. */
  unseen: Record<string, number>;
  /** How many tiles of each kind others hide since before the draw pile was made anew. */
  hidden: Record<string, number>;
  winner: number | null;
}

/** A seat draws a tile, or is dealt one while setting up. */
export interface TendaysDraw {
  event: "draw";
  seat: number;
  /** The number of a discard pile; None for the draw pile. */
  pile: number | null;
  /** None if the viewer does not see it. */
  tile: string | null;
}

/** A seat places its tile while setting up. */
export interface TendaysPlace {
  event: "place";
  seat: number;
  day: number;
  /** None if the viewer does not know it. */
  tile: string | null;
}

/** The first tile of a discard pile is turned up. */
export interface TendaysTurnUp {
  event: "turn-up";
  tile: string;
  pile: number;
}

/** A seat is to begin. */
export interface TendaysBegin {
  event: "begin";
  seat: number;
}

/** A seat puts the tile that it has drawn into a day, and drops the tile that was there. */
export interface TendaysPut {
  event: "put";
  seat: number;
  day: number;
  /** None if the viewer does not know it. */
  tile: string | null;
  dropped: string;
  pile: number;
}

/** A seat drops the tile that it has drawn. */
export interface TendaysDrop {
  event: "drop";
  seat: number;
  tile: string;
  pile: number;
}

/** A seat swaps the tiles of two days. */
export interface TendaysSwap {
  event: "swap";
  seat: number;
  days: [number, number];
}

/** The draw pile is reshuffled from what lay under the tops of the discard piles. */
export interface TendaysRenew {
  event: "renew";
  /** How many tiles it has. */
  count: number;
}

/** The winner shows its journey. */
export interface TendaysReveal {
  event: "reveal";
  seat: number;
  tiles: Array<string>;
}

/** All seats have agreed to a draw. */
export interface TendaysAgree {
  event: "agree";
}

/** The game is over. */
export interface TendaysEnd {
  event: "end";
  /** Several where they share the win. */
  winners: Array<number>;
  scores: Array<number>;
}

export type TendaysEvent = TendaysDraw | TendaysPlace | TendaysTurnUp | TendaysBegin | TendaysPut | TendaysDrop | TendaysSwap | TendaysRenew | TendaysReveal | TendaysAgree | TendaysEnd;
