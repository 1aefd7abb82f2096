import { expect, test } from "vitest";
import { grouped } from "./game";

test("moves are grouped by what they point at, in the order in which it is first pointed at", () => {
  const found = grouped(["draw 2", "draw deck", "swap 1 2"], (move) => move.split(" ").slice(1));

  expect(found).toEqual([
    { at: "2", moves: ["draw 2", "swap 1 2"] },
    { at: "deck", moves: ["draw deck"] },
    { at: "1", moves: ["swap 1 2"] },
  ]);
});
