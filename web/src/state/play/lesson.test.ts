import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LessonFrame, LessonShape } from "../../wire/types";
import { Taken } from "./lesson.svelte";

const frame = (step: number, waits: LessonFrame["waits"], more: Partial<LessonFrame> = {}): LessonFrame => ({
  scene: 0,
  step,
  waits,
  move: null,
  legal: [],
  events: [],
  view: {},
  links: null,
  foreseen: null,
  plans: [],
  ...more,
});

const LESSON: LessonShape = {
  game: "africa",
  seats: 2,
  options: {},
  steps: [
    { name: "goal", points: [], shows: [], press: null },
    { name: "cross", points: ["link 2"], shows: [], press: "link 2" },
    { name: "take", points: ["deck"], shows: [], press: null },
    { name: "won", points: [], shows: [], press: null },
  ],
  frames: [
    frame(0, "got-it", { view: { turn: 0, left: 3 } }),
    frame(1, "press"),
    frame(2, "move", { move: "draw deck", legal: ["draw deck"] }),
    frame(2, "nothing", { events: [{ event: "draw", seat: 0 }], view: { left: 2 } }),
    frame(3, "end", { scene: 1, events: [{ event: "end" }] }),
  ],
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function taken(): Taken {
  return new Taken(LESSON);
}

test("only the place that the card names is pressed, and what it told can then be read", () => {
  const lesson = taken();
  lesson.next();
  lesson.press("link 1");
  expect(lesson.pressed).toBe(false);
  lesson.press("link 2");

  expect(lesson.pressed).toBe(true);
  expect(lesson.step.name).toBe("cross");
});

test("only the move that the lesson waits for goes on", () => {
  const lesson = taken();
  lesson.next();
  lesson.next();

  expect(lesson.move("draw 1")).toBe(false);
  expect(lesson.shown.number).toBe(2);
  expect(lesson.move("draw deck")).toBe(true);
  expect(lesson.shown.view).toEqual({ turn: 0, left: 2 });
});

test("what waits for nobody is shown for a while, and a new scene begins without events", async () => {
  const lesson = taken();
  lesson.next();
  lesson.next();
  lesson.move("draw deck");
  expect(lesson.shown.frame.waits).toBe("nothing");
  await vi.runAllTimersAsync();

  expect(lesson.shown.frame.waits).toBe("end");
  expect(lesson.shown.events).toEqual([{ event: "end" }]);
});

test("a lesson can be taken once more", () => {
  const lesson = taken();
  lesson.next();
  lesson.begin();

  expect(lesson.shown.number).toBe(0);
});
