import { expect, test } from "vitest";
import { worthPointing } from "./pointed";

test("each place is pointed at once, and no seat where the board has changed", () => {
  expect(worthPointing(["pile 1", "seat 2", "place KEN", "pile 1"])).toEqual(["pile 1", "place KEN"]);
});

test("the seat is pointed at where nothing else has changed", () => {
  expect(worthPointing(["seat 2", "seat 2"])).toEqual(["seat 2"]);
});
