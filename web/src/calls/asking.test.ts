import { describe, expect, it } from "vitest";
import { answered, asksAfter } from "./asking";

function memory(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

describe("the question whether to call", () => {
  it("is asked after the first game with a friend, and again after the third", () => {
    const kept = memory();

    expect(["a", "a", "b", "c", "d"].map((table) => asksAfter(table, kept))).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
  });

  it("is not asked again by a player who has agreed", () => {
    const kept = memory();
    asksAfter("a", kept);
    answered(true, kept);

    expect(["a", "b", "c"].map((table) => asksAfter(table, kept))).toEqual([false, false, false]);
  });

  it("is asked once more of a player who has declined, and never after that", () => {
    const kept = memory();
    asksAfter("a", kept);
    answered(false, kept);
    asksAfter("b", kept);
    expect(asksAfter("c", kept)).toBe(true);
    answered(false, kept);

    expect(asksAfter("c", kept)).toBe(false);
  });
});
