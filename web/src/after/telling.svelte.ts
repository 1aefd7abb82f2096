/* A tale that is being told: how far it is, by the clock of the screen. */
import { toldAfter } from "../state/logic/tale";

export class Telling {
  /** The number of the step, with how much of it as the fraction; null when all is told. */
  told = $state.raw<number | null>(null);
  private frame = 0;

  /** Tells steps that take so many milliseconds each. */
  start(times: readonly number[]): void {
    let begun: number | null = null;
    const next = (now: number): void => {
      begun ??= now;
      this.told = toldAfter(now - begun, times);
      if (this.told !== null) this.frame = requestAnimationFrame(next);
    };
    this.skip();
    this.told = toldAfter(0, times);
    this.frame = requestAnimationFrame(next);
  }

  /** Goes to the end at once. */
  skip(): void {
    cancelAnimationFrame(this.frame);
    this.told = null;
  }
}
