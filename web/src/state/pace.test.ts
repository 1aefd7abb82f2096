import { describe, expect, it, vi } from "vitest";
import { Pace } from "./pace";

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
