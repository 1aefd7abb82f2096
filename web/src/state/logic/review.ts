/* What a review says: everybody's chance to win over the game, and the moves that cost most. */
import type { ChancesShape, Judged } from "../../wire/types";

export type Point = readonly [number, number];

/** The review of one seat's moves. */
export interface Reviewed {
  readonly curve: readonly ChancesShape[];
  readonly judged: readonly Judged[];
}

/** The least loss that is called a mistake. */
const LEAST = 0.02;

/** The moves that cost most, at most one a turn, in the order of the game. */
export function mistakes(judged: readonly Judged[], count: number): Judged[] {
  const turns = new Map<string, Judged>();
  for (const each of judged) {
    const key = `${each.seat} ${each.turn}`;
    const worst = turns.get(key);
    if (worst === undefined || loss(each) > loss(worst)) turns.set(key, each);
  }
  return [...turns.values()]
    .filter((each) => each.best !== each.move && loss(each) >= LEAST)
    .sort((a, b) => loss(b) - loss(a))
    .slice(0, count)
    .sort((a, b) => a.line - b.line);
}

/** How much of the chance to win a move cost. */
export function loss({ chance, best_chance }: Judged): number {
  return best_chance - chance;
}

/** Chances in whole percent that add up to 100: those with the largest remainders are rounded up. */
export function percents(chances: readonly number[]): number[] {
  const floors = chances.map((chance) => Math.floor(chance * 100 + 1e-9));
  const left = 100 - floors.reduce((sum, each) => sum + each, 0);
  const order = chances.map((chance, seat) => [chance * 100 - floors[seat]!, seat] as const);
  order.sort(([a], [b]) => b - a);
  for (const [, seat] of order.slice(0, left)) floors[seat]! += 1;
  return floors;
}

/** The tops of the bands of all seats at each point, from 0 to 1; `order` is from the lowest band up. */
export function bands(curve: readonly ChancesShape[], order: readonly number[]): number[][] {
  return order.map((_, upTo) =>
    curve.map(({ chances }) => order.slice(0, upTo + 1).reduce((sum, seat) => sum + chances[seat]!, 0)),
  );
}

/** The points that bear the number of their turn on the axis: the first of each turn that is a multiple of a round step. */
export function ticks(curve: readonly ChancesShape[], most: number): number[] {
  const last = curve.at(-1)?.turn ?? 0;
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => last / each <= most) ?? 200;
  const firsts = new Map<number, number>();
  for (const [i, { turn, seat }] of curve.entries()) {
    if (seat !== null && !firsts.has(turn)) firsts.set(turn, i);
  }
  return [...firsts].filter(([turn]) => turn === 1 || turn % step === 0).map(([, i]) => i);
}
