/* Trying something again and again, a little later each time, until somebody stops it. */

interface Waits {
  /** Milliseconds before the first attempt. */
  first: number;
  /** The longest wait between two attempts. */
  most: number;
}

const GROWTH = 1.5;

export class Retry {
  private wait: number;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running = false;
  private stopped = false;

  constructor(
    private readonly attempt: () => Promise<unknown>,
    private readonly waits: Waits = { first: 1000, most: 10_000 },
  ) {
    this.wait = waits.first;
    this.schedule();
  }

  /** Try now instead of later; does nothing while an attempt is running. */
  now(): void {
    if (!this.running) void this.run();
  }

  /** Never try again; an attempt that is running is the last. */
  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private schedule(): void {
    this.timer = setTimeout(() => void this.run(), this.wait);
  }

  private async run(): Promise<void> {
    clearTimeout(this.timer);
    this.running = true;
    await this.attempt().catch(() => undefined);
    this.running = false;
    if (this.stopped) return;
    this.wait = Math.min(this.wait * GROWTH, this.waits.most);
    this.schedule();
  }
}
