/** The other end of a connection, for tests: stands in for `WebSocket`, remembers what is sent, and says what a test wants. */

import type { FromClient, FromServer } from "./types";

export class FarEnd {
  static readonly OPEN = 1;
  static made: FarEnd[] = [];
  readyState = 0;
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FarEnd.made.push(this);
  }

  /** The connection that was made last. */
  static last(): FarEnd {
    const last = FarEnd.made.at(-1);
    if (last === undefined) throw new Error("nothing has connected");
    return last;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = FarEnd.OPEN;
    this.onopen?.();
  }
  lose(): void {
    this.readyState = 3;
    this.onclose?.({ code: 1006 });
  }
  say(message: Pick<FromServer, "type">): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
