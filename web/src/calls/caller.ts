/* Calls the player when a table begins to want something: once each time, whatever else changes at the table. */
import type { Reason } from "./reason";

/** How a player can be called. */
export interface Means {
  /** Whether nobody looks at the page now. */
  isHidden(): boolean;
  /** Marks the icons of the tab and of the app, or takes the mark away. */
  mark(wanted: boolean): void;
  /** Says it once: by a note, a vibration, and a notification if the page is hidden. */
  call(reason: Reason): void;
  /** Takes a notification back. */
  dismiss(): void;
}

export class Caller {
  /** What the table wanted last; undefined before anything is known of it. */
  private last: Reason | null | undefined;

  constructor(private readonly means: Means) {}

  /** Takes in what the table wants now. */
  hear(reason: Reason | null): void {
    const before = this.last;
    if (reason === before) return;
    this.last = reason;
    this.means.mark(reason !== null);
    if (reason === null) this.means.dismiss();
    else if (before !== undefined || this.means.isHidden()) this.means.call(reason);
  }

  /** The player looks at the page again. */
  seen(): void {
    this.means.dismiss();
  }

  /** The player leaves the table. */
  stop(): void {
    this.means.mark(false);
    this.means.dismiss();
  }
}
