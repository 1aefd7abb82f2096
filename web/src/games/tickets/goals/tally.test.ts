import { expect, test } from "vitest";
import type { Finished, Speech } from "../../game";
import type { Event, View } from "../types";
import { counting, tale } from "./tally";

const VIEW = {
  tickets: [
    [
      { ends: ["sudan", "cape-town"], points: 16, complete: true },
      { ends: ["luanda", "zomba"], points: 8, complete: true },
    ],
    [{ ends: ["chad", "durban"], points: 15, complete: false }],
  ],
} as unknown as View;
const SHEET = [
  { routes: 20, doublings: 4, tickets_won: 24, tickets_lost: 0, globetrotter: 10 },
  { routes: 30, doublings: 0, tickets_won: 0, tickets_lost: -15, globetrotter: 0 },
];
const SPEECH = {
  language: "en",
  say: (message: string) => message,
  name: (_: string, value: string) => value,
  seat: (seat: number) => `seat ${seat}`,
  join: (items: readonly string[]) => items.join(" "),
} as unknown as Speech;

function finished(view = VIEW): Finished<View, Event> {
  const result = { winners: [0], scores: [58, 15], sheet: SHEET, stand_ins: [] };
  return { view, result, events: [], order: [0, 1], you: 0, linked: {}, seats: [], speech: SPEECH };
}

test("the last seat is counted first, and each seat's smallest ticket", () => {
  expect(counting(VIEW, [0, 1]).map(({ seat, ticket }) => [seat, ticket.points])).toEqual([
    [1, 15],
    [0, 8],
    [0, 16],
  ]);
});

test("the count begins with the routes, adds ticket by ticket, and ends with the result", () => {
  const totals = tale(finished()).map(({ figure, sheet }) => [
    figure,
    ...sheet!.map((row) => Object.values(row).reduce((sum, points) => sum + points, 0)),
  ]);

  expect(totals).toEqual([
    ["", 24, 30],
    ["−15", 24, 15],
    ["+8", 32, 15],
    ["+16", 48, 15],
    ["+10", 58, 15],
  ]);
});

test("a game without tickets has nothing to count", () => {
  expect(tale(finished({ tickets: [[], []] } as unknown as View))).toEqual([]);
});
