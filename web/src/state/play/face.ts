/* Which face the banner of a table shows: one function of what is known, without DOM. */
import type { Line } from "../../wire/socket";
import type { SeatShape, TableShape } from "../../wire/types";

/** Under so many milliseconds a clock is urgent. */
export const URGENT = 10_000;

export type Face =
  /** The connection is lost; it is tried again in so many seconds. */
  | { readonly kind: "lost"; readonly seconds: number; readonly offline: boolean }
  /** A bot plays for the viewer. */
  | { readonly kind: "bot"; readonly seat: number; readonly why: NonNullable<SeatShape["away"]> }
  /** The viewer's clock is nearly out. */
  | { readonly kind: "urgent"; readonly left: number }
  /** It is the last round, and perhaps the viewer's last turn. */
  | { readonly kind: "last"; readonly mine: boolean }
  /** The table waits for a player who is not connected; in so many seconds a bot may take over. */
  | { readonly kind: "absent"; readonly seat: number; readonly seconds: number; readonly of: number }
  /** The table waits for a player who is not connected, and a bot may take over. */
  | { readonly kind: "replaceable"; readonly seat: number };

export interface Situation {
  readonly table: Pick<TableShape, "status" | "active" | "seats">;
  /** The seats of this connection. */
  readonly mine: readonly number[];
  /** Whose eyes; null for a spectator's, and behind the curtain. */
  readonly seat: number | null;
  /** Whether the viewer is to move. */
  readonly turn: boolean;
  readonly line: Line;
  /** The time of this machine, in milliseconds since 1970. */
  readonly now: number;
  /** How far the server's time is ahead of this machine's, in milliseconds. */
  readonly ahead: number;
  /** What is left of the viewer's clock, in milliseconds; null without one. */
  readonly left: number | null;
  /** Whether everybody has one more turn at most. */
  readonly lastRound: boolean;
}

/** Returns what the banner shows instead of whose turn it is; null where nothing is more important than that. */
export function faceOf(at: Situation): Face | null {
  if (at.line.state === "lost") return lost(at.line, at.now);
  if (at.table.status !== "playing") return null;
  const bot = standIn(at);
  if (bot !== null) return bot;
  if (at.turn && at.left !== null && at.left < URGENT) return { kind: "urgent", left: at.left };
  if (at.turn) return at.lastRound ? { kind: "last", mine: true } : null;
  return waitedFor(at) ?? (at.lastRound ? { kind: "last", mine: false } : null);
}

/** Returns the seat of this connection for which a bot plays, and why. */
export function standIn({ table, mine, seat }: Pick<Situation, "table" | "mine" | "seat">): Face | null {
  const own = seat ?? mine[0];
  if (own === undefined || !mine.includes(own)) return null;
  const why = table.seats[own]?.away ?? null;
  return why === null ? null : { kind: "bot", seat: own, why };
}

function lost({ retry, offline }: Extract<Line, { state: "lost" }>, now: number): Face {
  return { kind: "lost", seconds: secondsUntil(retry, now), offline };
}

/** Somebody whom the table waits for is not connected. */
function waitedFor({ table, mine, now, ahead }: Situation): Face | null {
  for (const seat of table.active) {
    const found = table.seats[seat];
    if (found === undefined || mine.includes(seat) || !isAbsent(found)) continue;
    const { replaceable, replaceable_at: then, absent_since: since } = found;
    const seconds = then === null ? 0 : secondsUntil(then, now + ahead);
    if (replaceable || then === null || since === null || seconds === 0) return { kind: "replaceable", seat };
    return { kind: "absent", seat, seconds, of: Math.ceil((then - since) / 1000) };
  }
  return null;
}

function isAbsent(seat: SeatShape): boolean {
  return seat.kind === "person" && seat.away === null && seat.absent_since !== null;
}

function secondsUntil(then: number, now: number): number {
  return Math.max(0, Math.ceil((then - now) / 1000));
}
