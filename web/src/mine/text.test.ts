import { describe, expect, it } from "vitest";
import type { OtherPlayer, PlayedGame } from "../wire/types";
import { byDay, isWanted, type Wanted } from "./text";

const ALL: Wanted = { company: "all", ending: "all", name: "" };

function other(name: string | null, kind: OtherPlayer["kind"] = "person"): OtherPlayer {
  return { kind, player: null, name, colour: null, bot: kind === "bot" ? "easy" : null, seat: 1, score: 0 };
}

function game(others: OtherPlayer[], won = true, at = 0): PlayedGame {
  return {
    table: `t${at}`,
    is_kept: true,
    game: "africa",
    seat: 0,
    seats: 2,
    place: won ? 1 : 2,
    won,
    measure: "turns",
    score: 1,
    turns: 9,
    counts: true,
    day: null,
    others,
    picture: {},
    at,
  };
}

describe("what somebody would like to see", () => {
  it("is games with people or against bots alone", () => {
    const people = game([other("Theo"), other(null, "bot")]),
      bots = game([other(null, "bot")]);

    expect([people, bots].map((each) => isWanted(each, { ...ALL, company: "people" }))).toEqual([
      true,
      false,
    ]);
    expect([people, bots].map((each) => isWanted(each, { ...ALL, company: "bots" }))).toEqual([false, true]);
  });

  it("is games that were won", () => {
    const games = [game([other("Theo")]), game([other("Theo")], false)];

    expect(games.map((each) => isWanted(each, { ...ALL, ending: "won" }))).toEqual([true, false]);
    expect(games.map((each) => isWanted(each, { ...ALL, ending: "lost" }))).toEqual([false, true]);
  });

  it("is games with somebody, by a part of the name", () => {
    const games = [game([other("Théodora")]), game([other("Sam")])];

    expect(games.map((each) => isWanted(each, { ...ALL, name: " théo " }))).toEqual([true, false]);
  });
});

describe("days", () => {
  it("hold the games of a day together", () => {
    const noon = new Date(2026, 10, 18, 12).getTime(),
      hour = 3_600_000;
    const games = [game([], true, noon + hour), game([], true, noon), game([], true, noon - 24 * hour)];

    expect(byDay(games).map(({ games: found }) => found.length)).toEqual([2, 1]);
  });
});
