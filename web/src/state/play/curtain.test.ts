import { describe, expect, it } from "vitest";
import { next } from "./curtain";

describe("the curtain", () => {
  const playing = (active: number[]) => ({ active, status: "playing" as const });

  it("stays away from a screen with one seat", () => expect(next([0], playing([1]), 0)).toBe(0));
  it("stays up while the seat may move", () => expect(next([0, 1], playing([0, 1]), 1)).toBe(1));
  it("falls for the next seat of the screen", () => expect(next([0, 2], playing([2]), 0)).toBe(2));
  it("waits while only others may move", () => expect(next([0, 2], playing([1]), 0)).toBe(0));
});
