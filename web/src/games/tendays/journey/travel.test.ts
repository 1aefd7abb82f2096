import { expect, test } from "vitest";
import { readFileSync } from "node:fs";
import type { Finished, Link } from "../../game";
import { Catalogue } from "../../../words/catalogue";
import { Speech } from "../../../words/speech";
import { ATLAS } from "../map/atlas-africa";
import type { Event, View } from "../types";
import { legs, pins, travelled } from "./journey";
import { about, length, openLink, stretches, tale, turns } from "./travel";

const { places } = ATLAS.geography;
const FILES = ["common", "colours", "tiles", "africa", "tendays", "board", "board-tendays", "board-africa"];
const RACK = ["MAR", "DZA", "car", "TCD", "plane-orange", "ETH"];
const LINKS: readonly Link[] = [
  link(1, "foot"),
  link(2, "drive"),
  link(3, "drive"),
  link(4, "flight"),
  link(5, "flight"),
];

function link(day: number, how: Link["how"]): Link {
  return { days: [day, day + 1], how, rule: "", message: "", data: {} };
}

function spoken(language: string): Speech {
  const words = new URL(`../../../../../src/tenfold/words/${language}/`, import.meta.url);
  const texts = FILES.map((file) => readFileSync(new URL(`${file}.ftl`, words), "utf8"));
  return new Speech(new Catalogue(language, texts), { start: "tile", end: "tile" });
}

function finished(more: Partial<Finished<View, Event>> = {}, language = "en"): Finished<View, Event> {
  const open = LINKS.map((each, i) => (i === 0 ? { ...each, how: null } : each));
  return {
    view: { winner: 1, days: 6, racks: [RACK, RACK] } as unknown as View,
    result: { winners: [1], scores: [0, 1], sheet: [], stand_ins: [] },
    events: [
      { event: "put", seat: 1 },
      { event: "drop", seat: 0 },
      { event: "swap", seat: 1 },
    ] as unknown as Event[],
    order: [1, 0],
    you: 0,
    linked: { 0: open, 1: LINKS },
    seats: [],
    speech: spoken(language),
    ...more,
  };
}

test("a ride is one stretch from the place before its tile to the one after", () => {
  const found = stretches(RACK, LINKS, places);

  expect(found.map(({ from, to, place, how }) => [from, to, place, how])).toEqual([
    [1, 2, "DZA", "foot"],
    [2, 4, "TCD", "drive"],
    [4, 6, "ETH", "flight"],
  ]);
});

test("kilometres are those of a great circle, to ten", () => {
  const there = stretches(["EGY", "SDN"], [link(1, "foot")], places);
  const back = stretches(["SDN", "EGY"], [link(1, "foot")], places);

  expect(length(there)).toBeGreaterThan(1000);
  expect(length(there)).toBeLessThan(1500);
  expect(length(there) % 10).toBe(0);
  expect(length(back)).toBe(length(there));
});

test("days that do not connect are no stretch", () => {
  expect(stretches(["EGY", "ZAF"], [link(1, null)], places)).toEqual([]);
});

test.each([
  ["en", ["Setting out from Morocco", "On foot to Algeria", "By car to Chad", "By air to Ethiopia"]],
  [
    "fr",
    ["Départ du Maroc", "À pied vers l’Algérie", "En voiture vers le Tchad", "En avion vers l’Éthiopie"],
  ],
])("a journey is told stretch by stretch in %s", (language, titles) => {
  const told = tale(finished({}, language), places);

  expect(told.map(({ title }) => title)).toEqual(titles);
  expect(told.every(({ time }) => time > 0)).toBe(true);
});

test("the kilometres of a tale grow to those of the journey", () => {
  const told = tale(finished(), places);

  expect(told[0]!.figure).toBe("0 km");
  expect(told.at(-1)!.figure.replace(/\D/g, "")).toBe(String(length(stretches(RACK, LINKS, places))));
});

test("a game that nobody has won has no tale", () => {
  const drawn = finished({ view: { winner: null, days: 6, racks: [RACK, RACK] } as unknown as View });

  expect(tale(drawn, places)).toEqual([]);
  expect(about(drawn)).toBe("");
});

test.each([
  [1, "A journey from Morocco to Ethiopia in 2 turns."],
  [null, "A journey from Morocco to Ethiopia in 2 turns."],
  [0, "A journey from Morocco to Ethiopia in 2 turns. You were one link away."],
])("what is said to seat %s", (you, said) => {
  expect(about(finished({ you }))).toBe(said);
});

test("a turn ends with a put, a drop or a swap", () => {
  expect(turns(finished().events, 1)).toBe(2);
  expect(turns(finished().events, 0)).toBe(1);
});

test("the only open link of a rack is pointed out", () => {
  expect(openLink(finished().linked[0]!)?.days).toEqual([1, 2]);
  expect(openLink(LINKS)).toBeNull();
  expect(openLink([link(1, null), link(2, null)])).toBeNull();
});

test("the traveller is where the tale is, and the line is drawn up to there", () => {
  const all = legs(pins(RACK, ATLAS.geography, 10, []), LINKS);
  const start = travelled(all, 0.5),
    middle = travelled(all, 2.4),
    end = travelled(all, null);

  expect([start.legs.length, start.traveller?.how, start.reached]).toEqual([0, "foot", 1]);
  expect([middle.legs.length, middle.traveller?.how, middle.reached]).toEqual([2, "drive", 2]);
  expect(middle.traveller).not.toMatchObject({ x: all[1]!.points[0][0], y: all[1]!.points[0][1] });
  expect([end.legs.length, end.traveller, end.reached]).toEqual([3, null, Infinity]);
});
