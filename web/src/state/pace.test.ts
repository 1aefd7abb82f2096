import { describe, expect, it, test, vi } from "vitest";
import { nextSpeed, Pace, paced } from "./pace";

describe("the pace", () => {
  it("shows one state after the other, and the last at once when it is skipped", () => {
    vi.useFakeTimers();
    const seen: number[] = [];
    const pace = new Pace<number>(
      (state) => seen.push(state),
      () => 300,
    );
    [1, 2, 3].forEach((state) => pace.next(state));
    expect(seen).toEqual([1]);
    vi.advanceTimersByTime(300);
    expect(seen).toEqual([1, 2]);
    pace.skip();
    expect(seen).toEqual([1, 2, 3]);
    vi.useRealTimers();
  });
});

test("moves of others take longer when the pace is slow, and no time when it is instant", () => {
  expect(paced(300, "slow", true)).toBe(1500);
  expect(paced(0, "slow", true)).toBe(1500);
  expect(paced(300, "normal", true)).toBe(300);
  expect(paced(300, "instant", true)).toBe(0);
});

test("the pace does not change the viewer's own moves", () => {
  expect([paced(300, "slow", false), paced(300, "instant", false)]).toEqual([300, 300]);
});

test("speeds go round", () => {
  expect([nextSpeed("slow"), nextSpeed("normal"), nextSpeed("instant")]).toEqual([
    "normal",
    "instant",
    "slow",
  ]);
});
