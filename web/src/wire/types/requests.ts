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
  /** Chosen by the client: a request that is repeated with the same id makes no second table. */
  id?: string | null;
  game: string;
  options?: Record<string, boolean | number | null>;
  seats: Array<AskedSeat>;
  clock?: TurnClock | BankClock | null;
  public?: boolean;
  /** Whether players may ask for hints and use the tutor; by default they may at private tables only. */
  hints?: boolean | null;
  /** Start at once; no seat may be open then. */
  start?: boolean;
  /** The player's contribution to the deal: any text, best a random one. */
  luck?: string;
}

/** A seat of a table that is to be made or changed. */
export interface AskedSeat {
  kind: "me" | "open" | "bot" | "screen";
  bot?: "easy" | "medium" | "hard" | null;
  /** The name of the person at this seat of the same screen. */
  name?: string | null;
}

/** `PATCH /api/tables/{table}`, by the host, before the game begins. Keys that are left out stay as they are. */
export interface ChangeTable {
  options?: Record<string, boolean | number | null> | null;
  /** All seats. People who sit at the table keep their places as far as these are open. */
  seats?: Array<AskedSeat> | null;
  clock?: TurnClock | BankClock | null;
  /** Whether the table has no clock from now on. */
  untimed?: boolean;
  public?: boolean | null;
  hints?: boolean | null;
}

/** `POST /api/tables/{table}/join`. */
export interface Join {
  /** The seat to sit at; None for the first open one. */
  seat?: number | null;
  luck?: string;
}

/** `POST /api/tables/{table}/remove`. */
export interface Remove {
  /** The seat of the guest who is removed. */
  seat: number;
}

/** `POST /api/tables/{table}/ready`. */
export interface Ready {
  ready?: boolean;
  /** A new contribution to the deal; if it is left out, the last one stays. */
  luck?: string | null;
}

/** `POST /api/tables/{table}/play-on`: play on from a moment of a finished game, against bots. */
export interface PlayOn {
  /** Chosen by the client: a request that is repeated with the same id makes no second table. */
  id: string;
  /** The seat to play. */
  seat: number;
  /** How many lines of the record lead to the moment. */
  line: number;
}

/** `POST /api/tables/{table}/start`. */
export interface Start {
  /** The level of the bots that take the open seats. If it is None, open seats are removed. */
  fill?: "easy" | "medium" | "hard" | null;
  /** Options that were decided at the table, such as who begins. */
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

/** `POST /api/calls/devices`: a subscription, as the browser's push manager gives it. */
export interface AddDevice {
  endpoint: string;
  /** The browser's key `p256dh`, in the base64 of URLs. */
  public_key: string;
  auth: string;
}

/** `POST /api/calls/hooks` and `POST /api/tables/{table}/hooks`. */
export interface AddHook {
  kind: "discord" | "slack" | "ntfy" | "json";
  url: string;
}
