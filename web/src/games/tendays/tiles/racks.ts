/** How large the tiles of several racks are drawn, so that all are seen and no name is cut. */

export interface Room {
  width: number;
  height: number;
  /** How much larger than usual everything is drawn. */
  scale: number;
}

export interface Size {
  /** The width of a tile. */
  tile: number;
  /** Whether all days of a rack stand in one row; otherwise in two. */
  row: boolean;
}

/** The width that the longest name of a tile needs, and the width beyond which nothing is gained. */
const LEAST = 58,
  MOST = 96;
const PADDING = 20,
  GAP = 3;
const HEIGHT = 1.24;
/** What a rack has beside its tiles: its name and its frame, and the number under each row. */
const HEAD = 48,
  FOOT = 29;

/** Returns the largest tiles for which every rack is in sight; tiles below the least width are left to scroll. */
export function fitTiles({ width, height, scale }: Room, seats: number, days: number): Size {
  const wide = (columns: number): number => (width / scale - PADDING) / columns - GAP;
  const high = (rows: number): number => ((height / scale / seats - HEAD) / rows - FOOT) / HEIGHT;
  const half = Math.ceil(days / 2);
  const one = Math.min(wide(days), high(1)),
    two = Math.min(wide(half), high(2));
  const row = days <= 5 || (one >= two && wide(days) >= LEAST);
  const fits = Math.max(row ? one : two, LEAST);
  return { tile: scale * Math.min(fits, MOST, wide(row ? days : half)), row };
}
