/* The stamps of a passport: those that one has first, then by name. */
import type { Stamp } from "../wire/types";

interface Shape {
  d: string;
  colour: string;
  /** The view box of its outline, with a margin. */
  box: string;
}

export interface Stamped {
  place: string;
  name: string;
  /** When it was first won with; null if not yet. */
  at: number | null;
  shape: Shape;
  /** How far the stamp is turned, in degrees: by its place in the alphabet, never by chance. */
  tilt: number;
  round: boolean;
}

type Places = Readonly<
  Record<string, { d: string; colour: string; box: readonly [number, number, number, number] }>
>;

const MARGIN = 0.1;

export function stampsOf(
  places: Places,
  stamps: readonly Stamp[],
  nameOf: (place: string) => string,
): Stamped[] {
  const at = new Map(stamps.map((stamp) => [stamp.place, stamp.at]));
  const named = Object.entries(places)
    .map(([place, { d, colour, box }]) => ({
      place,
      name: nameOf(place),
      shape: { d, colour, box: around(box) },
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
  const all = named.map((each, i) => ({
    ...each,
    at: at.get(each.place) ?? null,
    tilt: ((i * 37) % 13) - 6,
    round: i % 3 === 1,
  }));
  return [...all.filter((each) => each.at !== null), ...all.filter((each) => each.at === null)];
}

function around([x, y, width, height]: readonly [number, number, number, number]): string {
  const margin = Math.max(width, height) * MARGIN;
  return [x - margin, y - margin, width + 2 * margin, height + 2 * margin].join(" ");
}
