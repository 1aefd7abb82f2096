import { expect, test } from "vitest";
import { held, nextSpeed, Pace } from "./pace";

/** A pace whose movements end when the test says so. */
function paced(): { seen: number[]; pace: Pace<number>; rest: () => Promise<void> } {
  const seen: number[] = [];
  const waiting: (() => void)[] = [];
  const pace = new Pace<number>(
    (state) => seen.push(state),
    () => new Promise((go) => waiting.push(go)),
  );
  const rest = async (): Promise<void> => {
    waiting.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { seen, pace, rest };
}

test("a state waits until the one before has come to rest", async () => {
  const { seen, pace, rest } = paced();
  [1, 2, 3].forEach((state) => pace.next(state));
  expect(seen).toEqual([1]);
  await rest();
  expect(seen).toEqual([1, 2]);
  await rest();
  expect(seen).toEqual([1, 2, 3]);
});

test("the last state is shown at once when it is skipped to, and nothing after it that was overtaken", async () => {
  const { seen, pace, rest } = paced();
  [1, 2, 3].forEach((state) => pace.next(state));
  pace.skip();
  expect(seen).toEqual([1, 3]);
  await rest();
  expect(seen).toEqual([1, 3]);
});

test("a state that comes later begins anew", async () => {
  const { seen, pace, rest } = paced();
  pace.next(1);
  await rest();
  pace.next(2);

  expect(seen).toEqual([1, 2]);
});

test("more states than anybody would wait for are skipped", () => {
  const { seen, pace } = paced();
  for (let state = 0; state < 30; state++) pace.next(state);

  expect(seen.length).toBeLessThan(12);
  expect(seen.at(-1)).toBeGreaterThan(20);
});

test("moves of others stay longer when the pace is slow, and the others do not", () => {
  expect([held("slow", true), held("normal", true), held("instant", true)]).toEqual([1500, 0, 0]);
  expect(held("slow", false)).toBe(0);
});

test("speeds go round", () => {
  expect([nextSpeed("slow"), nextSpeed("normal"), nextSpeed("instant")]).toEqual([
    "normal",
    "instant",
    "slow",
  ]);
});
