import { expect, it } from "vitest";
import { sounding } from "./sound";

it("each sound of a batch is heard once, as often as the event that needs it most", () => {
  const own = ({ event }: { event?: unknown }) =>
    event === "claim" ? ({ sound: "knock", times: 4 } as const) : null;
  const events = [{ event: "draw" }, { event: "claim" }, { event: "deal" }, { event: "points" }];

  expect([...sounding(events, own)]).toEqual([
    ["slide", 1],
    ["knock", 4],
  ]);
});

it("what no game says anything of is a knuckle on wood", () => {
  expect([...sounding([{ event: "put" }])]).toEqual([["knock", 1]]);
});
