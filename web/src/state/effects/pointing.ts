/* Where the places of a board are on the screen: by the names that it gives them in `data-at`. */
import type { Box, Kept } from "./placing";

/** What a card should not cover, and how much it matters. */
const KEPT: readonly (readonly [string, number])[] = [
  [".days-why, .claim, .keep", 8],
  [".banner, .standing", 3],
  [".days-rack, .days-piles, .rail-hand, .mine > .hand", 1.5],
  [".rail-market, .rail-race, .rail-mine, .pile > .disc, .pile > .side", 1],
  [".map, .rail-field", 0.4],
];

/** The box of a place; of `a|b` that of the first that is visible. */
export function find(board: Element, point: string): Box[] {
  for (const name of point.split("|")) {
    const found = boxes(board, `[data-at="${CSS.escape(name)}"]`)[0];
    if (found !== undefined) return [found];
  }
  return [];
}

/** The parts of a board that should stay visible. */
export function keptFree(board: Element): Kept[] {
  return KEPT.flatMap(([selector, worth]) => boxes(board, selector).map((box) => ({ box, worth })));
}

function boxes(board: Element, selector: string): Box[] {
  return [...board.querySelectorAll(selector)].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const seen = width > 0 && height > 0 && x + width > 0 && x < innerWidth && y < innerHeight;
    return seen ? [{ x, y, width, height }] : [];
  });
}
