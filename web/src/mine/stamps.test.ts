import { describe, expect, it } from "vitest";
import { stampsOf } from "./stamps";

const place = { d: "M0 0", colour: "blue", box: [0, 0, 10, 20] as const };
const PLACES = { EGY: place, DZA: place, SDN: place };
const NAMES: Record<string, string> = { EGY: "Egypt", DZA: "Algeria", SDN: "Sudan" };

describe("the stamps of a passport", () => {
  it("begin with those that one has, and the others follow by name", () => {
    const stamps = stampsOf(PLACES, [{ place: "SDN", at: 5, table: "t" }], (each) => NAMES[each]!);

    expect(stamps.map(({ name, at }) => [name, at])).toEqual([
      ["Sudan", 5],
      ["Algeria", null],
      ["Egypt", null],
    ]);
  });

  it("are turned alike every time", () => {
    const tilts = () => stampsOf(PLACES, [], (each) => NAMES[each]!).map(({ tilt }) => tilt);

    expect(tilts()).toEqual(tilts());
    expect(tilts().every((tilt) => Math.abs(tilt) <= 6)).toBe(true);
  });

  it("show the whole outline", () => {
    expect(stampsOf({ EGY: place }, [], () => "")[0]!.shape.box).toBe("-2 -2 14 24");
  });
});
