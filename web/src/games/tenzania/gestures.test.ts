import { expect, test } from "vitest";
import { flights, moment } from "./animate";
import { NOTHING, react, way, ways } from "./gestures";
import type { View } from "./types";

const LEGAL = ["play 5 = 1", "play 5 = 11", "play 4 = 10"];

test("a way says how it makes its value, and what comes of it", () => {
  expect(ways({ value: 6 } as View, LEGAL, 5).map(({ how, end }) => [how, end])).toEqual([
    ["minus", null],
    ["plus", "over"],
  ]);
  expect(way(6, "play 4 = 10")).toMatchObject({ how: "plus", end: "ten" });
  expect(way(6, "play 6 = 6").how).toBe("stay");
  expect(way(6, "play 0 = 0").how).toBe("zero");
  expect(way(4, "play 2 = 8").how).toBe("double");
  expect(way(null, "play 7 = 7").how).toBe("begin");
});

test("a digit or a press plays its card, or chooses it if there are several ways", () => {
  expect(react(NOTHING, { key: "4" }, LEGAL)).toEqual({ chosen: NOTHING, move: "play 4 = 10" });
  expect(react(NOTHING, { press: "card 4" }, LEGAL).move).toBe("play 4 = 10");
  expect(react(NOTHING, { key: "5" }, LEGAL)).toEqual({ chosen: { card: 5 } });
  expect(react(NOTHING, { key: "9" }, LEGAL)).toEqual({ chosen: NOTHING });
});

test("a table that is taken is looked at, with the card that took it, before it goes", () => {
  const events = [
    { event: "play", seat: 0, card: 4, value: 10 },
    { event: "take", seat: 0, count: 3 },
  ] as const;

  expect(moment(events, [4, 2])).toEqual({ cards: [4, 2, 4], value: 10, taker: 0 });
});

test("a card that somebody else plays comes from its seat, and one that is drawn from the deck", () => {
  const events = [
    { event: "play", seat: 1, card: 4, value: 8 },
    { event: "draw", seat: 0, card: 3 },
  ] as const;

  expect(flights(events, 0)).toEqual([[{ from: "seat 1", to: "top" }], [{ from: "deck", to: "card 3" }]]);
});
