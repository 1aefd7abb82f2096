import { expect, test } from "vitest";
import { ATLAS as AFRICA } from "./atlas-africa";
import { ATLAS as USA } from "./atlas-usa";
import { legs, pins } from "./journey";

test("Africa has forty countries and the USA fifty states, each with an outline inside the map", () => {
  expect(Object.keys(AFRICA.geography.places)).toHaveLength(40);
  expect(Object.keys(USA.geography.places)).toHaveLength(50);
  expect(AFRICA.geography.places["KEN"]!.d).toMatch(/^M[\d. L-]+Z/);
  expect(AFRICA.geography.places["KEN"]!.box[0]).toBeGreaterThan(700);
});

test("a place knows its colour, its tiles and its neighbours", () => {
  expect(AFRICA.geography.places["TCD"]).toMatchObject({
    colour: "orange",
    tiles: 2,
    borders: ["CMR", "CAF", "LBY", "NER", "NGA", "SDN"],
  });
});

test("pins of neighbours do not cover each other", () => {
  const [a, b] = pins(["COG", "COD"], AFRICA.geography, 20);

  expect(Math.hypot(a!.x - b!.x, a!.y - b!.y)).toBeGreaterThan(44);
});

test("a ride is one line from the place before its tile to the one after", () => {
  const spots = pins(["MLI", "car", "TGO"], AFRICA.geography, 10);
  const how = { how: "drive", rule: "T4.4", message: "", data: {} } as const;

  const found = legs(spots, [
    { days: [1, 2], ...how },
    { days: [2, 3], ...how },
  ]);

  expect(found.map(({ day, how }) => [day, how])).toEqual([[1, "drive"]]);
});
