import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FarEnd } from "../../wire/far-end";
import type { FromClient, FromServer, TableShape } from "../../wire/types";
import { Unsent } from "../../wire/wishes";
import type { Room } from "./room.svelte";

const TABLE = { status: "playing", active: [0], moves: 0, seats: [] } as unknown as TableShape;

function whole(legal: string[], seat: number | null = 0, number = 0): FromServer {
  const seen = { seat, first: 0, events: [], view: { turn: 0 }, legal, links: null };
  return { type: "whole", number, at: Date.now() + 5000, mine: [0, 1], table: TABLE, seen, chat: [] };
}

function update(number: number, moves: number): FromServer {
  const seen = {
    seat: 0,
    first: moves - 1,
    events: [{ event: "play", seat: 1 }],
    view: {},
    legal: [],
    links: null,
  };
  return { type: "update", number, table: { moves }, seen, chat: [] };
}

const wire = (): FarEnd => FarEnd.last();
const moves = (): FromClient[] => wire().sent.filter(({ type }) => type === "move");

let room: Room;

beforeEach(async () => {
  vi.useFakeTimers();
  FarEnd.made = [];
  const device = Object.assign(new EventTarget(), { onLine: true, languages: ["en"] });
  vi.stubGlobal("WebSocket", FarEnd);
  vi.stubGlobal("navigator", device);
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("location", { protocol: "https:", host: "tenfold.test", hostname: "tenfold.test" });
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("addEventListener", device.addEventListener.bind(device));
  vi.stubGlobal("removeEventListener", device.removeEventListener.bind(device));
  const { Room } = await import("./room.svelte");
  room = new Room("a b");
  wire().open();
});
afterEach(() => {
  room.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a room", () => {
  it("connects to its table, and shows it when it is known", () => {
    expect(wire().address).toBe("wss://tenfold.test/ws/tables/a%20b");
    expect(room.shown).toBeNull();

    wire().say(whole(["pass"]));
    expect(room.shown?.legal).toEqual(["pass"]);
    expect(room.met).toBe(true);
    expect(room.ahead).toBe(5000);
  });

  it("shows one state after the other, each when the one before lies still", async () => {
    let rest = (): void => undefined;
    wire().say(whole([]));
    wire().say(update(1, 1));
    room.moving(new Promise((done) => (rest = done)));
    wire().say(update(2, 2));
    await vi.advanceTimersByTimeAsync(0);
    expect([room.shown?.table.moves, room.known?.table.moves]).toEqual([1, 2]);

    rest();
    await vi.advanceTimersByTimeAsync(0);
    expect(room.shown?.table.moves).toBe(2);
  });

  it("waits no longer than four seconds for a movement", async () => {
    wire().say(whole([]));
    wire().say(update(1, 1));
    room.moving(new Promise(() => undefined));
    wire().say(update(2, 2));
    await vi.advanceTimersByTimeAsync(3999);
    expect(room.shown?.table.moves).toBe(1);

    await vi.advanceTimersByTimeAsync(1);
    expect(room.shown?.table.moves).toBe(2);
  });

  it("shows all that is known when it is asked to skip", () => {
    wire().say(whole([]));
    wire().say(update(1, 1));
    wire().say(update(2, 2));
    room.skip();

    expect(room.shown?.table.moves).toBe(2);
  });

  it("asks for the whole when an update is missing", () => {
    wire().say(whole([]));
    wire().say(update(5, 5));

    expect(wire().sent.at(-1)).toEqual({ type: "whole" });
    expect(room.known?.table.moves).toBe(0);
  });
});

describe("a move", () => {
  it("is made for the seat that looks, and is on its way until it is answered", async () => {
    wire().say(whole(["pass"], 1));
    const answer = room.move("pass");
    expect(room.busy).toBe(true);
    expect(moves()).toMatchObject([{ type: "move", seat: 1, move: "pass" }]);

    const { id } = moves()[0] as { id: string };
    wire().say({ type: "done", id } as FromServer);
    expect((await answer).type).toBe("done");
    expect(room.busy).toBe(false);
  });

  it("that was sent is sent again with its id after a lost connection", async () => {
    wire().say(whole(["pass"]));
    void room.move("pass");
    const sent = moves();
    wire().lose();
    await vi.advanceTimersByTimeAsync(10_000);
    wire().open();
    wire().say(whole(["pass"]));

    expect(FarEnd.made).toHaveLength(2);
    expect(moves()).toEqual(sent);
  });

  it("that was never sent and fits no more is told to have failed", async () => {
    wire().say(whole(["pass"]));
    wire().lose();
    const answer = room.move("pass").catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    wire().open();
    wire().say(whole([]));

    expect(await answer).toBeInstanceOf(Unsent);
    expect(moves()).toEqual([]);
    expect(room.busy).toBe(false);
  });
});

it("a curtain that was lifted is lifted again after a lost connection", async () => {
  wire().say(whole([], null));
  room.lift(1);
  wire().lose();
  await vi.advanceTimersByTimeAsync(10_000);
  wire().open();
  wire().say(whole([], null));

  expect(wire().sent).toContainEqual({ type: "lift", seat: 1 });
});

it("a question that nobody waits for any more is stopped", () => {
  wire().say(whole([]));
  const { stop } = room.ask({ type: "hint", seat: 0 } as never);
  stop();

  expect(wire().sent.map(({ type }) => type)).toEqual(["hint", "stop"]);
});
