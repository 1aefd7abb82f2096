import { describe, expect, test } from "vitest";
import { NOTHING, react, targets, foreseen } from "./gestures";

const SETUP = ["place 1", "place 3"];
const TURN = ["draw deck", "draw 1", "draw 2", "draw 3", "swap 1 2", "swap 1 3", "swap 2 3"];
const DRAWN = ["drop 1", "drop 2", "put 1 drop 1", "put 1 drop 2", "put 3 drop 1", "put 3 drop 2"];
const REFILL = ["drop 2", "put 1 drop 2", "put 3 drop 2"];

describe("while setting up", () => {
  test("open days glow, and a press places the tile", () => {
    expect(targets(NOTHING, SETUP)).toEqual(new Set(["day 1", "day 3"]));
    expect(react(NOTHING, { press: "day 3" }, SETUP)).toEqual({ chosen: NOTHING, move: "place 3" });
  });

  test("the tile in hand is dragged onto a day", () => {
    expect(react(NOTHING, { from: "hand", onto: "day 1" }, SETUP).move).toBe("place 1");
  });
});

describe("on a turn", () => {
  test("the piles glow, and a press takes a tile", () => {
    expect(targets(NOTHING, TURN)).toEqual(new Set(["deck", "pile 1", "pile 2", "pile 3"]));
    expect(react(NOTHING, { press: "pile 2" }, TURN).move).toBe("draw 2");
    expect(react(NOTHING, { press: "deck" }, TURN).move).toBe("draw deck");
  });

  test("a day that is pressed is looked at, and a second one too: neither is a move", () => {
    const { chosen } = react(NOTHING, { press: "day 3" }, TURN);

    expect(chosen).toEqual({ day: 3, swapping: false });
    expect(react(chosen, { press: "day 1" }, TURN)).toEqual({ chosen: { day: 1, swapping: false } });
    expect(react(chosen, { press: "day 3" }, TURN).chosen).toEqual(NOTHING);
    expect(targets(chosen, TURN)).toEqual(new Set(["deck", "pile 1", "pile 2", "pile 3"]));
    expect(react(chosen, { press: "pile 2" }, TURN).move).toBe("draw 2");
  });

  test("the day that is looked at is swapped with the next one that is pressed after the button", () => {
    const { chosen } = react({ day: 3, swapping: false }, { press: "swap" }, TURN);

    expect(chosen).toEqual({ day: 3, swapping: true });
    expect(targets(chosen, TURN)).toEqual(new Set(["day 1", "day 2"]));
    expect(react(chosen, { press: "day 1" }, TURN).move).toBe("swap 1 3");
  });

  test("two days that are pressed after the button are swapped, whichever comes first", () => {
    const { chosen } = react(react(NOTHING, { press: "swap" }, TURN).chosen, { press: "day 3" }, TURN);

    expect(react(chosen, { press: "day 1" }, TURN).move).toBe("swap 1 3");
  });

  test("a tile that is dragged onto another day is swapped with what stands there", () => {
    expect(react(NOTHING, { from: "day 3", onto: "day 2" }, TURN).move).toBe("swap 2 3");
  });

  test("a day that is pressed twice is let go", () => {
    expect(react({ day: 3, swapping: true }, { press: "day 3" }, TURN).chosen.day).toBeNull();
  });

  test("a pile that is dragged onto a day is a tile taken, and then put there", () => {
    const { move, next } = react(NOTHING, { from: "pile 3", onto: "day 1" }, TURN);

    expect(move).toBe("draw 3");
    expect(react(NOTHING, next!, REFILL).move).toBe("put 1 drop 2");
    expect(react(NOTHING, next!, DRAWN).chosen).toEqual({ day: 1, swapping: false });
  });

  test("a tile that may not go where it was dragged is sent there all the same, so that the table says why", () => {
    const { next } = react(NOTHING, { from: "deck", onto: "day 2" }, TURN);

    expect(react(NOTHING, next!, DRAWN).move).toBe("put 2 drop 1");
  });
});

describe("with a tile in hand", () => {
  test("days and piles glow", () => {
    expect(targets(NOTHING, DRAWN)).toEqual(new Set(["day 1", "day 3", "pile 1", "pile 2"]));
  });

  test("a day and then a pile put the tile and drop the old one", () => {
    const { chosen, move } = react(NOTHING, { press: "day 3" }, DRAWN);

    expect(move).toBeUndefined();
    expect(targets(chosen, DRAWN)).toEqual(new Set(["pile 1", "pile 2"]));
    expect(react(chosen, { press: "pile 2" }, DRAWN).move).toBe("put 3 drop 2");
  });

  test("a pile alone drops the tile", () => {
    expect(react(NOTHING, { press: "pile 1" }, DRAWN).move).toBe("drop 1");
  });

  test("the old tile dragged onto a pile makes room for the new one", () => {
    expect(react(NOTHING, { from: "day 1", onto: "pile 2" }, DRAWN).move).toBe("put 1 drop 2");
  });

  test("a day is enough where one pile alone is left to drop on", () => {
    expect(react(NOTHING, { press: "day 3" }, REFILL).move).toBe("put 3 drop 2");
  });

  test("what is not legal is sent all the same, so that the table says why", () => {
    expect(react(NOTHING, { from: "day 1", onto: "pile 1" }, REFILL).move).toBe("put 1 drop 1");
  });
});

describe("by keyboard", () => {
  test("digits are days, and 0 the tenth", () => {
    expect(react(NOTHING, { key: "3" }, SETUP).move).toBe("place 3");
    expect(react(NOTHING, { key: "0" }, ["place 10"]).move).toBe("place 10");
  });

  test("Q, W and E are piles, D the draw pile, S swaps, Escape lets go", () => {
    expect(react(NOTHING, { key: "w" }, TURN).move).toBe("draw 2");
    expect(react(NOTHING, { key: "d" }, TURN).move).toBe("draw deck");
    expect(react(NOTHING, { key: "s" }, TURN).chosen).toEqual({ day: null, swapping: true });
    expect(react({ day: 3, swapping: true }, { key: "Escape" }, TURN).chosen).toEqual(NOTHING);
  });

  test("another key changes nothing", () => {
    expect(react({ day: 3, swapping: true }, { key: "x" }, TURN)).toEqual({
      chosen: { day: 3, swapping: true },
    });
  });
});

test("nothing is sent while nothing is asked", () => {
  expect(react(NOTHING, { press: "deck" }, []).move).toBeUndefined();
});

describe("what would connect", () => {
  test("is asked for the tile in hand over a day, whatever pile the other goes to", () => {
    const legal = ["drop 1", "put 3 drop 1", "put 3 drop 2"];
    expect(foreseen("hand", "day 3", legal)).toBe("put 3 drop 1");
    expect(foreseen("hand", "pile 1", legal)).toBeUndefined();
    expect(foreseen("hand", "day 4", legal)).toBeUndefined();
  });
  test("is asked for two days that would be swapped, either way round", () => {
    expect(foreseen("day 5", "day 2", ["swap 2 5"])).toBe("swap 2 5");
    expect(foreseen("day 5", "day 5", ["swap 2 5"])).toBeUndefined();
    expect(foreseen(null, "day 5", ["swap 2 5"])).toBeUndefined();
  });
});
