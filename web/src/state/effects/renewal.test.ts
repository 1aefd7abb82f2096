import { expect, it } from "vitest";
import { isFirstMiss } from "./renewal";

function memory(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

it("loads the page again once for each piece that is missing, also when they take turns", () => {
  const kept = memory();

  const asked = ["Rules-1.js", "Rules-1.js", "Me-1.js", "Rules-1.js", "Me-1.js"];

  expect(asked.map((piece) => isFirstMiss(piece, kept))).toEqual([true, false, true, false, false]);
});
