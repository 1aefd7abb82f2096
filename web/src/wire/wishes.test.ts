import { describe, expect, it } from "vitest";
import type { FromClient } from "./types";
import { Unsent, Wishes, type Wish } from "./wishes";

const move: Wish = { type: "move", id: "1", seat: 0, move: "play 4 = 4" };

function line(): { open: boolean; sent: FromClient[]; wishes: Wishes } {
  const made = { open: true, sent: [] as FromClient[], wishes: null as unknown as Wishes };
  made.wishes = new Wishes((message) => {
    if (made.open) made.sent.push(message);
    return made.open;
  });
  return made;
}

describe("a wish", () => {
  it("is answered once", async () => {
    const { wishes } = line();
    const promise = wishes.want(move);
    expect(wishes.moving).toBe(true);
    wishes.answer({ type: "done", id: "1" });
    wishes.answer({ type: "done", id: "1" });

    expect(await promise).toEqual({ type: "done", id: "1" });
    expect(wishes.moving).toBe(false);
  });

  it("that was sent is sent again with its id after a lost connection", () => {
    const at = line();
    void at.wishes.want(move, () => false);
    at.wishes.again();

    expect(at.sent).toEqual([move, move]);
  });

  it("that was not sent is sent when it still fits", () => {
    const at = line();
    at.open = false;
    void at.wishes.want(move, () => true);
    at.open = true;
    at.wishes.again();

    expect(at.sent).toEqual([move]);
  });

  it("that was not sent and fits no more is told to have failed", async () => {
    const at = line();
    at.open = false;
    const promise = at.wishes.want(move, () => false);
    at.open = true;
    at.wishes.again();

    await expect(promise).rejects.toBeInstanceOf(Unsent);
    expect(at.sent).toEqual([]);
  });

  it("for a review is answered in parts", async () => {
    const { wishes } = line();
    const parts: unknown[] = [];
    const promise = wishes.want({ type: "review", id: "2" }, undefined, (part) => parts.push(part));
    wishes.answer({ type: "review", id: "2", curve: [], judged: [], done: 1, of: 2 });
    wishes.answer({ type: "review", id: "2", curve: [], judged: [], done: 2, of: 2 });

    expect(parts).toHaveLength(1);
    expect(await promise).toMatchObject({ done: 2 });
  });
});
