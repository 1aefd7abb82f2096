/* What the client wants done: each has an id, is answered once, and is sent again with that id after a lost connection. */
import type { FromClient, FromServer } from "./types";

export type Wish = Extract<FromClient, { id: string }>;
export type Answer = Extract<
  FromServer,
  { type: "done" | "refused" | "wrong" | "hint" | "tutor" | "links" | "plans" | "review" }
>;

/** The wish was never sent, and no longer fits what is at the table. */
export class Unsent extends Error {}

interface Waiting {
  wish: Wish;
  sent: boolean;
  /** Whether it still fits, when it could not be sent at once. */
  fits: () => boolean;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  /** Told of answers that are not the last one. */
  part?: ((answer: Answer) => void) | undefined;
}

export class Wishes {
  private readonly waiting = new Map<string, Waiting>();

  constructor(private readonly send: (message: FromClient) => boolean) {}

  /** Whether a move is on its way. */
  get moving(): boolean {
    return [...this.waiting.values()].some(({ wish }) => wish.type === "move");
  }

  /** Want something; resolves with its answer. */
  want(wish: Wish, fits: () => boolean = () => true, part?: (answer: Answer) => void): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const entry: Waiting = { wish, sent: false, fits, resolve, reject, part };
      this.waiting.set(wish.id, entry);
      entry.sent = this.send(wish);
    });
  }

  /** Want it no more. */
  stop(id: string): void {
    if (this.waiting.delete(id)) this.send({ type: "stop", id });
  }

  /** Take an answer in. */
  answer(message: Answer): void {
    const entry = message.id === null ? undefined : this.waiting.get(message.id);
    if (entry === undefined) return;
    if (message.type === "review" && message.done < message.of) {
      entry.part?.(message);
      return;
    }
    this.waiting.delete(entry.wish.id);
    entry.resolve(message);
  }

  /** Connected again: what was sent is sent again, what was not is sent if it still fits, and otherwise told to have failed. */
  again(): void {
    for (const [id, entry] of this.waiting) {
      if (entry.sent || entry.fits()) {
        entry.sent = this.send(entry.wish);
      } else {
        this.waiting.delete(id);
        entry.reject(new Unsent());
      }
    }
  }
}
