import { describe, expect, it } from "vitest";
import type { Listed } from "../../wire/types";
import { countTurns, inOrder, timeLeft, unfinished } from "./mine";

interface Wanted {
  id: string;
  turn?: boolean;
  people?: number;
  changed?: number;
  status?: string;
  left?: number;
}

function listed({ id, turn = false, people = 1, changed = 0, status = "playing", left }: Wanted): Listed {
  const seats = Array.from({ length: people }, () => ({ kind: "person" }));
  const times = left === undefined ? null : { at: Date.now(), left: [left, left], running: [] };
  const table = { table: id, status, seats, active: [turn ? 0 : 1], times };
  return { table, mine: [0], my_turn: turn, changed } as unknown as Listed;
}

const ids = (tables: readonly Listed[]): string[] => tables.map(({ table }) => table.table);

describe("my tables", () => {
  const tables = [
    listed({ id: "over", status: "over", changed: 9 }),
    listed({ id: "with a friend", people: 2 }),
    listed({ id: "alone", changed: 5 }),
    listed({ id: "mine", turn: true, people: 3 }),
    listed({ id: "mine, in a day", turn: true, left: 86_400_000 }),
    listed({ id: "mine, in an hour", turn: true, left: 3_600_000 }),
    listed({ id: "alone, later", changed: 8 }),
  ];

  it("come with my turn first, then with people, then by time", () => {
    expect(ids(inOrder(tables))).toEqual([
      "mine, in an hour",
      "mine, in a day",
      "mine",
      "with a friend",
      "alone, later",
      "alone",
      "over",
    ]);
  });

  it("are unfinished until they are over", () => {
    expect(ids(unfinished(tables))).not.toContain("over");
    expect(countTurns(tables)).toBe(3);
  });

  it("say how long who is to move has left", () => {
    expect(timeLeft(tables[5]!)).toBe(3_600_000);
    expect(timeLeft(tables[3]!)).toBeNull();
  });
});
