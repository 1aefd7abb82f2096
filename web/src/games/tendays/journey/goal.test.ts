import { expect, test } from "vitest";
import type { Link, Speech } from "../../game";
import { chain, links } from "./goal";

const link = (how: Link["how"], day: number): Link => ({
  days: [day, day + 1],
  how,
  rule: "T4.1",
  message: "link-foot",
  data: {},
});
const speech = { say: (message: string, data: object) => `${message} ${JSON.stringify(data)}` } as Speech;

test("the chain has a link for each two neighbouring days, in their order", () => {
  expect(chain([link("foot", 1), link(null, 2), link("flight", 3)])).toEqual([true, false, true]);
});

test("made links are counted", () => {
  expect(links([true, false, true], speech)).toBe('tendays-board-goal-links {"count":2,"all":3}');
});
