import { expect, test } from "vitest";
import { factsOf } from "./facts";

const VIEW = { game: "counters", viewer: 0, seats: 2, stage: "turn", active: [0], counters: 12 };

test("what each seat has is a column, and all else a line", () => {
  expect(factsOf({ ...VIEW, taken: [3, 1] }, 2)).toEqual({
    lines: [{ key: "counters", text: "12" }],
    columns: [{ key: "taken", cells: ["3", "1"] }],
  });
});

test("what is hidden or empty is a dash", () => {
  expect(factsOf({ ...VIEW, cards: [5, null], deck: [] }, 2)).toEqual({
    lines: [
      { key: "counters", text: "12" },
      { key: "deck", text: "–" },
    ],
    columns: [{ key: "cards", cells: ["5", "–"] }],
  });
});

test("lists and counts are written out", () => {
  const { lines } = factsOf({ ...VIEW, piles: [1, 2, 3], bag: { long_red: 2, blue: 0 } }, 2);

  expect(lines.slice(1)).toEqual([
    { key: "piles", text: "1, 2, 3" },
    { key: "bag", text: "long red 2, blue 0" },
  ]);
});
