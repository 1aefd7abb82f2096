/* Tables made with one press: against bots, with friends, on this screen. */
import { api } from "../wire/api";
import type { AskedSeat, MakeTable } from "../wire/types";
import type { Level } from "../wire/shorthand";

export type Way = "now" | "friends" | "screen";

const BOTS: Readonly<Record<string, number>> = { africa: 1, usa: 1, tickets: 1, tenzania: 1 };

/** The table that a press on the front page makes. */
export function usual(game: string, way: Way, level: Level): MakeTable {
  const me: AskedSeat = { kind: "me" };
  if (way === "now") {
    const bots = Array.from({ length: BOTS[game] ?? 1 }, (): AskedSeat => ({ kind: "bot", bot: level }));
    return { game, seats: [me, ...bots], start: true };
  }
  return { game, seats: [me, { kind: way === "friends" ? "open" : "screen" }] };
}

/** Make it, and say where it is. */
export async function begin(game: string, way: Way, level: Level): Promise<string> {
  const made = await api.make(usual(game, way, level));
  return `/t/${made.table.table}`;
}
