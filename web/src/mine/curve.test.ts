import { describe, expect, it } from "vitest";
import { curveOf } from "./curve";

const month = (name: string, average: number | null, best: number | null) => ({
  month: name,
  games: 1,
  average,
  best,
});

describe("the curve of months", () => {
  it("runs from left to right, and a larger value stands higher", () => {
    const { points } = curveOf([month("2026-09", 10, 8), month("2026-10", 14, 9)], 300, 190);

    expect(points[0]!.x).toBeLessThan(points[1]!.x);
    expect(points[1]!.y).toBeLessThan(points[0]!.y);
    expect(points[0]!.best).toBeGreaterThan(points[0]!.y);
  });

  it("leaves out months in which nothing was won", () => {
    const { points } = curveOf([month("2026-09", null, null), month("2026-10", 14, 9)], 300, 190);

    expect(points.map((point) => point.month)).toEqual(["2026-10"]);
  });

  it("has grid lines at whole numbers within the picture", () => {
    const { grid } = curveOf([month("2026-09", 10.5, 8), month("2026-10", 14, 9)], 300, 190);

    expect(grid.map(({ value }) => value)).toEqual([8, 10, 12, 14]);
    expect(grid.every(({ y }) => y >= 0 && y <= 190)).toBe(true);
  });

  it("is empty without values", () => {
    expect(curveOf([], 300, 190)).toEqual({ points: [], grid: [] });
  });
});
