/* What is heard of a table: each batch of events once, whatever else changes. */
import { linksMade, type Event, type TableState } from "./table";

export interface Heard {
  readonly events: readonly Event[];
  /** The listener's turn begins. */
  readonly turn: boolean;
  /** Two days of the listener's journey connect that did not. */
  readonly linked: boolean;
}

export class Hearing {
  private last: TableState | null = null;

  /** Returns what a state lets one hear, or null if its batch was heard before. */
  next(state: TableState): Heard | null {
    const before = this.last;
    this.last = state;
    if (before === null || before.batch.number === state.batch.number) return null;
    return {
      events: state.batch.events,
      turn: state.legal.length > 0 && before.legal.length === 0,
      linked: linksMade(before, state) > 0,
    };
  }
}
