/** How what happens in 10 Days is shown: a tile travels from where it was to where it lies. */

import type { Flight } from "../kit/fly";
import type { Event } from "./types";

export function flights(events: readonly Event[], viewer: number | null): Flight[][] {
  return events.map((event) => steps(event, viewer)).filter((step) => step.length);
}

function steps(event: Event, viewer: number | null): Flight[] {
  const own = "seat" in event && event.seat === viewer;
  const home = "seat" in event ? (own ? "hand" : `seat ${event.seat}`) : "";
  switch (event.event) {
    case "draw":
      return [
        {
          from: event.pile === null ? "deck" : `pile ${event.pile}`,
          to: home,
          ...(own ? {} : { show: event.pile === null ? "deck" : `pile ${event.pile}` }),
        },
      ];
    case "place":
      return own ? [{ from: "hand-place", to: `day ${event.day}` }] : [];
    case "put":
      return own
        ? [
            { from: "hand-place", to: `day ${event.day}` },
            { from: `day ${event.day}`, to: `pile ${event.pile}` },
          ]
        : [{ from: home, to: `pile ${event.pile}` }];
    case "drop":
      return [{ from: own ? "hand-place" : home, to: `pile ${event.pile}` }];
    case "swap":
      return own
        ? [
            { from: `day ${event.days[0]}`, to: `day ${event.days[1]}` },
            { from: `day ${event.days[1]}`, to: `day ${event.days[0]}` },
          ]
        : [];
    default:
      return [];
  }
}
