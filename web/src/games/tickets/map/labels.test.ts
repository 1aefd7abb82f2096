import { expect, it } from "vitest";
import { apart, type Label } from "./labels";

const label = (id: string, x: number, first = false): Label => ({
  id,
  at: [x, 0],
  anchor: "start",
  text: [id],
  first,
});

it("leaves out a name that would lie on another, and shows it when the board is larger", () => {
  const names = [label("Beira", 0), label("Bulawayo", 20)];

  expect(apart(names, 10).map(({ id }) => id)).toEqual(["Beira"]);
  expect(apart(names, 5).map(({ id }) => id)).toEqual(["Beira", "Bulawayo"]);
});

it("lets a name that is asked for stand first", () => {
  const names = [label("Beira", 0), label("Bulawayo", 20, true)];

  expect(apart(names, 10).map(({ id }) => id)).toEqual(["Bulawayo"]);
});
