import { describe, expect, it } from "vitest";
import { headline } from "./ending";

const names = ["Léo", "Marie"];
const outcome = { winners: [0], scores: [24, 12], stand_ins: [] as number[] };

describe("the headline of the end", () => {
  it("names who won", () => {
    expect(headline(outcome, names, { you: 1, scored: false }).message).toBe("end-won");
    expect(headline(outcome, names, { you: 0, scored: false }).message).toBe("end-won-you");
    expect(headline(outcome, names, { you: 0, scored: true })).toEqual({
      message: "end-won-you-with",
      data: { name: "Léo", score: 24 },
    });
  });

  it("does not give a player the win of the bot that played for them", () => {
    const replaced = { ...outcome, stand_ins: [0] };

    expect(headline(replaced, names, { you: 0, scored: false }).message).toBe("end-bot-won-you");
    expect(headline(replaced, names, { you: 1, scored: true }).message).toBe("end-bot-won-with");
    expect(headline({ ...outcome, stand_ins: [1] }, names, { you: 0, scored: false }).message).toBe(
      "end-won-you",
    );
  });

  it("says a draw, and a win that is shared", () => {
    const both = { ...outcome, winners: [0, 1] };

    expect(headline(both, names, { you: 0, scored: true }).message).toBe("end-draw");
    expect(headline(both, [...names, "Ada"], { you: 0, scored: true }).message).toBe("end-won-both");
  });
});
