import { describe, expect, test } from "vitest";
import type { React } from "./game";

interface Gestures {
  react: React<unknown>;
  NOTHING: unknown;
}

const found = Object.entries(import.meta.glob<Gestures>("./*/gestures.ts", { eager: true }));

describe.each(found)("%s", (_, { react, NOTHING }) => {
  test("makes no move where none is legal", () => {
    for (const gesture of [
      { press: "deck" },
      { press: "card 5" },
      { from: "deck", onto: "day 1" },
      { key: "d" },
    ])
      expect(react(NOTHING, gesture, []).move).toBeUndefined();
  });

  test("forgets what was chosen by Escape", () => {
    expect(react(NOTHING, { key: "Escape" }, ["draw deck"])).toEqual({ chosen: NOTHING });
  });

  test("does the same for the same", () => {
    const once = react(NOTHING, { key: "5" }, ["play 5 = 9", "place 5", "train deck"]);

    expect(react(NOTHING, { key: "5" }, ["play 5 = 9", "place 5", "train deck"])).toEqual(once);
  });
});

test("there are gestures in every folder with a board", () => {
  const folders = (files: string[]): Set<string | undefined> =>
    new Set(files.map((file) => file.split("/")[1]));

  expect(folders(found.map(([file]) => file))).toEqual(
    folders(Object.keys(import.meta.glob("./*/*.box.ts"))),
  );
});
