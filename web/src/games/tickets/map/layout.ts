/** The board of the Heart of Africa: where everything is drawn, and the facts of the box, which come from the engine. */

import facts from "../facts-tickets.json";
import drawn from "./layout.json";

export interface Spot {
  kind: "city" | "junction" | "country";
  x: number;
  y: number;
  /** Where a city's name stands: its anchor, how many lines it takes, and their middle. */
  anchor?: "start" | "middle" | "end";
  lines?: number;
  at?: [number, number];
}

export interface Track {
  /** As a claim names it: `cape-town port-elizabeth 1`. */
  id: string;
  ends: [string, string];
  colour: string;
  length: number;
  terrain: string;
  twin: boolean;
  /** How many locomotives it demands. */
  locomotives: number;
  /** The length of a space. */
  long: number;
  /** x, y and angle of each space. */
  spaces: [number, number, number][];
  /** The spaces that demand a locomotive. */
  wheels: number[];
}

interface Layout {
  width: number;
  height: number;
  /** The width of a space. */
  space: number;
  /** The points of a track, and the terrain cards that double it, by its length from 1. */
  points: number[];
  doubling: number[];
  places: Record<string, Spot>;
  tracks: Track[];
  countries: { id: string; x: number; y: number; turn: number }[];
  tickets: [string, string, number][];
  marks: [string, number, number][];
  land: string;
  borders: string;
  lakes: string;
  rivers: string;
}

type Facts = Record<string, Omit<Track, "id" | "long" | "spaces" | "wheels">>;

export const LAYOUT = {
  ...drawn,
  ...facts,
  tracks: drawn.tracks.map((track) => ({ ...(facts.tracks as unknown as Facts)[track.id], ...track })),
} as unknown as Layout;

const BY_ID = new Map(LAYOUT.tracks.map((track) => [track.id, track]));

export const track = (id: string): Track | undefined => BY_ID.get(id);

export const points = (length: number): number => LAYOUT.points[length - 1] ?? 0;

/** How many terrain cards double a track of a length. */
export const price = (length: number): number => LAYOUT.doubling[length - 1] ?? 0;

/** The points of a ticket. */
export function worth([one, other]: readonly string[]): number {
  return LAYOUT.tickets.find(([a, b]) => (a === one && b === other) || (a === other && b === one))?.[2] ?? 0;
}

/** The places where a ticket's end lies: a country has several. */
export function spots(end: string): string[] {
  return end in LAYOUT.places
    ? [end]
    : Object.keys(LAYOUT.places).filter((id) => id.replace(/-\d$/, "") === end);
}

/** The line through a track's spaces. */
export function line({ spaces }: Track): string {
  const d = `M${spaces.map(([x, y]) => `${x} ${y}`).join("L")}`;
  return spaces.length > 1 ? d : `${d}h.1`;
}

/** The track nearest to a point, with how far it is, of those that a test lets through. */
export function nearest(
  x: number,
  y: number,
  may: (track: Track) => boolean,
): { track: Track; far: number } | null {
  let best: { track: Track; far: number } | null = null;
  for (const each of LAYOUT.tracks) {
    if (!may(each)) continue;
    const far = Math.min(...each.spaces.map((space) => distance(x, y, space, each.long)));
    if (!best || far < best.far) best = { track: each, far };
  }
  return best;
}

/** How far a point is from the middle line of a space. */
function distance(
  x: number,
  y: number,
  [cx, cy, angle]: readonly [number, number, number],
  long: number,
): number {
  const turn = (angle * Math.PI) / 180,
    dx = x - cx,
    dy = y - cy;
  const along = dx * Math.cos(turn) + dy * Math.sin(turn),
    across = dy * Math.cos(turn) - dx * Math.sin(turn);
  return Math.hypot(Math.max(0, Math.abs(along) - long / 2), across);
}
