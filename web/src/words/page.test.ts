import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Catalogue } from "./catalogue";

const words = new URL("../../../src/tenfold/words/", import.meta.url);
const sources = new URL("../", import.meta.url);

function catalogue(language: string): Catalogue {
  const texts = ["calls", "common", "day", "lessons", "mine", "options", "page", "review", "table"].map(
    (file) => readFileSync(new URL(`${language}/${file}.ftl`, words), "utf8"),
  );
  return new Catalogue(language, texts);
}

function asked(): string[] {
  const files = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.(svelte|ts)$/.test(file) && !file.startsWith("games") && !file.endsWith(".test.ts"),
  );
  const text = files.map((file) => readFileSync(new URL(file, sources), "utf8")).join("\n");
  return [...new Set([...text.matchAll(/\bt\(\s*"([a-z][\w-]*)"/g)].map(([, id]) => id!))];
}

describe("the words of the page", () => {
  it.each(["en", "fr"])("are all there in %s", (language) => {
    const found = catalogue(language);
    expect(asked().filter((id) => !found.has(id))).toEqual([]);
  });
});
