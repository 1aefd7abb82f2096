import { describe, expect, it } from "vitest";
import { Catalogue } from "../../words/catalogue";
import { tell } from "../../words/game";
import { Speech } from "../../words/speech";
import { said } from "./said";

const english = new Catalogue("en", [
  `
list-line = { $first } – { $last }
place-beira = Beira
place-durban = Durban
tickets-line = { $ends_line }
tickets-claim = { $track } is claimed
tickets-keep = kept: { $tickets }
`,
]);

describe("an event of the Heart of Africa", () => {
  const speech = new Speech(english, { ends: "place" });

  it("names a track by its two ends", () => {
    expect(tell("tickets", { event: "claim", track: "beira durban 1" }, speech, said)).toBe(
      "Beira – Durban is claimed",
    );
  });

  it("names tickets by their two ends", () => {
    expect(tell("tickets", { event: "keep", tickets: [["beira", "durban"]] }, speech, said)).toBe(
      "Kept: Beira – Durban",
    );
  });
});
