import { expect, test } from "vitest";
import type { Ticket } from "../types";
import { newlyCompleted } from "./completed";

const ticket = (name: string, complete: boolean): Ticket => ({ ends: [name, "durban"], points: 5, complete });

test("a ticket that was held open and is completed now is new", () => {
  const before = [ticket("chad", false), ticket("sudan", true), ticket("luanda", false)];
  const now = [ticket("chad", true), ticket("sudan", true), ticket("luanda", false)];

  expect(newlyCompleted(before, now)).toEqual([now[0]]);
});

test("a ticket that is complete when it is drawn is not", () => {
  expect(newlyCompleted([], [ticket("chad", true)])).toEqual([]);
});
