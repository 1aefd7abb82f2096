/* Where a card is laid on the screen so that it covers nothing that it speaks of. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Something that should stay visible, and how much it matters. */
export interface Kept {
  readonly box: Box;
  readonly worth: number;
}

export type Side = "above" | "below" | "left" | "right";

export interface Placed {
  readonly x: number;
  readonly y: number;
  /** Where the marked things are, seen from the card, and how far along that edge; null if they are too far away. */
  readonly tail: { readonly side: Side; readonly at: number } | null;
}

const MARGIN = 8;
const STEP = 16;
/** How far a card stands off what it speaks of. */
const GAP = 18;
const NEAR = 96;
/** What a pixel of distance costs, beside a covered pixel. */
const DISTANCE = 24;
const TAIL = 24;

/** Where a card of some size goes within the room: it covers as little as can be, and stands near what it speaks of. */
export function place(
  size: Pick<Box, "width" | "height">,
  marked: readonly Box[],
  kept: readonly Kept[],
  room: Box,
): Placed {
  const far = (card: Box): number => Math.min(...marked.map((box) => distance(card, box)));
  let best = { x: room.x + MARGIN, y: room.y + MARGIN, cost: Infinity };
  for (const y of steps(room.y + MARGIN, room.y + room.height - size.height - MARGIN)) {
    for (const x of steps(room.x + MARGIN, room.x + room.width - size.width - MARGIN)) {
      const card = { x, y, ...size };
      const found = cost(card, marked, kept) + (marked.length === 0 ? 0 : DISTANCE * far(card));
      if (found < best.cost) best = { x, y, cost: found };
    }
  }
  return { x: best.x, y: best.y, tail: tail({ ...best, ...size }, marked) };
}

function cost(card: Box, marked: readonly Box[], kept: readonly Kept[]): number {
  const hidden = marked.reduce((sum, box) => sum + covered(card, grown(box, GAP)), 0);
  return hidden * 1000 + kept.reduce((sum, { box, worth }) => sum + worth * covered(card, box), 0);
}

/** Points at the nearest of the marked things. */
function tail(card: Box, boxes: readonly Box[]): Placed["tail"] {
  const marked = [...boxes].sort((a, b) => distance(card, a) - distance(card, b))[0];
  if (marked === undefined || distance(card, marked) > NEAR) return null;
  const x = clamp(middle(marked.x, marked.width) - card.x, TAIL, card.width - TAIL);
  const y = clamp(middle(marked.y, marked.height) - card.y, TAIL, card.height - TAIL);
  if (marked.y + marked.height <= card.y) return { side: "above", at: x };
  if (marked.y >= card.y + card.height) return { side: "below", at: x };
  return { side: marked.x < card.x ? "left" : "right", at: y };
}

function covered(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The distance between the edges of two boxes. */
function distance(a: Box, b: Box): number {
  const x = Math.max(0, a.x - (b.x + b.width), b.x - (a.x + a.width));
  const y = Math.max(0, a.y - (b.y + b.height), b.y - (a.y + a.height));
  return Math.hypot(x, y);
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function steps(from: number, to: number): number[] {
  const count = Math.max(0, Math.floor((to - from) / STEP));
  return [...Array.from({ length: count + 1 }, (_, i) => from + i * STEP), ...(to > from ? [to] : [])];
}

const middle = (start: number, length: number): number => start + length / 2;
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
