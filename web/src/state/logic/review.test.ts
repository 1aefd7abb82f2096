import { describe, expect, it } from "vitest";
import type { ChancesShape, Judged } from "../../wire/types";
import { bands, mistakes, percents, ticks } from "./review";

const judge = (line: number, turn: number, chance: number, best: number): Judged => ({
  line,
  turn,
  seat: 0,
  move: "a",
  chance,
  best: best > chance ? "b" : "a",
  best_chance: best,
});
const point = (line: number, turn: number, seat: number | null, ...chances: number[]): ChancesShape => ({
  line,
  turn,
  seat,
  chances,
});

describe("the mistakes of a review", () => {
  it("are the moves that cost most, in the order of the game", () => {
    const judged = [
      judge(9, 4, 0.3, 0.4),
      judge(1, 1, 0.5, 0.9),
      judge(3, 2, 0.4, 0.43),
      judge(5, 3, 0.4, 0.45),
    ];

    expect(mistakes(judged, 3).map(({ line }) => line)).toEqual([1, 5, 9]);
  });
  it("are one for each turn, and none that cost hardly anything", () => {
    const judged = [
      judge(1, 1, 0.5, 0.6),
      judge(2, 1, 0.5, 0.7),
      judge(5, 2, 0.4, 0.41),
      judge(7, 3, 0.4, 0.4),
    ];

    expect(mistakes(judged, 3).map(({ line }) => line)).toEqual([2]);
  });
});

describe("the curve of a review", () => {
  it("says percents that add up to 100", () => {
    expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
    expect(percents([0, 1])).toEqual([0, 100]);
    expect(percents([0.335, 0.335, 0.33])).toEqual([34, 33, 33]);
  });
  it("stacks the chances of all seats up to 1, in the order that is asked for", () => {
    const curve = [point(0, 1, 0, 0.25, 0.5, 0.25), point(9, 2, null, 0, 0, 1)];

    expect(bands(curve, [2, 0, 1])).toEqual([
      [0.25, 1],
      [0.5, 1],
      [1, 1],
    ]);
  });
  it("has round turns on its axis, where they begin", () => {
    const curve = Array.from({ length: 24 }, (_, i) => point(i, Math.floor(i / 2) + 1, i % 2, 0.5, 0.5));

    expect(ticks(curve, 12).map((i) => curve[i]!.turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(ticks(curve, 4).map((i) => curve[i]!.turn)).toEqual([1, 5, 10]);
  });
});
