import { describe, expect, it } from "vitest";
import type { LinkShape, Step } from "../wire/types";
import { dots, marks, untilTime } from "./text";

function step(event: Record<string, unknown>, links?: number): Step {
  const own = Array.from({ length: links ?? 0 }, () => ({ how: "foot" }) as LinkShape);
  return { events: [event], links: links === undefined ? {} : { "0": own } } as unknown as Step;
}

describe("what is told of a deal of the day", () => {
  it("has a mark a turn, full where a link was made", () => {
    const steps = [
      step({ event: "place", seat: 0 }, 1),
      step({ event: "place", seat: 1 }),
      step({ event: "draw", seat: 0 }),
      step({ event: "put", seat: 0 }, 2),
      step({ event: "draw", seat: 1 }),
      step({ event: "draw", seat: 0 }),
      step({ event: "drop", seat: 0 }),
    ];

    expect(marks(steps, 2)).toEqual([true, false]);
  });

  it("marks a route and a ten of the player's own", () => {
    const steps = [
      step({ event: "claim", seat: 0 }),
      step({ event: "claim", seat: 1 }),
      step({ event: "play", seat: 0, value: 9 }),
      step({ event: "play", seat: 1, value: 10 }),
      step({ event: "play", seat: 0, value: 10 }),
    ];

    expect(dots(marks(steps, 3))).toBe("●○●");
    expect(marks(steps, 0)).toEqual([]);
  });

  it("says how long the day lasts", () => {
    expect(untilTime(7_500_000, 0)).toEqual({ hours: 2, minutes: 5 });
    expect(untilTime(0, 9)).toEqual({ hours: 0, minutes: 0 });
  });
});
