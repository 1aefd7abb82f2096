/* Showing states one after the other, each until its movement has come to rest. */

const MOST = 20;

export const SPEEDS = ["slow", "normal", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a move of another is shown at least when the pace is slow, in milliseconds. */
const SLOW = 1500;

/** How long a move is shown at least, in milliseconds: moves of others stay longer if the player asks for that. */
export function held(speed: Speed, ofOthers: boolean): number {
  return speed === "slow" && ofOthers ? SLOW : 0;
}

/** The speed after another, for a button that goes round. */
export function nextSpeed(speed: Speed): Speed {
  return SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!;
}

export class Pace<S> {
  private queue: S[] = [];
  private running = false;
  /** Grows when what is shown is overtaken: an older run ends then. */
  private run = 0;

  constructor(
    private readonly draw: (state: S) => void,
    /** Resolves when what was drawn last has come to rest. */
    private readonly settled: () => Promise<void>,
  ) {}

  /** Show a state when those before it have been seen. */
  next(state: S): void {
    this.queue.push(state);
    if (this.queue.length > MOST) this.skip();
    else if (!this.running) void this.showAll();
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
    this.run += 1;
    this.running = false;
    this.queue = [];
  }

  private async showAll(): Promise<void> {
    const run = ++this.run;
    this.running = true;
    for (let state = this.queue.shift(); state !== undefined; state = this.queue.shift()) {
      this.draw(state);
      await this.settled();
      if (run !== this.run) return;
    }
    this.running = false;
  }
}
