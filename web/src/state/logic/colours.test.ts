import { describe, expect, it } from "vitest";
import { paint } from "./colours";

describe("colours of seats", () => {
  it("are the players' own where nobody before has them", () => {
    expect(paint([{ colour: null }, { colour: "teal" }, { colour: "teal" }])).toEqual([1, 0, 2]);
  });
});
