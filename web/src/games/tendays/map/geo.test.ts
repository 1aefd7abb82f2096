import { expect, test } from "vitest";
import { ATLAS as AFRICA } from "./atlas-africa";
import { ATLAS as USA } from "./atlas-usa";
import type { Link, Tutor } from "../../game";
import { describe } from "../describe";
import { contains } from "./geo";
import { hints } from "../journey/hints";
import type { View } from "../types";
import { covers, legs, pins } from "../journey/journey";
import { short } from "../tiles/names";
import { colouredName, connections, ferriesOf, linkSentence } from "./places";
import { Catalogue } from "../../../words/catalogue";
import { Speech } from "../../../words/speech";
import { readFileSync } from "node:fs";

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

const FILES = [
  "common",
  "colours",
  "tiles",
  "africa",
  "usa",
  "tendays",
  "board",
  "board-tendays",
  "board-africa",
  "board-usa",
];

function spoken(language: string): Speech {
  const words = new URL(`../../../../../src/tenfold/words/${language}/`, import.meta.url);
  const texts = FILES.map((file) => readFileSync(new URL(`${file}.ftl`, words), "utf8"));
  return new Speech(new Catalogue(language, texts), { start: "tile", end: "tile" });
}

const data = new URL("../../../../../src/tenfold/games/tendays/data/", import.meta.url);

test.each([
  ["africa", AFRICA],
  ["usa", USA],
])("borders and ferries of %s are those of the game", (name, atlas) => {
  const text = readFileSync(new URL(`${name}.toml`, data), "utf8");
  const ferries = /^ferries = (.*)$/m.exec(text)?.[1] ?? "[]";
  const places = [...text.matchAll(/code = "(\w+)".*colour = "(\w+)".*borders = (\[.*?\])/g)];

  expect(atlas.ferries ?? []).toEqual(JSON.parse(ferries));
  expect(places).toHaveLength(Object.keys(atlas.geography.places).length);
  for (const [, code, colour, borders] of places)
    expect(atlas.geography.places[code!]).toMatchObject({
      colour,
      borders: JSON.parse(borders!) as string[],
    });
});

test("Madagascar has ferries to Mozambique and Tanzania, and they have one to it", () => {
  expect(ferriesOf("MDG", AFRICA)).toEqual(["MOZ", "TZA"]);
  expect(ferriesOf("MOZ", AFRICA)).toEqual(["MDG"]);
  expect(ferriesOf("TZA", AFRICA)).toEqual(["MDG"]);
  expect(ferriesOf("KEN", AFRICA)).toEqual([]);
  expect(ferriesOf("AK", USA)).toEqual([]);
});

test("the connections of a place are said in both languages", () => {
  expect(connections("MDG", AFRICA, spoken("en"))).toBe("Ferry to Mozambique and Tanzania.");
  expect(connections("MOZ", AFRICA, spoken("en"))).toBe(
    "Borders South Africa, Tanzania, Zambia and Zimbabwe. Ferry to Madagascar.",
  );
  expect(connections("EGY", AFRICA, spoken("en"))).toBe("Borders Libya and Sudan.");
  expect(connections("HI", USA, spoken("en"))).toBe("No land borders.");
  expect(connections("MDG", AFRICA, spoken("fr"))).toBe("Ferries\u00a0: Mozambique et Tanzanie.");
});

test("a short name on a tile is written as one reads it", () => {
  expect(short("CAF", spoken("fr"), AFRICA.shorts)).toBe("Rép. centr\u00adafricaine");
  expect(short("NM", spoken("fr"), USA.shorts)).toBe("Nouveau-Mexique");
});

test("a tile is said with its colour", () => {
  const said = (tile: string | null): string => colouredName(tile, AFRICA.geography, spoken("en"));

  expect([said("KEN"), said("plane-pink"), said("car"), said("?"), said(null)]).toEqual([
    "Kenya, yellow",
    "pink airplane",
    "car",
    "hidden",
    "open",
  ]);
});

test("how two days connect is said, and why they do not", () => {
  const link = { days: [2, 3], how: "foot", rule: "T4.1", message: "link-foot" } as const;
  const ends = { start: "EGY", end: "LBY" };

  expect(linkSentence({ ...link, days: [2, 3], data: ends }, spoken("en"))).toBe(
    "Days 2 and 3: on foot from Egypt to Libya.",
  );
  expect(
    linkSentence({ ...link, days: [2, 3], how: null, message: "link-no-border", data: ends }, spoken("en")),
  ).toBe("Days 2 and 3: Egypt and Libya share no border.");
  expect(linkSentence({ ...link, days: [2, 3], rule: "T5.1", data: {} }, spoken("en"))).toBe("");
});

test("pins of neighbours do not cover each other", () => {
  const [a, b] = pins(["COG", "COD"], AFRICA.geography, 20, []);

  expect(Math.hypot(a!.x - b!.x, a!.y - b!.y)).toBeGreaterThan(44);
});

test.each([
  ["Africa", AFRICA],
  ["the USA", USA],
])("a lone pin stands inside of its land, wherever in %s", (_, { geography }) => {
  const outside = Object.entries(geography.places).filter(([code, { outline }]) => {
    const [pin] = pins([code], geography, 5, []);
    return !contains(outline, [pin!.x, pin!.y]);
  });

  expect(outside.map(([code]) => code)).toEqual([]);
});

test("a pin stands beside the name of its land", () => {
  const name = [540, 590, 630, 606] as const;
  const [pin] = pins(["COD"], AFRICA.geography, 12, [name]);

  expect(covers([pin!.x, pin!.y], 12, name)).toBe(false);
  expect(contains(AFRICA.geography.places["COD"]!.outline, [pin!.x, pin!.y])).toBe(true);
});

test("a ride is one line from the place before its tile to the one after", () => {
  const spots = pins(["MLI", "car", "TGO"], AFRICA.geography, 10, []);
  const how = { how: "drive", rule: "T4.4", message: "", data: {} } as const;

  const found = legs(spots, [
    { days: [1, 2], ...how },
    { days: [2, 3], ...how },
  ]);

  expect(found.map(({ day, how }) => [day, how])).toEqual([[1, "drive"]]);
});

const TURN: View = {
  days: 5,
  stage: "turn",
  turn: 0,
  active: [0],
  racks: [
    ["EGY", "LBY", "car", "MDG", null],
    ["?", "KEN", "?", "?", "?"],
  ],
  hands: [null, null],
  discards: [["TCD"], ["plane-pink"], []],
  draw_pile: 12,
  winner: null,
} as unknown as View;

test("the board in words says colours and connections", () => {
  const ends = { start: "EGY", end: "LBY" };
  const links = [{ days: [1, 2], how: "foot", rule: "T4.1", message: "link-foot", data: ends }] as Link[];
  const told = { view: TURN, legal: [], viewer: 0, seats: [], speech: spoken("en") };

  const { lines } = describe(told, { ...AFRICA, links });

  expect(lines).toEqual([
    "Day 1: Egypt, pink",
    "Day 2: Libya, green",
    "Day 3: car",
    "Day 4: Madagascar, pink",
    "Day 5: open",
    "Days 1 and 2: on foot from Egypt to Libya.",
    "Pile 1: Chad, orange",
    "Pile 2: pink airplane",
    "Pile 3: empty",
    "Draw pile: 12 tiles",
    "player 2’s day 2: Kenya, yellow.",
  ]);
});

test("a long name is short in the banner, and the tile that wins is flagged so", () => {
  const view = { ...TURN, hands: ["COD", null] };
  const told = { view, legal: ["drop 1"], viewer: 0, seats: [], speech: spoken("en") };
  const tutor = { distance: 1, nearer: [["COD"], [], [], [], []] } as unknown as Tutor;

  expect(describe(told, { ...AFRICA, links: [] }).title).toBe("Place DR Congo");
  expect(hints(tutor, view, "COD", new Set(["day 1"]), spoken("en")).get("day 1")?.text).toBe("wins");
  expect(
    hints({ ...tutor, distance: 3 }, view, "COD", new Set(["day 1"]), spoken("en")).get("day 1")?.text,
  ).toBe("2 to go");
});
