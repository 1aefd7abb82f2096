import { expect, it } from "vitest";
import { sound } from "./sound";

const claim = (paid: Record<string, number>) =>
  sound({ event: "claim", seat: 0, track: "beira durban 1", paid } as never);

it("a route is heard with a click for each train, at most six", () => {
  expect(claim({ red: 2, locomotive: 1 })).toEqual({ sound: "knock", times: 3 });
  expect(claim({ red: 9 })).toEqual({ sound: "knock", times: 6 });
});

it("anything else sounds as in any game", () => {
  expect(sound({ event: "draw" } as never)).toBeNull();
});
