/* A lesson as it is taken: which of its frames is shown, and what goes on to the next. */
import type { LessonFrame, LessonShape, LessonStep, LinkShape, PlanShape } from "../../wire/types";
import type { Event, View } from "./table";

/** How long something that the lesson does is shown before the next thing, in milliseconds. */
const LOOK = 900;

/** What is drawn of a frame. */
export interface Shown {
  readonly number: number;
  readonly frame: LessonFrame;
  readonly view: View;
  readonly events: readonly Event[];
}

export class Taken {
  shown: Shown = $state.raw(undefined as never);
  /** What is to be pressed was pressed: what it told can be read. */
  pressed = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private motion: Promise<void> | null = null;

  constructor(readonly lesson: LessonShape) {
    this.begin();
  }

  /** The board says that pieces move: the next frame waits until they lie still. */
  moving(done: Promise<void>): void {
    this.motion = done;
  }

  get step(): LessonStep {
    return this.lesson.steps[this.shown.frame.step]!;
  }

  /** How the days would connect after the move that goes on. */
  foresee(move: string): readonly LinkShape[] | null {
    return move === this.shown.frame.move ? this.shown.frame.foreseen : null;
  }

  /** Every way to go on with the claim, or after the move that goes on. */
  plans(move: string | null): readonly PlanShape[] {
    if (move === null) return this.shown.frame.plans;
    const after = this.lesson.frames[this.shown.number + 1];
    return move === this.shown.frame.move ? (after?.plans ?? []) : [];
  }

  begin(): void {
    this.stop();
    const frame = this.lesson.frames[0]!;
    this.shown = { number: 0, frame, view: frame.view, events: [] };
    this.pressed = false;
  }

  /** Make a move; false if it is not the one that goes on. */
  move(move: string): boolean {
    if (move !== this.shown.frame.move) return false;
    this.next();
    return true;
  }

  /** Press a place of the board. */
  press(place: string): void {
    if (this.shown.frame.waits === "press" && place === this.step.press) this.pressed = true;
  }

  /** Show the next frame, and those after it that wait for nobody. */
  next(): void {
    this.stop();
    const number = this.shown.number + 1;
    const frame = this.lesson.frames[number];
    if (frame === undefined) return;
    const view = { ...this.shown.view, ...frame.view };
    const before = frame.scene === this.shown.frame.scene ? this.shown.events : [];
    this.pressed = false;
    this.shown = { number, frame, view, events: [...before, ...frame.events] };
    if (frame.waits !== "nothing") return;
    this.timer = setTimeout(() => void this.goOn(number), LOOK);
  }

  private async goOn(from: number): Promise<void> {
    await this.motion;
    if (this.shown.number === from) this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.motion = null;
    this.timer = undefined;
  }
}
