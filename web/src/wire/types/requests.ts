// Generated from Python by `python -m tenfold.server.protocol.typescript`: change it there.

import type { BankClock, Settings, TurnClock } from "./answers";

/** `PATCH /api/me`. */
export interface ChangeMe {
  name?: string | null;
  colour?: string | null;
  language?: "en" | "fr" | null;
  settings?: Settings | null;
}

/** `POST /api/tables`. */
export interface MakeTable {
  /** What the client calls this wish: a request that is repeated with the same id makes no second table. */
  id?: string | null;
  game: string;
  options?: Record<string, boolean | number | null>;
  seats: Array<AskedSeat>;
  clock?: TurnClock | BankClock | null;
  public?: boolean;
  /** Whether players may ask for hints and use the tutor; if it is left out, at private tables only. */
  hints?: boolean | null;
  /** Begin at once; no seat may be open then. */
  start?: boolean;
  /** What the player contributes to the deal: anything, best a random text. */
  luck?: string;
}

/** A seat of a table that is to be. */
export interface AskedSeat {
  kind: "me" | "open" | "bot" | "screen";
  bot?: "easy" | "medium" | "hard" | null;
  /** Of who sits there, on the same screen. */
  name?: string | null;
}

/** `PATCH /api/tables/{table}`, by the host, before the game begins. What is left out stays. */
export interface ChangeTable {
  options?: Record<string, boolean | number | null> | null;
  /** All seats anew; people who sit keep their places as far as these are open. */
  seats?: Array<AskedSeat> | null;
  clock?: TurnClock | BankClock | null;
  /** Take the clock away. */
  untimed?: boolean;
  public?: boolean | null;
  hints?: boolean | null;
}

/** `POST /api/tables/{table}/join`. */
export interface Join {
  /** The first open one where none is named. */
  seat?: number | null;
  luck?: string;
}

/** `POST /api/tables/{table}/ready`. */
export interface Ready {
  ready?: boolean;
  /** A new contribution to the deal; if it is left out, the last one stays. */
  luck?: string | null;
}

/** `POST /api/tables/{table}/start`. */
export interface Start {
  /** The level of the bots that take the open seats; where none is given, open seats are taken away. */
  fill?: "easy" | "medium" | "hard" | null;
  /** Options that have been found at the table, as who begins. */
  options?: Record<string, boolean | number | null> | null;
}

/** `POST /api/me/move`: be the player of a personal link. */
export interface MoveHere {
  token: string;
}

/** `POST /api/my/tokens`. */
export interface MakeToken {
  name: string;
}
