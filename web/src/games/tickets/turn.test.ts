import { expect, test } from "vitest";
import { turn } from "./turn";

test("two cards of one turn are one sentence, and a hidden one stays hidden", () => {
  const found = turn([
    { event: "take", seat: 2, card: "green" },
    { event: "draw", seat: 2, deck: "train", card: null },
  ]);

  expect(found).toEqual({ message: "tickets-board-drew", data: { seat: 2, card: ["green", "hidden"] } });
});

test("a turn of another kind is told by its own event", () => {
  expect(turn([{ event: "pass", seat: 1 }])).toBeNull();
});
