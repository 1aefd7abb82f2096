/* The curtain of a screen that goes round: whose seat is behind it. */
import { next } from "../state/play/curtain";
import type { Room } from "../state/play/room.svelte";
import type { TableState } from "../state/play/table";

/** How long what a seat has done is still seen, in milliseconds. */
const LOOK = 1200;

export class Cover {
  /** The seat that the screen is passed to; null while no curtain hangs. */
  seat = $state<number | null>(null);
  /** The seat that is to look at the screen. */
  readonly behind = $derived.by(() => {
    const { mine, table, seat } = this.at();
    return next(mine, table, seat);
  });

  constructor(
    private readonly at: () => TableState,
    room: () => Room,
  ) {
    $effect(() => {
      const { seat } = at();
      const { behind } = this;
      if (behind === seat) return void (this.seat = null);
      const timer = setTimeout(
        () => {
          this.seat = behind;
          if (seat !== null) room().lift(null);
        },
        seat === null ? 0 : LOOK,
      );
      return () => clearTimeout(timer);
    });
  }
}
