import { describe, expect, it } from "vitest";
import type { SeatShape } from "../../wire/types";
import { faceOf, type Situation } from "./face";

const person: SeatShape = {
  kind: "person",
  player: "p",
  name: "Léo",
  colour: null,
  bot: null,
  away: null,
  here: true,
  absent_since: null,
  replaceable_at: null,
  replaceable: false,
  missed: 0,
  ready: true,
  helped: [],
};
const gone: SeatShape = { ...person, here: false, absent_since: 40_000, replaceable_at: 100_000 };

function at(seats: SeatShape[], active: number[], more: Partial<Situation> = {}): Situation {
  return {
    table: { status: "playing", active, seats },
    mine: [0],
    seat: 0,
    turn: active.includes(0),
    line: { state: "open" },
    now: 58_000,
    ahead: 0,
    left: null,
    lastRound: false,
    ...more,
  };
}

describe("the banner", () => {
  it("says whose turn it is where nothing else is more important", () => {
    expect(faceOf(at([person, person], [0]))).toBeNull();
    expect(faceOf(at([person, person], [1]))).toBeNull();
  });

  it("says first of all that the connection is lost", () => {
    const line = { state: "lost", retry: 60_500, offline: false } as const;
    const lost = { kind: "lost", seconds: 3, offline: false };

    expect(faceOf(at([{ ...person, away: "late" }, gone], [1], { line }))).toEqual(lost);
    expect(faceOf(at([person, person], [0], { line, left: 5000 }))).toEqual(lost);
  });

  it("says so when the device is offline", () => {
    const line = { state: "lost", retry: 0, offline: true } as const;

    expect(faceOf(at([person], [0], { line }))).toMatchObject({ offline: true, seconds: 0 });
  });

  it.each(["handed", "left", "absent", "missed", "late"] as const)(
    "says that a bot plays for the viewer who is away: %s",
    (why) => {
      const seats = [{ ...person, away: why }, gone];

      expect(faceOf(at(seats, [0], { left: 5000 }))).toEqual({ kind: "bot", seat: 0, why });
      expect(faceOf(at(seats, [1]))).toEqual({ kind: "bot", seat: 0, why });
    },
  );

  it("says nothing of the bot that plays for another", () => {
    expect(faceOf(at([person, { ...gone, away: "left" }], [1]))).toBeNull();
    expect(faceOf(at([{ ...person, away: "left" }], [0], { mine: [], seat: null, turn: false }))).toBeNull();
  });

  it("warns when the viewer's clock is under ten seconds, on the viewer's turn only", () => {
    expect(faceOf(at([person, person], [0], { left: 9999 }))).toEqual({ kind: "urgent", left: 9999 });
    expect(faceOf(at([person, person], [0], { left: 10_000 }))).toBeNull();
    expect(faceOf(at([person, person], [1], { left: 5000 }))).toBeNull();
  });

  it("counts down while the table waits for somebody who is not connected", () => {
    expect(faceOf(at([person, gone], [1]))).toEqual({ kind: "absent", seat: 1, seconds: 42, of: 60 });
    expect(faceOf(at([person, gone], [1], { ahead: 20_000 }))).toMatchObject({ seconds: 22 });
  });

  it("then offers a bot", () => {
    expect(faceOf(at([person, { ...gone, replaceable: true }], [1]))).toEqual({
      kind: "replaceable",
      seat: 1,
    });
    expect(faceOf(at([person, gone], [1], { now: 100_000 }))).toEqual({ kind: "replaceable", seat: 1 });
  });

  it("does not hide the viewer's own turn behind somebody's absence", () => {
    expect(faceOf(at([person, gone], [0]))).toBeNull();
    expect(faceOf(at([person, gone], [0, 1]))).toBeNull();
  });

  it("marks the last round, and the viewer's last turn", () => {
    expect(faceOf(at([person, person], [0], { lastRound: true }))).toEqual({ kind: "last", mine: true });
    expect(faceOf(at([person, person], [1], { lastRound: true }))).toEqual({ kind: "last", mine: false });
    expect(faceOf(at([person, gone], [1], { lastRound: true }))).toMatchObject({ kind: "absent" });
  });

  it("says nothing after the game but that the connection is lost", () => {
    const table = { status: "over" as const, active: [], seats: [{ ...person, away: "left" as const }] };

    expect(faceOf(at([], [], { table }))).toBeNull();
    expect(faceOf(at([], [], { table, line: { state: "lost", retry: 0, offline: false } }))).toMatchObject({
      kind: "lost",
    });
  });
});
