/** The journey on the map: a pin a day, and a line between two that connect. */

import type { Link } from "../../game";
import { contains, type Geography, type Place, type Point } from "../map/geo";
import type { Box } from "../map/labels";
import type { Tile } from "../types";

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

/** What a pin costs where it stands: it covers a name, another pin, or leaves its land. */
const COVERS_NAME = 100,
  COVERS_PIN = 60,
  LEAVES = 25;
const AROUND = 16;

/** Where the pins stand: near the middle of their land, beside names and beside each other. `radius` is in map units. */
export function pins(
  rack: readonly (Tile | null)[],
  geography: Geography,
  radius: number,
  names: readonly Box[],
): Pin[] {
  const found: Pin[] = [];
  for (const [i, tile] of rack.entries()) {
    const place = tile ? geography.places[tile] : undefined;
    if (!place) continue;
    const cost = (at: Point): number => costs(at, place, radius, names, found);
    const [x, y] = cheapest(around(place.at, radius), cost);
    found.push({ day: i + 1, x, y });
  }
  return found;
}

/** The middle, and places around it, the nearest first. */
function around([x, y]: Point, radius: number): Point[] {
  const found: Point[] = [[x, y]];
  for (const far of [0.5, 0.9, 1.3, 1.7, 2.2, 2.8, 3.5])
    for (let i = 0; i < AROUND; i++) {
      const turn = (i / AROUND) * 2 * Math.PI;
      found.push([x + far * radius * Math.sin(turn), y - far * radius * Math.cos(turn)]);
    }
  return found;
}

function cheapest(spots: readonly Point[], cost: (at: Point) => number): Point {
  const costs = spots.map(cost);
  return spots[costs.indexOf(Math.min(...costs))]!;
}

function costs(at: Point, place: Place, radius: number, names: readonly Box[], pins: readonly Pin[]): number {
  const covered = names.filter((box) => covers(at, radius * 1.1, box)).length,
    pushed = pins.filter((pin) => Math.hypot(pin.x - at[0], pin.y - at[1]) < radius * 2.25).length,
    left = contains(place.outline, at) ? 0 : LEAVES,
    far = Math.hypot(at[0] - place.at[0], at[1] - place.at[1]) / radius;
  return covered * COVERS_NAME + pushed * COVERS_PIN + left + far;
}

/** Whether a disc covers a part of a box. */
export function covers([x, y]: Point, radius: number, [left, top, right, bottom]: Box): boolean {
  const dx = x - Math.min(right, Math.max(left, x)),
    dy = y - Math.min(bottom, Math.max(top, y));
  return Math.hypot(dx, dy) < radius;
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
