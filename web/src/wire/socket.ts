/* The socket of a table: connects, notices that it is lost, and connects again with growing pauses. */
import type { FromClient, FromServer } from "./types";

export type Line = { readonly state: "open" | "gone" } | { readonly state: "lost"; readonly retry: number };

interface Hearer {
  hear: (message: FromServer) => void;
  /** How the connection stands; `retry` is when it is tried again, in milliseconds since 1970. */
  line: (line: Line) => void;
}

const PAUSES = [300, 700, 1500, 3000, 5000, 8000];
const PING = 15_000;
const SILENCE = 25_000;

/** Codes after which trying again would not help. */
const FINAL = new Set([4001, 4003, 4004]);

export class Socket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private back = 0;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly hearer: Hearer,
  ) {
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  /** Send a message; false where there is no connection. */
  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Try now, whatever the pause. */
  readonly now = (): void => {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.connect();
  };

  /** Hang up for good. */
  close(): void {
    this.closed = true;
    removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.socket?.close();
  }

  private readonly wake = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.socket?.readyState === WebSocket.OPEN) this.beat();
    else this.now();
  };

  private connect(): void {
    const old = this.socket;
    if (old !== null) {
      old.onclose = old.onmessage = old.onopen = null;
      old.close();
    }
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = ({ data }) => this.take(JSON.parse(data as string) as FromServer);
    socket.onclose = ({ code }) => this.lost(code);
  }

  private opened(): void {
    this.heard = Date.now();
    clearInterval(this.pulse);
    this.pulse = setInterval(() => this.beat(), PING);
  }

  private take(message: FromServer): void {
    this.heard = Date.now();
    if (message.type === "away") this.back = message.back * 1000;
    if (message.type === "whole") {
      this.tries = 0;
      this.back = 0;
      this.hearer.line({ state: "open" });
    }
    this.hearer.hear(message);
  }

  private beat(): void {
    if (Date.now() - this.heard > SILENCE) {
      this.lost(0);
      return;
    }
    this.send({ type: "ping" });
  }

  private lost(code: number): void {
    clearInterval(this.pulse);
    if (this.closed) return;
    if (FINAL.has(code)) {
      this.hearer.line({ state: "gone" });
      return;
    }
    const pause = PAUSES[Math.min(this.tries, PAUSES.length - 1)]! * (0.8 + 0.4 * Math.random());
    this.tries += 1;
    const wait = Math.max(pause, Math.min(this.back, 2000));
    this.hearer.line({ state: "lost", retry: Date.now() + wait });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), wait);
  }
}
