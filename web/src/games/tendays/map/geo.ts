/** A map of 10 Days: places, borders and coasts, unpacked from shared arcs into path data. */

export interface Place {
  colour: string;
  /** How many tiles it has. */
  tiles: number;
  borders: string[];
  d: string;
  /** The outlines of its parts. */
  outline: readonly (readonly Point[])[];
  /** x, y, width and height of its outline. */
  box: [number, number, number, number];
  /** Its middle: the point of its largest part that is farthest from the outline. */
  at: [number, number];
  /** The latitude and longitude of a point in its middle, in degrees. */
  middle: [number, number];
}

export type Point = readonly [number, number];

export interface Geography {
  width: number;
  height: number;
  places: Record<string, Place>;
  /** Lands without a tile, and those of other continents. */
  silent: string;
  near: string;
  borders: string;
  coast: string;
  lakes: string;
  graticule: string;
  equator: string;
  ferries: string;
}

/** The same as it is stored: an arc is a start and steps, in parts of a unit; a ring is a list of arcs, `~i` backwards. */
export interface Packed {
  width: number;
  height: number;
  grain: number;
  arcs: number[][];
  places: Record<string, { rings: number[][]; at: number[] }>;
  silent: number[][];
  borders: number[];
  coast: number[];
  near: { arcs: number[][]; rings: number[][] };
  lakes: string;
  graticule: string;
  equator: string;
  ferries: string;
}

/** What the engine's data says of a map. */
export interface Facts {
  places: Record<string, { colour: string; tiles: number; borders: string[]; middle: [number, number] }>;
  ferries: [string, string][];
}

export function unpack(packed: Packed, facts: Facts): Geography {
  const lines = points(packed.arcs, packed.grain),
    far = points(packed.near.arcs, packed.grain);
  const { width, height, lakes, graticule, equator, ferries } = packed;
  const places = Object.fromEntries(
    Object.entries(packed.places).map(([code, { rings, at }]) => {
      const outline = rings.map((ring) => around(lines, ring));
      return [
        code,
        {
          ...facts.places[code]!,
          outline,
          at: at as [number, number],
          d: outline.map(closed).join(""),
          box: box(outline.flat()),
        },
      ];
    }),
  );
  return {
    width,
    height,
    lakes,
    graticule,
    equator,
    ferries,
    places,
    silent: shape(lines, packed.silent),
    near: shape(far, packed.near.rings),
    borders: packed.borders.map((arc) => open(along(lines, arc))).join(""),
    coast: packed.coast.map((arc) => open(along(lines, arc))).join(""),
  };
}

function points(arcs: readonly number[][], grain: number): Point[][] {
  return arcs.map((arc) => {
    let x = 0,
      y = 0;
    const found: Point[] = [];
    for (const [i, step] of arc.entries()) {
      if (i % 2 === 0) x += step;
      else found.push([x / grain, (y += step) / grain]);
    }
    return found;
  });
}

function around(lines: readonly Point[][], ring: readonly number[]): Point[] {
  return ring.flatMap((arc) => along(lines, arc).slice(1));
}

/** An arc, from its end if its number is negative. */
function along(lines: readonly Point[][], arc: number): readonly Point[] {
  const line = lines[arc < 0 ? ~arc : arc] ?? [];
  return arc < 0 ? [...line].reverse() : line;
}

const shape = (lines: readonly Point[][], rings: readonly number[][]): string =>
  rings.map((ring) => closed(around(lines, ring))).join("");
const open = (line: readonly Point[]): string => `M${line.map(([x, y]) => `${x} ${y}`).join("L")}`;
const closed = (line: readonly Point[]): string => `${open(line)}Z`;

/** Whether a point lies inside of an outline, by the even-odd rule. */
export function contains(outline: readonly (readonly Point[])[], [x, y]: Point): boolean {
  return outline.filter((ring) => crossings(ring, x, y) % 2 === 1).length % 2 === 1;
}

/** How often a ray from a point to the right crosses a ring. */
function crossings(ring: readonly Point[], x: number, y: number): number {
  return ring.filter(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
  }).length;
}

function box(all: readonly Point[]): [number, number, number, number] {
  const xs = all.map(([x]) => x),
    ys = all.map(([, y]) => y);
  const x = Math.min(...xs),
    y = Math.min(...ys);
  return [x, y, Math.max(...xs) - x, Math.max(...ys) - y];
}
