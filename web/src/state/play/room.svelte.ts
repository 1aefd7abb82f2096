/* A table that is looked at: its connection, what is known, what is shown of it, and what is wanted. */
import { tick } from "svelte";
import { randomId } from "../../wire/ids";
import { Socket, type Line } from "../../wire/socket";
import type { FromServer } from "../../wire/types";
import type { Level } from "../../wire/shorthand";
import { Wishes, type Answer, type Wish } from "../../wire/wishes";
import { afterUpdate, fromWhole, type TableState } from "./table";
import { held, Pace } from "./pace";
import { settings } from "../stores/settings.svelte";

type Draft<W = Wish> = W extends Wish ? Omit<W, "id"> : never;

/** Milliseconds after which a movement is not waited for any more. */
const LONGEST = 4000;

const rest = (time: number): Promise<void> => new Promise((go) => setTimeout(go, time));

export class Room {
  /** What is drawn: as a rule the last that is known, a little behind while moves of others are shown. */
  shown = $state.raw<TableState | null>(null);
  /** The last that is known. */
  known = $state.raw<TableState | null>(null);
  line = $state.raw<Line>({ state: "lost", retry: 0, offline: false });
  /** A move is on its way. */
  busy = $state(false);
  /** Whether the connection was there before it was lost. */
  met = $state(false);

  /** How far the server's time is ahead of this machine's, in milliseconds. */
  ahead = 0;

  private readonly socket: Socket;
  private readonly wishes: Wishes;
  private readonly pace: Pace<TableState>;
  private lifted: number | null = null;
  private motion: Promise<void> | null = null;

  constructor(id: string) {
    this.pace = new Pace(
      (state) => (this.shown = state),
      () => this.settled(),
    );
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.wishes = new Wishes((message) => this.line.state === "open" && this.socket.send(message));
    this.socket = new Socket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(id)}`, {
      hear: (message) => this.hear(message),
      line: (line) => {
        this.line = line;
        if (line.state === "open") this.met = true;
      },
    });
  }

  /** Want something done. */
  async want(draft: Draft): Promise<Answer> {
    const wish = { ...draft, id: randomId() } as Wish;
    try {
      const promise = this.wishes.want(wish, () => this.fits(wish));
      this.busy = this.wishes.moving;
      return await promise;
    } finally {
      this.busy = this.wishes.moving;
    }
  }

  /** Ask for something that may take long; `stop` says that nobody waits for it any more. */
  ask(draft: Draft, part?: (answer: Answer) => void): { answer: Promise<Answer>; stop: () => void } {
    const wish = { ...draft, id: randomId() } as Wish;
    return { answer: this.wishes.want(wish, () => true, part), stop: () => this.wishes.stop(wish.id) };
  }

  /** Make a move for the seat whose eyes these are. */
  move(move: string): Promise<Answer> {
    return this.want({ type: "move", seat: this.seat(), move });
  }

  handOver(seat: number, bot: Level): Promise<Answer> {
    return this.want({ type: "hand-over", seat, bot });
  }

  /** Lift the curtain for a seat, or let it fall: what was seen is forgotten first. */
  lift(seat: number | null): void {
    this.lifted = seat;
    this.socket.send({ type: "lift", seat });
  }

  /** Show all that is known at once. */
  skip(): void {
    this.pace.skip();
  }

  tryNow(): void {
    this.socket.now();
  }

  close(): void {
    this.pace.stop();
    this.socket.close();
  }

  /** The board says that pieces move: the next state waits until they lie still. */
  moving(done: Promise<void>): void {
    this.motion = done;
  }

  /** Whether what is shown is a move of another seat. */
  private isOfOthers(): boolean {
    const own = this.shown?.seat ?? null;
    const events = this.shown?.batch.events ?? [];
    return events.some(({ seat }) => typeof seat === "number" && seat !== own);
  }

  private async settled(): Promise<void> {
    await tick(); // the board is drawn, and has said what moves
    const { motion } = this;
    this.motion = null;
    const ofOthers = this.isOfOthers();
    if (settings.pace === "instant" && ofOthers) return;
    const stay = held(settings.pace, ofOthers);
    if (stay > 0) await rest(stay);
    if (motion !== null) await Promise.race([motion, rest(LONGEST)]); // nothing moves in a page that is not seen
  }

  private seat(): number {
    return this.known?.seat ?? this.known?.mine[0] ?? 0;
  }

  private fits(wish: Wish): boolean {
    return wish.type !== "move" || (this.known?.legal.includes(wish.move) ?? false);
  }

  private hear(message: FromServer): void {
    if (message.type === "whole") {
      this.ahead = message.at - Date.now();
      this.whole(fromWhole(message, this.known));
    } else if (message.type === "update") this.update(message);
    else if (message.type !== "pong" && message.type !== "away") this.wishes.answer(message);
  }

  private whole(state: TableState): void {
    this.known = state;
    this.pace.show(state);
    if (this.lifted !== null && state.seat === null && state.mine.includes(this.lifted))
      this.lift(this.lifted);
    this.wishes.again();
  }

  private update(message: Extract<FromServer, { type: "update" }>): void {
    const next = this.known === null ? null : afterUpdate(this.known, message);
    if (next === null) {
      this.socket.send({ type: "whole" });
      return;
    }
    this.known = next;
    this.pace.next(next);
  }
}
