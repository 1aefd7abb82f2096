import { describe, expect, it } from "vitest";
import { clockFace, clocks, leftOf, sameClock } from "./clocks";

describe("a clock", () => {
  it("runs down only while it runs", () => {
    const times = { at: 0, left: [60_000, 30_000], running: [0] };
    expect(leftOf(times, 0, 5_000, 0)).toBe(55_000);
    expect(leftOf(times, 1, 5_000, 0)).toBe(30_000);
    expect(leftOf(null, 1, 5_000, 0)).toBeNull();
  });
  it("shows minutes and seconds", () => expect(clockFace(288_000)).toBe("4:48"));
  it("is the same as one of its kind and time", () => {
    expect(sameClock({ kind: "turn", seconds: 30 }, { kind: "turn", seconds: 30 })).toBe(true);
    expect(sameClock(null, { kind: "turn", seconds: 30 })).toBe(false);
  });
});

describe("the clocks that can be chosen", () => {
  const offer = { turn: [30, 86_400], bank: [300, 3600], increment: [0, 3, 30] };

  it("are those of the server, each bank with the increment nearest to a hundredth of it", () => {
    expect(clocks(offer, null)).toEqual([
      null,
      { kind: "turn", seconds: 30 },
      { kind: "bank", seconds: 300, increment: 3 },
      { kind: "bank", seconds: 3600, increment: 30 },
      { kind: "turn", seconds: 86_400 },
    ]);
  });
  it("have the clock of a table that was made elsewhere", () => {
    expect(clocks(offer, { kind: "turn", seconds: 45 }).at(-1)).toEqual({ kind: "turn", seconds: 45 });
    expect(clocks(undefined, null)).toEqual([null]);
  });
});
