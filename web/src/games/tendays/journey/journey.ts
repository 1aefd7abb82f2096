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
  how: "foot" | "ferry" | "drive" | "flight";
  day: number;
  /** Where it begins, the point that it bends to, and where it ends. */
  points: readonly [Point, Point, Point];
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
  const of = (day: number): Pin | undefined => found.find((pin) => pin.day === day);
  return links.flatMap(({ days, how }) => {
    const [one = 0, other = 0] = days;
    const a = of(one),
      b = of(other) ?? (how === "drive" || how === "flight" ? of(other + 1) : undefined);
    return how && a && b ? [{ points: bent(a, b, BEND[how] ?? 0), how, day: one }] : [];
  });
}

/** How far a leg bends, as a part of its length. */
const BEND: Record<string, number> = { flight: 0.22, drive: 0.16 };

function bent(a: Pin, b: Pin, bend: number): Leg["points"] {
  const x = (a.x + b.x) / 2 + (b.y - a.y) * bend,
    y = (a.y + b.y) / 2 - (b.x - a.x) * bend;
  return [
    [a.x, a.y],
    [x, y],
    [b.x, b.y],
  ];
}

/** What is drawn of a journey while it is travelled. */
export interface Travelled {
  legs: { day: number; how: Leg["how"]; d: string }[];
  /** Where the traveller is, where to in degrees from the north, and by what; null when all is travelled. */
  traveller: { x: number; y: number; turn: number; how: Leg["how"] } | null;
  /** The day that the traveller has come to. */
  reached: number;
}

/** Returns what is drawn when a part is travelled: `told` is the number of the leg from 1, and as its fraction how much of it. */
export function travelled(all: readonly Leg[], told: number | null): Travelled {
  const whole = (leg: Leg): Travelled["legs"][number] => ({ day: leg.day, how: leg.how, d: path(leg, 1) });
  const number = Math.max(0, Math.floor(told ?? 0) - 1);
  const now = all[number];
  if (told === null || now === undefined) return { legs: all.map(whole), traveller: null, reached: Infinity };
  const part = told < 1 ? 0 : ease(told % 1);
  const begun = { ...whole(now), d: path(now, part) };
  return {
    legs: [...all.slice(0, number).map(whole), ...(part > 0 ? [begun] : [])],
    traveller: { ...along(now, part), how: now.how },
    reached: now.day,
  };
}

/** Slow at both ends, with a rest at the last one. */
function ease(part: number): number {
  return (1 - Math.cos(Math.PI * Math.min(1, part * 1.1))) / 2;
}

/** Returns the path of a leg up to a part of it. */
function path({ points: [a, b, c] }: Leg, part: number): string {
  const [x, y] = between(a, b, part),
    [u, v] = at([a, b, c], part);
  return `M${a[0]} ${a[1]}Q${x} ${y} ${part < 1 ? `${u} ${v}` : `${c[0]} ${c[1]}`}`;
}

/** Returns the point of a leg at a part of it, and where it leads there, in degrees from the north. */
function along({ points }: Leg, part: number): { x: number; y: number; turn: number } {
  const [a, b, c] = points;
  const [x, y] = at(points, part),
    [u, v] = between(a, b, part),
    [p, q] = between(b, c, part);
  return { x, y, turn: (Math.atan2(p - u, v - q) * 180) / Math.PI };
}

const at = ([a, b, c]: Leg["points"], part: number): Point =>
  between(between(a, b, part), between(b, c, part), part);

function between([x, y]: Point, [u, v]: Point, part: number): Point {
  return [x + (u - x) * part, y + (v - y) * part];
}
