import { describe, expect, it } from "vitest";
import { once } from "./once";

/** Sends a wish, and tells its id; the answer is lost if it is to be. */
function sent(wish: unknown, ids: string[], isLost: boolean): Promise<unknown> {
  return once(wish, (id) => {
    ids.push(id);
    return isLost ? Promise.reject(new Error("lost")) : Promise.resolve("made");
  });
}

describe("a wish", () => {
  it("has the same id when it is sent again after its answer was lost, and a new one after that", async () => {
    const ids: string[] = [];
    await expect(sent({ game: "usa" }, ids, true)).rejects.toThrow("lost");
    await sent({ game: "usa" }, ids, false);
    await sent({ game: "usa" }, ids, false);

    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it("has another id when it is another wish", async () => {
    const ids: string[] = [];
    await expect(sent({ game: "usa" }, ids, true)).rejects.toThrow("lost");
    await sent({ game: "africa" }, ids, false);

    expect(ids[1]).not.toBe(ids[0]);
  });
});
