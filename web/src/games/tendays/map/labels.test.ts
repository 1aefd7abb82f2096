import { expect, test } from "vitest";
import { ATLAS as USA } from "./atlas-usa";
import { abbreviated, meet, place, type Box, type Wanted } from "./labels";

const EDGE: Box = [0, 0, 1010, 610];
const wanted = (...codes: string[]): Wanted[] =>
  codes.map((code) => ({
    code,
    place: USA.geography.places[code]!,
    label: USA.labels[code],
    texts: [["x".repeat(12)], [code]],
  }));
const room = (font: number) => ({ font, edge: EDGE, taken: [], columns: USA.columns ?? [] });

test("a name stands whole on a large land, and short on a small one", () => {
  const found = place(wanted("TX", "IN"), room(14));

  expect(found.map(({ code, lines }) => [code, lines[0]!.length])).toEqual([
    ["TX", 12],
    ["IN", 2],
  ]);
});

test("the small states of the east stand on the sea with leaders, none over another", () => {
  const found = place(wanted("MA", "RI", "CT", "NJ", "DE", "MD"), room(30));

  expect(found).toHaveLength(6);
  expect(found.every(({ from }) => from !== undefined)).toBe(true);
  for (const [i, a] of found.entries())
    for (const b of found.slice(0, i)) expect(meet(a.box, b.box)).toBe(false);
});

test("no name leaves the edge or covers what stands on the map", () => {
  const { at } = USA.geography.places["TX"]!;
  const panel: Box = [at[0] - 200, at[1] - 200, at[0] + 200, at[1] + 200];

  expect(place(wanted("TX"), { ...room(14), taken: [panel] })).toEqual([]);
  expect(place(wanted("ME"), { ...room(14), edge: [0, 0, 800, 610] })).toEqual([]);
});

test("a name is cut to the shortest beginning that no other has", () => {
  expect(abbreviated(["Mississippi", "Missouri", "Iowa", "Utah", "Montana"])).toEqual([
    "Missi.",
    "Misso.",
    "Iowa",
    "Utah",
    "Mon.",
  ]);
});
