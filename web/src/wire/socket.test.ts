import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FarEnd } from "./far-end";
import { Socket, type Line } from "./socket";

let device: EventTarget & { onLine: boolean };
let lines: Line[];

/** The server answers. */
function answered(): FarEnd {
  const wire = FarEnd.last();
  wire.open();
  wire.say({ type: "whole" });
  return wire;
}

function connected(hostname = "tenfold.test"): FarEnd {
  vi.stubGlobal("location", { hostname });
  new Socket("ws://tenfold.test/", { hear: () => undefined, line: (line) => lines.push(line) });
  return answered();
}

function network(on: boolean): void {
  device.onLine = on;
  device.dispatchEvent(new Event(on ? "online" : "offline"));
}

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  FarEnd.made = [];
  device = Object.assign(new EventTarget(), { onLine: true });
  vi.stubGlobal("WebSocket", FarEnd);
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
    expect(FarEnd.made).toHaveLength(1);

    network(true);
    answered();
    expect(FarEnd.made).toHaveLength(2);
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
    expect(FarEnd.made).toHaveLength(2);
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
