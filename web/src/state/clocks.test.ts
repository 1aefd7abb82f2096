import { describe, expect, it } from "vitest";
import { clockFace, leftOf, sameClock } from "./clocks";

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
