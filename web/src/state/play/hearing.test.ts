import { describe, expect, it } from "vitest";
import type { LinkShape } from "../../wire/types";
import { Hearing } from "./hearing";
import type { TableState } from "./table";

const knock = { event: "put", seat: 1 };

function state(change: Partial<TableState>): TableState {
  return { seat: 0, legal: [], links: null, batch: { number: 1, events: [knock] }, ...change } as TableState;
}

function link(how: LinkShape["how"]): LinkShape {
  return { days: [1, 2], how, rule: "", message: "", data: {} };
}

describe("what is heard of a table", () => {
  it("is nothing of what had happened before one came", () => {
    expect(new Hearing().next(state({}))).toBeNull();
  });

  it("is every batch once, and nothing for a line of chat or a spectator", () => {
    const hearing = new Hearing();
    hearing.next(state({}));
    const moved = state({ batch: { number: 2, events: [knock] } });

    expect(hearing.next(moved)).toEqual({ events: [knock], turn: false, linked: false });
    expect(hearing.next({ ...moved })).toBeNull();
  });

  it("says once that a turn begins, and whether a link was made", () => {
    const hearing = new Hearing();
    hearing.next(state({ links: [link(null)] }));

    const heard = hearing.next(
      state({ links: [link("foot")], legal: ["draw deck"], batch: { number: 2, events: [knock] } }),
    );

    expect(heard).toEqual({ events: [knock], turn: true, linked: true });
    const next = state({ links: [link("foot")], legal: ["put 1"], batch: { number: 3, events: [knock] } });
    expect(hearing.next(next)).toEqual({ events: [knock], turn: false, linked: false });
  });
});
