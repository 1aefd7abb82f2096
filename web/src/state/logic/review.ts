/* What a review says: each seat's chance to win over the game, and the moves that cost most. */
import type { Judged } from "../../wire/types";

export type Point = readonly [number, number];

/** The chances of each seat, by the lines of the record. */
export function curves(judged: readonly Judged[], seats: number): Point[][] {
  const sorted = [...judged].sort((a, b) => a.line - b.line);
  return Array.from({ length: seats }, (_, seat) =>
    sorted.filter((each) => each.seat === seat).map((each): Point => [each.line, each.chance]),
  );
}

/** The moves that cost most, if they cost anything. */
export function costliest(judged: readonly Judged[], count: number): Judged[] {
  return judged
    .filter((each) => each.best !== each.move && each.best_chance - each.chance >= 0.02)
    .sort((a, b) => b.best_chance - b.chance - (a.best_chance - a.chance))
    .slice(0, count);
}
