/* Tables made with one press: against bots, with friends, on this screen. */
import { api } from "../../wire/api";
import type { AskedSeat, MakeTable } from "../../wire/types";
import { game as find } from "./me.svelte";
import type { Level } from "../../wire/shorthand";

export type Way = "now" | "friends" | "screen";

/** The table that a press on the front page makes. */
export function usual(game: string, way: Way, level: Level, seats = 2): MakeTable {
  const other: AskedSeat =
    way === "now" ? { kind: "bot", bot: level } : { kind: way === "friends" ? "open" : "screen" };
  const others = Array.from({ length: seats - 1 }, () => other);
  return { game, seats: [{ kind: "me" }, ...others], ...(way === "now" && { start: true }) };
}

/** Make it, and say where it is. */
export async function begin(game: string, way: Way, level: Level): Promise<string> {
  const made = await api.make(usual(game, way, level, find(game)?.seats[0]));
  return `/t/${made.table.table}`;
}
