import { describe, expect, it } from "vitest";
import type { Judged } from "../../wire/types";
import { costliest, curves } from "./review";

describe("a review", () => {
  const judge = (line: number, seat: number, chance: number, best: number): Judged =>
    ({ line, seat, move: "a", chance, best: best > chance ? "b" : "a", best_chance: best }) as Judged;
  const judged = [judge(3, 0, 0.5, 0.9), judge(1, 0, 0.4, 0.4), judge(2, 1, 0.3, 0.31)];

  it("draws a curve a seat in the order of the game", () => {
    expect(curves(judged, 2)).toEqual([
      [
        [1, 0.4],
        [3, 0.5],
      ],
      [[2, 0.3]],
    ]);
  });
  it("names the moves that cost most, if they cost anything", () => {
    expect(costliest(judged, 3).map(({ line }) => line)).toEqual([3]);
  });
});
