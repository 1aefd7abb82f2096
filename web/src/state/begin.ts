/* Tables made with one press: against bots, with friends, on this screen. */
import { api } from "../wire/api";
import type { AskedSeat, Listed, MakeTable } from "../wire/types";
import { game as find } from "./me.svelte";
import type { Level } from "../wire/shorthand";

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

/** Returns the tables whose game is not over: those first where it is my turn, then those with other people. */
export function unfinished(tables: readonly Listed[]): Listed[] {
  return tables
    .filter(({ table }) => table.status !== "over")
    .sort((a, b) => Number(b.my_turn) - Number(a.my_turn) || people(b) - people(a));
}

function people({ table }: Listed): number {
  return table.seats.filter(({ kind }) => kind === "person").length;
}
