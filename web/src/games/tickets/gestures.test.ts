import { expect, test } from "vitest";
import type { Plan } from "../game";
import { claimable, NOTHING, payments, react } from "./gestures";
import { nearest, spots, track, worth } from "./map/layout";
import type { View } from "./types";
import { way } from "./goals/ways";

const EMPTY = {
  claimed: {},
  closed: [],
  claim: null,
} as unknown as View;

test("routes that can be claimed are named by their tracks", () => {
  expect(claimable(["claim bulawayo durban 1", "tickets"])).toEqual(new Set(["bulawayo durban 1"]));
});

test("a press on a route claims it on a turn, and does nothing while something is to be chosen", () => {
  const route = { press: "route bulawayo durban 1" };

  expect(react(NOTHING, route, ["train deck"]).move).toBe("claim bulawayo durban 1");
  expect(react(NOTHING, route, ["keep 1", "keep 2"]).move).toBeUndefined();
  expect(react(NOTHING, route, ["pay black"]).move).toBeUndefined();
});

test("a press on a card asks for it, also where the table will say why not", () => {
  expect(react(NOTHING, { press: "train red" }, ["train deck"]).move).toBe("train red");
  expect(react(NOTHING, { press: "train red" }, []).move).toBeUndefined();
});

test("tickets that are ticked are kept, by their places in the offer", () => {
  const legal = ["keep 1 3"];
  const ticked = ["offer 3", "offer 2", "offer 1", "offer 2"].reduce(
    (chosen, press) => react(chosen, { press }, legal).chosen,
    NOTHING,
  );

  expect(ticked).toEqual({ kept: [1, 3] });
  expect(react(ticked, { press: "keep" }, legal).move).toBe("keep 1 3");
});

test("the ways to pay show the cards that would go, the fewest locomotives first", () => {
  const plan = (moves: string[], colour: string, locomotives: number): Plan => ({
    moves,
    colour,
    locomotives,
  });
  const found = payments(
    [
      plan(["locomotives 1", "single"], "black", 1),
      plan(["locomotives 0", "single"], "black", 0),
      plan(["pay locomotive", "single"], "locomotive", 3),
    ],
    3,
  );

  expect(found.map(({ cards }) => cards)).toEqual([
    ["black", "black", "black"],
    ["black", "black", "locomotive"],
    ["locomotive", "locomotive", "locomotive"],
  ]);
});

test("a way to pay ends singly or doubled, for terrain cards or locomotives instead of them", () => {
  const ends = ["single", "double 0", "double 1"].map((end) => ["pay black", end]);
  const found = payments(
    ends.map((moves) => ({ moves, colour: "black", locomotives: 0 })),
    3,
  );

  expect(found).toHaveLength(1);
  expect(found[0]!.ends).toEqual([
    { moves: ["pay black", "single"], times: 1, locomotives: 0, terrain: 0 },
    { moves: ["pay black", "double 0"], times: 2, locomotives: 0, terrain: 1 },
    { moves: ["pay black", "double 1"], times: 2, locomotives: 1, terrain: 0 },
  ]);
});

test("D and T draw from the decks and K takes tickets, where that is legal", () => {
  expect(react(NOTHING, { key: "d" }, ["train deck"]).move).toBe("train deck");
  expect(react(NOTHING, { key: "k" }, ["train deck"]).move).toBeUndefined();
});

test("a press means the nearest track", () => {
  const [x, y] = track("bulawayo durban 1")!.spaces[1]!;

  expect(nearest(x + 3, y, () => true)?.track.id).toBe("bulawayo durban 1");
  expect(nearest(x + 3, y, ({ id }) => id !== "bulawayo durban 1")?.track.id).not.toBe("bulawayo durban 1");
});

test("a country that a ticket names lies at all its ends", () => {
  expect(spots("madagascar")).toEqual(["madagascar-1", "madagascar-2"]);
  expect(worth(["walvis-bay", "madagascar"])).toBe(worth(["madagascar", "walvis-bay"]));
});

test("the way of a ticket goes through the seat's own routes and free ones, as short as can be", () => {
  expect(way(EMPTY, 0, ["bulawayo", "durban"])).toEqual({
    tracks: ["bulawayo durban 1"],
    own: [],
    trains: 3,
  });
  expect(way({ ...EMPTY, claimed: { "bulawayo durban 1": 0 } }, 0, ["bulawayo", "durban"])).toEqual({
    tracks: [],
    own: ["bulawayo durban 1"],
    trains: 0,
  });
});

test("a route of somebody else, or one that is closed, is no way", () => {
  const cut = { ...EMPTY, claimed: { "pretoria durban 1": 1 }, closed: ["pretoria durban 2"] };

  expect(way(cut, 0, ["pretoria", "durban"])?.tracks).not.toContain("pretoria durban 2");
});
