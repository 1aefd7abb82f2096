import { describe, expect, it, vi } from "vitest";
import { clockFace, leftOf, sameClock } from "./clocks";
import { paint } from "./colours";
import { next } from "./curtain";
import { news, subject, unread } from "./notice";
import { Pace } from "./pace";
import { before, lineOf, momentOf, moments, step } from "./replay";
import { looksDark } from "./themes";
import { costliest, curves } from "./review";
import { parse } from "./rulebook";
import type { Chat, Judged, Replay } from "../wire/types";

describe("lines of chat", () => {
  const said = (seat: number | null, name: string | null): Chat => ({
    seat,
    name,
    text: "",
    data: {},
    at: 0,
    after: 0,
  });

  it("call a bot by the name of its seat", () => {
    expect(subject({ data: { seat: 1, name: null } }, ["Ada", "Medium bot"]).name).toBe("Medium bot");
    expect(subject({ data: { seat: 0, name: "Ada" } }, ["Bea", "Medium bot"]).name).toBe("Ada");
  });

  it("are unread where others said them since one looked", () => {
    const chat = [said(1, "Ben"), said(0, "Ada"), said(null, "Watcher"), said(null, null), said(1, "Ben")];

    expect(unread(chat, 0, [0])).toBe(3);
    expect(unread(chat, 3, [0])).toBe(1);
    expect(unread(chat, 5, [0])).toBe(0);
  });
});

describe("colours of seats", () => {
  it("are the players' own where nobody before has them", () => {
    expect(paint([{ colour: null }, { colour: "teal" }, { colour: "teal" }])).toEqual([1, 0, 2]);
  });
});

describe("news of a table", () => {
  const line = (text: string, seat: number): Chat => ({
    seat: null,
    name: null,
    text,
    data: { seat },
    at: 0,
    after: 0,
  });

  it("are the last that is worth a notice", () => {
    const lines = [line("table-handed", 1), line("table-undone", 2), line("table-sat", 2)];

    expect(news(lines, [0])?.text).toBe("table-undone");
    expect(news([line("table-sat", 1)], [0])).toBeUndefined();
  });
  it("are not of what one did oneself, but of what happened without one", () => {
    expect(news([line("table-handed", 0)], [0])).toBeUndefined();
    expect(news([line("table-late", 0)], [0])?.text).toBe("table-late");
  });
  it("are not what somebody says", () => {
    expect(news([{ ...line("table-left", 1), name: "Ben" }], [0])).toBeUndefined();
  });
});

describe("the curtain", () => {
  const playing = (active: number[]) => ({ active, status: "playing" as const });

  it("stays away from a screen with one seat", () => expect(next([0], playing([1]), 0)).toBe(0));
  it("stays up while the seat may move", () => expect(next([0, 1], playing([0, 1]), 1)).toBe(1));
  it("falls for the next seat of the screen", () => expect(next([0, 2], playing([2]), 0)).toBe(2));
  it("waits while only others may move", () => expect(next([0, 2], playing([1]), 0)).toBe(0));
});

describe("a clock", () => {
  it("runs down only while it runs", () => {
    const times = { at: 0, left: [60_000, 30_000], running: [0] };
    expect(leftOf(times, 0, 5_000, 0)).toBe(55_000);
    expect(leftOf(times, 1, 5_000, 0)).toBe(30_000);
    expect(leftOf(null, 1, 5_000, 0)).toBeNull();
  });
  it("shows minutes and seconds", () => expect(clockFace(288_000)).toBe("4:48"));
  it("is the same as one of its kind and time", () => {
    expect(sameClock({ kind: "turn", seconds: 30 }, { kind: "turn", seconds: 30 })).toBe(true);
    expect(sameClock(null, { kind: "turn", seconds: 30 })).toBe(false);
  });
});

describe("the pace", () => {
  it("shows one state after the other, and the last at once when it is skipped", () => {
    vi.useFakeTimers();
    const seen: number[] = [];
    const pace = new Pace<number>(
      (state) => seen.push(state),
      () => 300,
    );
    [1, 2, 3].forEach((state) => pace.next(state));
    expect(seen).toEqual([1]);
    vi.advanceTimersByTime(300);
    expect(seen).toEqual([1, 2]);
    pace.skip();
    expect(seen).toEqual([1, 2, 3]);
    vi.useRealTimers();
  });
});

describe("a replay", () => {
  it("has whole views, and knows who moved", () => {
    const steps = [
      { view: { turn: 0, value: 0 }, events: [], line: 7, links: { 0: [], 1: [] } },
      { view: { value: 4 }, events: [{ event: "play", seat: 1 }], line: 9, links: { 1: [{ how: "foot" }] } },
    ];
    const found = moments({ steps } as unknown as Replay);
    expect(found).toMatchObject([
      { view: { turn: 0, value: 0 }, seat: null, links: { 0: [], 1: [] } },
      { view: { turn: 0, value: 4 }, seat: 1, links: { 0: [], 1: [{ how: "foot" }] } },
    ]);
    expect([0, 7, 8, 9, 99].map((line) => momentOf(line, found))).toEqual([0, 0, 1, 1, 1]);
    expect([7, 8].map((line) => before(line, found)?.line)).toEqual([7, 7]);
  });
});

describe("a review", () => {
  const judge = (line: number, seat: number, chance: number, best: number): Judged =>
    ({ line, seat, move: "a", chance, best: best > chance ? "b" : "a", best_chance: best }) as Judged;
  const judged = [judge(3, 0, 0.5, 0.9), judge(1, 0, 0.4, 0.4), judge(2, 1, 0.3, 0.31)];

  it("draws a curve a seat in the order of the game", () => {
    expect(curves(judged, 2)).toEqual([
      [
        [1, 0.4],
        [3, 0.5],
      ],
      [[2, 0.3]],
    ]);
  });
  it("names the moves that cost most, if they cost anything", () => {
    expect(costliest(judged, 3).map(({ line }) => line)).toEqual([3]);
  });
});

describe("a rule book", () => {
  it("is sections of numbered sentences, with nothing but harmless marks", () => {
    const book = parse("# Rules\n\nAll <b>of</b> them.\n\n## T1 Tiles\n\n**T1.1** A *place* is `one`.\n");
    expect(book.title).toBe("Rules");
    expect(book.sections).toEqual([
      { id: "", title: "", sentences: [{ number: null, html: "All &lt;b>of&lt;/b> them." }] },
      {
        id: "T1",
        title: "Tiles",
        sentences: [{ number: "T1.1", html: "A <em>place</em> is <code>one</code>." }],
      },
    ]);
  });
});

describe("the keys and the address of a replay", () => {
  it("lead to a moment that is there", () => {
    expect(["Home", "End", "ArrowLeft", "ArrowRight", " ", "Tab"].map((key) => step(key, 0, 9))).toEqual([
      0,
      9,
      0,
      1,
      "toggle",
      null,
    ]);
    expect(step("ArrowRight", 9, 9)).toBe(9);
  });
  it("name a line of the record, or its beginning", () => {
    expect(["#278", "", "#", "#x", "#-3"].map(lineOf)).toEqual([278, 0, 0, 0, 0]);
  });
});

describe("the theme", () => {
  it("is the system's where nobody has chosen one", () => {
    expect([looksDark("auto", true), looksDark("auto", false)]).toEqual([true, false]);
    expect([looksDark("light", true), looksDark("dark", false)]).toEqual([false, true]);
  });
});
