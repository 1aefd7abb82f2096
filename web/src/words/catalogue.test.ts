import { describe, expect, it, vi } from "vitest";
import { Catalogue } from "./catalogue";
import { Speech } from "./speech";

const english = new Catalogue("en", ["only = Only { $name } in English\n    .of = of it\ntile-KEN = Kenya"]);

function french(): Catalogue {
  const found = new Catalogue("fr", ["both = Les deux"]);
  found.fallback = english;
  return found;
}

describe("a message that is missing", () => {
  it("is said in English", () => {
    expect(french().say("only", { name: "Ada" })).toBe("Only Ada in English");
    expect(french().say("only", {}, "of")).toBe("of it");
    expect(french().has("only")).toBe(true);
    expect(new Speech(french()).say("only", { name: "Ada" })).toBe("Only Ada in English");
  });

  it("is shown by its key where English has none either, and the console says so once", () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const catalogue = french();

    expect(catalogue.say("game-counters")).toBe("game-counters");
    expect(catalogue.say("game-counters")).toBe("game-counters");
    expect(catalogue.say("only", {}, "many")).toBe("only.many");
    expect(error).toHaveBeenCalledTimes(2);
    error.mockRestore();
  });

  it("leaves a name as it is where its form is missing", () => {
    const speech = new Speech(new Catalogue("en", ["goes = to { $tile_to }"]));

    expect(speech.say("goes", { tile: "ATL" })).toBe("to ATL");
  });
});
