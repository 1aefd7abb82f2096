import { expect, test } from "vitest";
import { changed, turn } from "./turn";

const taken = { event: "draw", seat: 1, pile: 2, tile: "KEN" } as const;
const hidden = { event: "draw", seat: 1, pile: null, tile: null } as const;
const put = { event: "put", seat: 1, day: 4, tile: null, dropped: "TCD", pile: 3 } as const;

test("a tile from a pile and where it went are one sentence", () => {
  expect(turn([taken, put])).toEqual({
    message: "tendays-board-took",
    data: { seat: 1, tile: "KEN", from: 2, day: 4, dropped: "TCD", pile: 3 },
  });
  expect(turn([hidden, put])).toBeNull();
});

test("another player's turn is shown by the tiles that everybody has seen", () => {
  expect(changed([taken, put], 0)).toEqual(["place KEN", "seat 1", "pile 3", "place TCD"]);
  expect(changed([hidden, put], 0)).toEqual(["seat 1", "pile 3", "place TCD"]);
});

test("the player's own turn is shown on the own days", () => {
  expect(changed([{ event: "swap", seat: 1, days: [2, 5] }], 1)).toEqual(["day 2", "day 5"]);
});
