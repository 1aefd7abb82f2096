/* The time of this machine, as far as clocks need it. */
import { URGENT } from "../state/play/face";
import { settings } from "../state/stores/settings.svelte";
import { tick } from "../state/effects/sound";
import { leftOf } from "../state/logic/clocks";
import type { TableState } from "../state/play/table";

const STEP = 500;

export class Clock {
  now = $state(Date.now());

  constructor(private readonly at: () => TableState) {
    $effect(() => {
      const { clock, status } = at().table;
      if (clock === null || status !== "playing") return;
      const timer = setInterval(() => this.step(), STEP);
      return () => clearInterval(timer);
    });
  }

  /** What a seat has left, in milliseconds; null without a clock. */
  left(seat: number | null): number | null {
    const { table, timesAt } = this.at();
    return seat === null ? null : leftOf(table.times, seat, this.now, timesAt);
  }

  private step(): void {
    this.now = Date.now();
    const { seat, legal } = this.at();
    const left = this.left(seat);
    if (settings.sound && legal.length > 0 && left !== null && left < URGENT) tick();
  }
}
