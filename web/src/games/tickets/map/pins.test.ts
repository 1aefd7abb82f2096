import { expect, test } from "vitest";
import { pinned } from "./pins";
import type { Ticket } from "../types";

const ticket = (ends: [string, string], points: number, complete = false): Ticket => ({
  ends,
  points,
  complete,
});

test("a ticket has a pin at each end, and at every end of a country", () => {
  const keys = pinned([ticket(["chad", "bondo"], 4)], 10).map(({ key }) => key);

  expect(keys).toEqual(["0 chad-1", "0 chad-2", "0 bondo"]);
});

test("pins of several tickets at one place stand beside each other", () => {
  const pins = pinned([ticket(["bondo", "luanda"], 4), ticket(["bondo", "douala"], 7, true)], 10);
  const [one, other] = pins.filter(({ key }) => key.endsWith("bondo"));

  expect([other!.x - one!.x, other!.y - one!.y]).toEqual([13, 0]);
  expect([one!.complete, other!.complete]).toEqual([false, true]);
});

test("the head of a pin stands where it covers no name", () => {
  const tickets = [ticket(["bondo", "luanda"], 4)];
  const [pin] = pinned(tickets, 10);
  const { x = 0, y = 0 } = pin ?? {};
  const above = [x - 20, y - 24, x + 20, y - 14] as const,
    below = [x - 20, y + 14, x + 20, y + 24] as const;

  expect(pin?.turn).toBe(0);
  expect(pinned(tickets, 10, [above])[0]?.turn).toBe(180);
  expect(pinned(tickets, 10, [above, below])[0]?.turn).toBe(90);
});
