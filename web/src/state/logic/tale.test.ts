import { expect, test } from "vitest";
import { toldAfter } from "./tale";

test.each([
  [0, 0],
  [50, 0.5],
  [100, 1],
  [250, 1.75],
  [300, null],
  [900, null],
])("after %i of 300 milliseconds %s steps are told", (time, told) => {
  expect(toldAfter(time, [100, 200])).toBe(told);
});

test("a tale without steps is told", () => {
  expect(toldAfter(0, [])).toBeNull();
});
