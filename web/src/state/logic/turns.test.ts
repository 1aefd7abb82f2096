import { expect, test } from "vitest";
import { turns, turnsSince } from "./turns";

const HOW = { telling: ["put", "drop", "play", "take"], leading: ["draw"], following: ["take"] };
const event = (name: string, seat?: number) => ({ event: name, ...(seat === undefined ? {} : { seat }) });
const inShort = (events: ReturnType<typeof event>[]) =>
  turns(events, HOW).map(({ seat, round, events }) => [seat, round, events.map(({ index }) => index)]);

test("the events of one seat in succession are one turn, numbered by its seat", () => {
  const events = [event("draw", 1), event("put", 1), event("renew"), event("drop", 0), event("put", 1)];

  expect(inShort(events)).toEqual([
    [1, 1, [0, 1]],
    [0, 1, [3]],
    [1, 2, [4]],
  ]);
});

test("setting up is no turn, and neither is a tile that was only drawn", () => {
  const events = [event("put", 0), event("begin", 1), event("draw", 1)];

  expect(inShort(events)).toEqual([]);
});

test("what another seat takes for a card belongs to the turn of the card", () => {
  expect(inShort([event("play", 0), event("take", 1), event("play", 1)])).toEqual([
    [0, 1, [0, 1]],
    [1, 1, [2]],
  ]);
});

test("every event of a seat tells a turn in a game that names none", () => {
  expect(turns([event("bid", 0), event("deal"), event("bid", 1)], {})).toHaveLength(2);
});

test("only turns after the viewer's last one are new, and none are to a spectator", () => {
  const all = turns([event("put", 1), event("drop", 0), event("put", 1), event("drop", 2)], HOW);

  expect(turnsSince(all, 0).map(({ seat }) => seat)).toEqual([1, 2]);
  expect(turnsSince(all, 3)).toEqual([]);
  expect(turnsSince(all, null)).toEqual([]);
});
