/* The socket of a table: connects, notices that it is lost, and connects again with growing pauses. */
import { isLoopback } from "./loopback";
import type { FromClient, FromServer } from "./types";

export type Line =
  | { readonly state: "open" | "gone" }
  /** Lost; offline, where the device itself says that it has no network. */
  | { readonly state: "lost"; readonly retry: number; readonly offline: boolean };

interface Hearer {
  hear: (message: FromServer) => void;
  /** How the connection stands; `retry` is when it is tried again, in milliseconds since 1970. */
  line: (line: Line) => void;
}

const PAUSES = [300, 700, 1500, 3000, 5000, 8000];
const PING = 10_000;
/** How long a ping may stay without any answer. */
const PATIENCE = 5_000;

/** Codes after which trying again would not help. */
const NOBODY = 4001;
const FINAL = new Set([NOBODY, 4003, 4004]);

export class Socket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private back = 0;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly hearer: Hearer,
  ) {
    addEventListener("online", this.now);
    addEventListener("offline", this.unplugged);
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
    removeEventListener("offline", this.unplugged);
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.timer);
    this.drop();
  }

  /** The device has lost its network: nothing is waited for. */
  private readonly unplugged = (): void => {
    if (isOffline()) this.lost(0);
  };

  private readonly wake = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.socket?.readyState === WebSocket.OPEN) this.beat();
    else this.now();
  };

  /** Let go of the present socket, whatever it may still say. */
  private drop(): void {
    clearInterval(this.pulse);
    clearTimeout(this.silence);
    const old = this.socket;
    if (old === null) return;
    old.onclose = old.onmessage = old.onopen = null;
    old.close();
    this.socket = null;
  }

  private connect(): void {
    this.drop();
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = ({ data }) => this.take(JSON.parse(data as string) as FromServer);
    socket.onclose = ({ code }) => this.lost(code);
  }

  private opened(): void {
    clearInterval(this.pulse);
    this.pulse = setInterval(() => this.beat(), PING);
  }

  private take(message: FromServer): void {
    clearTimeout(this.silence);
    if (message.type === "away") this.back = message.back * 1000;
    if (message.type === "whole") {
      this.tries = 0;
      this.back = 0;
      this.hearer.line({ state: "open" });
    }
    this.hearer.hear(message);
  }

  private beat(): void {
    this.send({ type: "ping" });
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lost(0), PATIENCE);
  }

  private lost(code: number): void {
    this.drop();
    if (this.closed) return;
    // Who has signed out everywhere has a new cookie in this browser: after an open connection, one try shows that.
    const isFirst = code === NOBODY && this.tries === 0;
    if (FINAL.has(code) && !isFirst) {
      this.hearer.line({ state: "gone" });
      return;
    }
    const pause = PAUSES[Math.min(this.tries, PAUSES.length - 1)]! * (0.8 + 0.4 * Math.random());
    this.tries += 1;
    const wait = Math.max(pause, Math.min(this.back, 2000));
    const offline = isOffline();
    this.hearer.line({ state: "lost", retry: Date.now() + wait, offline });
    clearTimeout(this.timer);
    if (!offline) this.timer = setTimeout(() => this.connect(), wait);
  }
}

/** Whether the device says that it has no network, and the server is not on the device itself. */
function isOffline(): boolean {
  return !navigator.onLine && !isLoopback(location.hostname);
}
