import { expect, test } from "vitest";
import { behind, shownHints } from "./hints";

const candidate = (move: string, chance: number) => ({ move, chance, playouts: 100 });
const best = candidate("swap 1 2", 0.62);

test("a difference of less than one percent is none", () => {
  expect(behind(best, candidate("swap 1 3", 0.612))).toBe(0);
  expect(behind(best, candidate("swap 1 3", 0.58))).toBe(4);
});

test("the best moves are shown, at most three, and none that is far behind", () => {
  const others = [candidate("draw 1", 0.61), candidate("draw 2", 0.3), candidate("draw 3", 0.29)];

  expect(shownHints([best, ...others]).map(({ move }) => move)).toEqual(["swap 1 2", "draw 1"]);
  expect(shownHints([])).toEqual([]);
});
