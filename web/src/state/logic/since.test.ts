import { expect, test } from "vitest";
import { since } from "./since";

const TELLING = ["put", "drop", "take"];
const event = (name: string, seat?: number) => ({ event: name, ...(seat === undefined ? {} : { seat }) });

test("each turn of the others since the viewer's last move is one entry, in their order", () => {
  const events = [
    event("put", 1),
    event("drop", 0),
    event("draw", 1),
    event("put", 1),
    event("renew"),
    event("take", 2),
    event("take", 2),
  ];

  expect(
    since(events, 0, TELLING).map(({ seat, events }) => [seat, events.map(({ index }) => index)]),
  ).toEqual([
    [1, [3]],
    [2, [5, 6]],
  ]);
});

test("nothing is told before the viewer's first move, and nothing to a spectator", () => {
  expect(since([event("put", 1)], 0, TELLING)).toEqual([]);
  expect(since([event("put", 0), event("put", 1)], null, TELLING)).toEqual([]);
});
