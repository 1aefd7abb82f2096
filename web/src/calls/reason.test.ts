import { describe, expect, it } from "vitest";
import type { SeatShape, TableShape } from "../wire/types";
import { reasonOf } from "./reason";

function seat(change: Partial<SeatShape> = {}): SeatShape {
  return { kind: "person", player: "ada", away: null, ready: false, ...change } as SeatShape;
}

const ADA = seat();
const BEN = seat({ player: "ben" });
const BOT = seat({ kind: "bot", player: null });
const OPEN = seat({ kind: "open", player: null });
const SCREEN = seat({ kind: "screen" });

function table(change: Partial<TableShape> = {}): TableShape {
  const usual = {
    status: "playing",
    host: "ada",
    seats: [ADA, BEN],
    active: [1],
    question: null,
    paused: false,
    rematch: null,
    rematch_by: [],
    rematch_of: null,
  };
  return { ...usual, ...change } as TableShape;
}

const draw = { what: "draw", seat: 1, agreed: [1] } as const;
const asked = { ...draw, agreed: [...draw.agreed] };

describe("what a table wants from a player", () => {
  const cases: [string, Partial<TableShape>, number[], string | null][] = [
    ["nothing while another one moves", {}, [0], null],
    ["a move at the player's turn", { active: [0] }, [0], "turn"],
    ["a move in a set-up that all make together", { active: [0, 1] }, [0], "turn"],
    ["nothing during a pause", { active: [0], paused: true }, [0], null],
    ["an answer to a pause", { question: { ...asked, what: "pause" } }, [0], "pause"],
    ["nothing from a spectator", { active: [0, 1] }, [], null],
    [
      "nothing while a bot plays for the player",
      { active: [0], seats: [seat({ away: "left" }), BEN] },
      [0],
      null,
    ],
    ["an answer to a draw, also at another one's turn", { question: asked }, [0], "draw"],
    ["an answer to a take-back first", { active: [0], question: { ...asked, what: "undo" } }, [0], "undo"],
    ["nothing more once the player has agreed", { question: { ...asked, agreed: [1, 0] } }, [0], null],
    ["no answer from who has asked", { question: asked }, [1], "turn"],
    ["nothing on a screen that is passed round", { seats: [ADA, SCREEN], active: [0] }, [0, 1], null],
    ["a start from the host when all are there", { status: "waiting" }, [0], "start"],
    ["no start from a guest", { status: "waiting" }, [1], null],
    ["no start with an open seat", { status: "waiting", seats: [ADA, BEN, OPEN] }, [0], null],
    ["no start from who sits alone with bots", { status: "waiting", seats: [ADA, BOT] }, [0], null],
    ["an answer to another game", { status: "over", rematch_by: [1] }, [0], "rematch"],
    ["nothing once the player wants it too", { status: "over", rematch_by: [1, 0] }, [0], null],
    ["nothing once it is made", { status: "over", rematch_by: [1], rematch: "x" }, [0], null],
    ["a yes to another game at its table", { status: "waiting", rematch_of: "x" }, [0], "rematch"],
  ];
  it.each(cases)("is %s", (_, change, mine, reason) => {
    expect(reasonOf({ table: table(change), mine })).toBe(reason);
  });
});
