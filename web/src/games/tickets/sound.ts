/** What a route sounds like: a wooden click for each train, at most six. */

import type { Sounding } from "../../state/effects/sound";
import type { Event } from "./types";

export function sound(event: Event): Sounding | null {
  if (event.event !== "claim") return null;
  const trains = Object.values(event.paid).reduce((sum, count) => sum + count, 0);
  return { sound: "knock", times: Math.min(6, trains) };
}
