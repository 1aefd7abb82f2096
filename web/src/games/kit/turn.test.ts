import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Catalogue } from "../../words/catalogue";
import { Speech } from "../../words/speech";
import { turnOf } from "./turn";

const words = new URL("../../../../src/tenfold/words/", import.meta.url);
const heading = (language: string): string => {
  const files = ["common", "board"].map((name) =>
    readFileSync(new URL(`${language}/${name}.ftl`, words), "utf8"),
  );
  return turnOf(1, new Speech(new Catalogue(language, files), {}, 0, ["Ada", "Robot facile"]));
};

test("the heading of a turn begins with a capital letter", () => {
  expect(heading("fr")).toBe("À Robot facile de jouer");
  expect(heading("en")).toBe("Robot facile’s turn");
});
