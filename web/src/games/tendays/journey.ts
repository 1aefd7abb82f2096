/** The journey on the map: a pin a day, and a line between two that connect. */

import type { Link } from "../game";
import type { Geography } from "./geo";
import type { Tile } from "./types";

export interface Pin {
  day: number;
  x: number;
  y: number;
}

export interface Leg {
  d: string;
  how: "foot" | "ferry" | "drive" | "flight";
  day: number;
}

/** Where the pins stand: on their places, pushed apart until none covers another. `radius` is in map units. */
export function pins(rack: readonly (Tile | null)[], geography: Geography, radius: number): Pin[] {
  const found: Pin[] = rack.flatMap((tile, i) => {
    const place = tile ? geography.places[tile] : undefined;
    return place ? [{ day: i + 1, x: place.pin[0], y: place.pin[1] }] : [];
  });
  for (let go = 0; go < 40; go++)
    for (const [i, a] of found.entries()) for (const b of found.slice(0, i)) part(a, b, radius * 2.25);
  return found;
}

function part(a: Pin, b: Pin, least: number): void {
  let dx = a.x - b.x;
  const dy = a.y - b.y,
    far = Math.hypot(dx, dy),
    lack = (least - far) / 2;
  if (lack <= 0) return;
  if (!far) dx = 1;
  const by = lack / (far || 1);
  a.x += dx * by;
  a.y += dy * by;
  b.x -= dx * by;
  b.y -= dy * by;
}

/** The lines of a journey: a ride is one from the place before its tile to the one after. */
export function legs(found: readonly Pin[], links: readonly Link[]): Leg[] {
  const at = (day: number): Pin | undefined => found.find((pin) => pin.day === day);
  return links.flatMap(({ days, how }) => {
    const [one = 0, other = 0] = days;
    const a = at(one),
      b = at(other) ?? (how === "drive" || how === "flight" ? at(other + 1) : undefined);
    return how && a && b
      ? [{ d: arc(a, b, how === "flight" ? 0.22 : how === "drive" ? 0.16 : 0), how, day: one }]
      : [];
  });
}

function arc(a: Pin, b: Pin, bend: number): string {
  const x = (a.x + b.x) / 2 + (b.y - a.y) * bend,
    y = (a.y + b.y) / 2 - (b.x - a.x) * bend;
  return `M${a.x} ${a.y}Q${x} ${y} ${b.x} ${b.y}`;
}
