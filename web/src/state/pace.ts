/* Showing states one after the other, each for as long as its movement takes. */

const MOST = 20;

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
