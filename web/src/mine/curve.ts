/* The curve of months: where its points, its best values and its grid lines stand. */
import type { MonthNumbers } from "../wire/types";

interface CurvePoint {
  month: string;
  average: number;
  x: number;
  y: number;
  /** The height of the best value. */
  best: number;
}

interface Curve {
  points: CurvePoint[];
  grid: { value: number; y: number }[];
}

const LEFT = 56;
const RIGHT = 28;
const TOP = 26;
const BOTTOM = 34;
const LINES = 3;

/** Months without a value are left out. */
export function curveOf(months: readonly MonthNumbers[], width: number, height: number): Curve {
  const told = months.flatMap(({ month, average, best }) =>
    average === null || best === null ? [] : [{ month, average, best }],
  );
  const values = told.flatMap(({ average, best }) => [average, best]);
  const least = Math.floor(Math.min(...values)),
    most = Math.max(Math.ceil(Math.max(...values)), least + 1);
  const heightOf = (value: number): number =>
    height - BOTTOM - ((value - least) / (most - least)) * (height - TOP - BOTTOM);
  const step = told.length > 1 ? (width - LEFT - RIGHT) / (told.length - 1) : 0;
  return {
    points: told.map(({ month, average, best }, i) => ({
      month,
      average,
      x: LEFT + i * step,
      y: heightOf(average),
      best: heightOf(best),
    })),
    grid: told.length === 0 ? [] : gridValues(least, most).map((value) => ({ value, y: heightOf(value) })),
  };
}

/** Whole numbers from the least to the most, a few of them. */
function gridValues(least: number, most: number): number[] {
  const step = Math.max(1, Math.ceil((most - least) / LINES));
  return Array.from({ length: LINES + 1 }, (_, i) => least + i * step).filter((value) => value <= most);
}
