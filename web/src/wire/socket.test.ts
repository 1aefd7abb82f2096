import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Socket, type Line } from "./socket";
import type { FromClient, FromServer } from "./types";

class Wire {
  static readonly OPEN = 1;
  static made: Wire[] = [];
  readyState = 0;
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Wire.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.readyState = 3;
  }
  /** The server answers. */
  open(): void {
    this.readyState = Wire.OPEN;
    this.onopen?.();
    this.say({ type: "whole" });
  }
  say(message: { type: FromServer["type"] }): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let device: EventTarget & { onLine: boolean };
let lines: Line[];

function connected(hostname = "tenfold.test"): Wire {
  vi.stubGlobal("location", { hostname });
  new Socket("ws://tenfold.test/", { hear: () => undefined, line: (line) => lines.push(line) });
  const wire = Wire.made.at(-1)!;
  wire.open();
  return wire;
}

function network(on: boolean): void {
  device.onLine = on;
  device.dispatchEvent(new Event(on ? "online" : "offline"));
}

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  Wire.made = [];
  device = Object.assign(new EventTarget(), { onLine: true });
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("navigator", device);
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("addEventListener", device.addEventListener.bind(device));
  vi.stubGlobal("removeEventListener", device.removeEventListener.bind(device));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a connection", () => {
  it("is lost at once when the device goes offline, and comes back with the network", () => {
    connected();
    network(false);

    expect(lines.at(-1)).toMatchObject({ state: "lost", offline: true });
    vi.advanceTimersByTime(60_000);
    expect(Wire.made).toHaveLength(1);

    network(true);
    Wire.made.at(-1)!.open();
    expect(Wire.made).toHaveLength(2);
    expect(lines.at(-1)).toEqual({ state: "open" });
  });

  it("to a server on the device itself needs no network", () => {
    connected("127.0.0.1");
    network(false);

    expect(lines).toEqual([{ state: "open" }]);
  });

  it("is lost when a ping stays without an answer, and is tried again", () => {
    const wire = connected();
    vi.advanceTimersByTime(10_000);
    expect(wire.sent).toEqual([{ type: "ping" }]);
    expect(lines).toEqual([{ state: "open" }]);

    vi.advanceTimersByTime(5000);
    expect(lines.at(-1)).toMatchObject({ state: "lost", offline: false });
    vi.advanceTimersByTime(1000);
    expect(Wire.made).toHaveLength(2);
  });

  it("stays while pings are answered", () => {
    const wire = connected();
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(10_000);
      wire.say({ type: "pong" });
    }

    expect(lines).toEqual([{ state: "open" }]);
  });

  it("that is lost says nothing more", () => {
    const wire = connected();
    network(false);
    wire.say({ type: "whole" });

    expect(lines.at(-1)).toMatchObject({ state: "lost" });
  });
});
