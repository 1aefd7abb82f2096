/* Showing states one after the other, each for as long as its movement takes. */

const MOST = 20;

export const SPEEDS = ["slow", "normal", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a move of another is shown at least when the pace is slow, in milliseconds. */
const SLOW = 1500;

/** How long a batch is shown: its own movement, longer or not at all for moves of others if the player asks for that. */
export function paced(movement: number, speed: Speed, ofOthers: boolean): number {
  if (speed === "instant" && ofOthers) return 0;
  return speed === "slow" && ofOthers ? Math.max(SLOW, 2 * movement) : movement;
}

/** The speed after another, for a button that goes round. */
export function nextSpeed(speed: Speed): Speed {
  return SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!;
}

export class Pace<S> {
  private queue: S[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly draw: (state: S) => void,
    private readonly duration: (state: S) => number,
  ) {}

  /** Show a state when those before it have been seen. */
  next(state: S): void {
    this.queue.push(state);
    if (this.queue.length > MOST) this.skip();
    else if (this.timer === undefined) this.step();
  }

  /** Show a state at once, and forget what was to be shown before it. */
  show(state: S): void {
    this.stop();
    this.draw(state);
  }

  /** Show the last state at once. */
  skip(): void {
    const last = this.queue.at(-1);
    if (last !== undefined) this.show(last);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
  }

  private step(): void {
    const state = this.queue.shift();
    if (state === undefined) {
      this.timer = undefined;
      return;
    }
    this.draw(state);
    const wait = this.duration(state);
    if (wait > 0) this.timer = setTimeout(() => this.step(), wait);
    else this.step();
  }
}
