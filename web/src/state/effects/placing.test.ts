import { expect, test } from "vitest";
import { place, type Box } from "./placing";

const ROOM: Box = { x: 0, y: 56, width: 1000, height: 700 };
const SIZE = { width: 300, height: 120 };

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test("a card stands beside what it speaks of and does not cover it", () => {
  const marked = { x: 400, y: 300, width: 80, height: 100 };
  const { x, y, tail } = place(SIZE, [marked], [], ROOM);

  expect(overlap({ x, y, ...SIZE }, marked)).toBe(false);
  expect(tail).not.toBeNull();
});

test("a card covers what matters less", () => {
  const marked = { x: 0, y: 400, width: 1000, height: 100 };
  const above = { box: { x: 0, y: 56, width: 1000, height: 340 }, worth: 3 };
  const below = { box: { x: 0, y: 500, width: 1000, height: 256 }, worth: 0.3 };

  expect(place(SIZE, [marked], [above, below], ROOM).y).toBeGreaterThan(500);
});

test("a card stays within the room", () => {
  const corner = { x: 980, y: 740, width: 20, height: 16 };
  const { x, y } = place(SIZE, [corner], [], ROOM);

  expect([x >= 8, y >= 64, x + 300 <= 992, y + 120 <= 748]).toEqual([true, true, true, true]);
});

test("a card that points at nothing has no tail", () => {
  expect(place(SIZE, [], [], ROOM).tail).toBeNull();
});

test("what is far from the card gets no tail", () => {
  const marked = { x: 10, y: 70, width: 20, height: 20 };
  const near = { box: { x: 0, y: 56, width: 1000, height: 400 }, worth: 100 };

  expect(place(SIZE, [marked], [near], ROOM).tail).toBeNull();
});
