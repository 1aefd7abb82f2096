import { describe, expect, it } from "vitest";
import type { Replay } from "../../wire/types";
import { before, indexBefore, jump, lineOf, momentOf, moments, step } from "./replay";

describe("a replay", () => {
  it("has whole views, and knows who moved", () => {
    const steps = [
      { view: { turn: 0, value: 0 }, events: [], line: 7, turn: 0, links: { 0: [], 1: [] } },
      {
        view: { value: 4 },
        events: [{ event: "play", seat: 1 }],
        line: 9,
        turn: 1,
        links: { 1: [{ how: "foot" }] },
      },
    ];
    const found = moments({ steps } as unknown as Replay);
    expect(found).toMatchObject([
      { view: { turn: 0, value: 0 }, seat: null, turn: 0, links: { 0: [], 1: [] } },
      { view: { turn: 0, value: 4 }, seat: 1, links: { 0: [], 1: [{ how: "foot" }] } },
    ]);
    expect([0, 7, 8, 9, 99].map((line) => momentOf(line, found))).toEqual([0, 0, 1, 1, 1]);
    expect([7, 8].map((line) => before(line, found)?.line)).toEqual([7, 7]);
    expect([3, 8, 9].map((line) => indexBefore(line, found))).toEqual([0, 0, 1]);
  });
});

describe("the keys and the address of a replay", () => {
  it("lead to a moment that is there", () => {
    expect(["Home", "End", "ArrowLeft", "ArrowRight", " ", "Tab"].map((key) => step(key, 0, 9))).toEqual([
      0,
      9,
      0,
      1,
      "toggle",
      null,
    ]);
    expect(step("ArrowRight", 9, 9)).toBe(9);
  });
  it("lead from mistake to mistake", () => {
    const from = (at: number) => ["n", "p", "x"].map((key) => jump(key, at, [4, 9]));

    expect([from(0), from(4), from(9)]).toEqual([
      [4, null, null],
      [9, null, null],
      [null, 4, null],
    ]);
  });
  it("name a line of the record, or its beginning", () => {
    expect(["#278", "", "#", "#x", "#-3"].map(lineOf)).toEqual([278, 0, 0, 0, 0]);
  });
});
