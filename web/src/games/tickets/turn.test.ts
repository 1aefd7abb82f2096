import { expect, test } from "vitest";
import { changed, turn } from "./turn";

test("two cards of one turn are one sentence, and a hidden one stays hidden", () => {
  const found = turn([
    { event: "take", seat: 2, card: "green" },
    { event: "draw", seat: 2, deck: "train", card: null },
  ]);

  expect(found).toEqual({ message: "tickets-board-drew", data: { seat: 2, card: ["green", "hidden"] } });
});

test("a claim is told by its ends and its points", () => {
  const claim = {
    event: "claim",
    seat: 1,
    track: "bogoro bondo 2",
    paid: { black: 2 },
    doubled: true,
    doubling: { jungle: 1 },
    points: 4,
  } as const;

  expect(turn([claim])).toEqual({
    message: "tickets-board-claimed",
    data: { seat: 1, ends: ["bogoro", "bondo"], points: 4, doubled: true },
  });
});

test("a turn of another kind is told by its own event", () => {
  expect(turn([{ event: "pass", seat: 1 }])).toBeNull();
});

test("a claim is shown on its route, and cards on the row of whoever drew them", () => {
  const claim = { event: "claim", seat: 1, track: "bogoro bondo 1" } as Parameters<typeof changed>[0][number];

  expect(changed([claim])).toEqual(["route bogoro bondo 1"]);
  expect(
    changed([
      { event: "take", seat: 2, card: "green" },
      { event: "draw", seat: 2, deck: "train", card: null },
    ]),
  ).toEqual(["row 2|seat 2"]);
});
