import { describe, expect, it } from "vitest";
import type { LinkShape, TableShape, Update, Whole } from "../../wire/types";
import { leftOf } from "../logic/clocks";
import { logLines } from "./log";
import { afterUpdate, fromWhole, linksMade, mayUndo } from "./table";

const table = { status: "playing", active: [0], moves: 0 } as unknown as TableShape;
const play = { event: "play", seat: 0, card: 4 };
const draw = { event: "draw", seat: 1, card: null };

function whole(change: Partial<Whole> = {}): Whole {
  const seen = {
    seat: 0,
    first: 0,
    events: [draw],
    view: { turn: 0, value: 0 },
    legal: ["play 4 = 4"],
    links: null,
  };
  return { type: "whole", number: 0, at: 0, mine: [0], table, seen, chat: [], ...change };
}

function update(change: Partial<Update> = {}): Update {
  const seen = { seat: 0, first: 1, events: [play], view: { turn: 1 }, legal: [], links: null };
  return { type: "update", number: 1, table: { moves: 1 }, seen, chat: [], ...change };
}

const link = (how: LinkShape["how"], day = 1): LinkShape => ({
  days: [day, day + 1],
  how,
  rule: "",
  message: "",
  data: {},
});

describe("the state of a table", () => {
  it("takes only what an update changes", () => {
    const next = afterUpdate(fromWhole(whole(), null), update())!;

    expect(next.view).toEqual({ turn: 1, value: 0 });
    expect(next.table).toMatchObject({ status: "playing", moves: 1 });
    expect(next.events).toEqual([draw, play]);
    expect(next.legal).toEqual([]);
    expect(next.batch).toEqual({ number: 2, events: [play] });
  });

  it("stamps the clocks when they come, and not when anything else does", () => {
    const times = { left: [30_000, 20_000], running: [0], at: 0 };
    const state = fromWhole(whole({ table: { ...table, times } }), null, 1000);
    const chatted = afterUpdate(state, update({ seen: null, table: { watching: 1 } }), 5000)!;
    const ticked = afterUpdate(chatted, update({ number: 2, seen: null, table: { times } }), 9000)!;

    expect(state.timesAt).toBe(1000);
    expect(chatted.timesAt).toBe(1000);
    expect(leftOf(chatted.table.times, 0, 6000, chatted.timesAt)).toBe(25_000);
    expect(ticked.timesAt).toBe(9000);
  });

  it("notices a gap in the numbers and in the events", () => {
    const state = fromWhole(whole(), null);

    expect(afterUpdate(state, update({ number: 2 }))).toBeNull();
    expect(afterUpdate(state, update({ seen: { ...update().seen!, first: 5 } }))).toBeNull();
  });

  it("drops events that were taken back", () => {
    const state = afterUpdate(fromWhole(whole(), null), update())!;
    const back = afterUpdate(
      state,
      update({ number: 2, seen: { ...update().seen!, first: 1, events: [] } }),
    )!;

    expect(back.events).toEqual([draw]);
  });

  it("keeps legal moves that an update says nothing of", () => {
    const next = afterUpdate(fromWhole(whole(), null), update({ seen: { ...update().seen!, legal: null } }))!;

    expect(next.legal).toEqual(["play 4 = 4"]);
  });

  it("takes only the links that an update changes", () => {
    const linked = { ...whole().seen, links: [link(null, 1), link("foot", 2)] };
    const seen = { ...update().seen!, links: [link("ferry", 1)] };
    const next = afterUpdate(fromWhole(whole({ seen: linked }), null), update({ seen }))!;

    expect(next.links).toEqual([link("ferry", 1), link("foot", 2)]);
  });

  it("knows which links of one's journey were made", () => {
    const apart = { ...fromWhole(whole(), null), links: [link(null), link("foot")] };
    const joined = { ...apart, links: [link("foot"), link("foot")] };

    expect(linksMade(apart, joined)).toBe(1);
    expect(linksMade(joined, apart)).toBe(0);
    expect(linksMade(apart, { ...joined, seat: 1 })).toBe(0);
    expect(linksMade({ ...apart, links: null }, joined)).toBe(0);
  });

  it("keeps what was said among what happened", () => {
    const said = { seat: 0, name: "Ada", text: "hm", data: {}, at: 0, after: 1 };
    const heard = afterUpdate(fromWhole(whole(), null), update({ seen: null, chat: [said] }))!;
    const state = afterUpdate(heard, update({ number: 2 }))!;

    expect(logLines(state, {}).map(({ key }) => key)).toEqual(["turn 1 1", "said 0", "turn 0 1"]);
  });

  it("has what was said in its place in a whole too", () => {
    const said = { seat: 0, name: "Ada", text: "hm", data: {}, at: 0, after: 1 };
    const state = fromWhole(whole({ seen: { ...whole().seen, events: [draw, play] }, chat: [said] }), null);

    expect(logLines(state, {}).map(({ key }) => key)).toEqual(["turn 1 1", "said 0", "turn 0 1"]);
  });

  it("knows which events come from a bot's move for a person, and forgets those that were taken back", () => {
    const state = fromWhole(whole({ seen: { ...whole().seen, by_bot: [0] } }), null);
    const next = afterUpdate(state, update({ seen: { ...update().seen!, by_bot: [1] } }))!;
    const back = { ...update().seen!, first: 1, events: [] };

    expect([...next.byBot]).toEqual([0, 1]);
    expect([...afterUpdate(next, update({ number: 2, seen: back }))!.byBot]).toEqual([0]);
  });

  it("offers to take back what the viewer did, as long as only bots have moved since", () => {
    const seats = [{ kind: "person" }, { kind: "bot" }, { kind: "person" }];
    const state = fromWhole(whole({ table: { ...table, seats } as unknown as TableShape }), null);
    const after = (...events: { event: string; seat: number }[]) =>
      afterUpdate(state, update({ seen: { ...update().seen!, events: [play, ...events] } }))!;

    expect(mayUndo(state)).toBe(false);
    expect(mayUndo(after())).toBe(true);
    expect(mayUndo(after({ event: "play", seat: 1 }))).toBe(true);
    expect(mayUndo(after({ event: "play", seat: 1 }, { event: "play", seat: 2 }))).toBe(false);
  });

  it("offers nothing to take back while the viewer was only dealt to", () => {
    const seen = {
      ...whole().seen,
      events: [
        { event: "deal", seat: 0 },
        { event: "offer", seat: 0 },
      ],
    };

    expect(mayUndo(fromWhole(whole({ seen }), null))).toBe(false);
  });
});
