/** Names on the board that stand clear of each other: where it is small, some wait until it is zoomed. */

export interface Label {
  id: string;
  at: readonly [number, number];
  anchor?: "start" | "middle" | "end" | undefined;
  text: readonly string[];
  /** It is asked for: the others give way to it. */
  first: boolean;
}

/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

/** How wide a letter is, and how much of a line its letters fill, in parts of the font's size. */
const WIDE = 0.5,
  HIGH = 0.72;

/** Those that can stand together, in a font of a size in units of the board. */
export function apart(labels: readonly Label[], font: number): Label[] {
  const kept: Box[] = [],
    shown = new Set<string>();
  for (const label of [...labels].sort((one, other) => Number(other.first) - Number(one.first))) {
    const found = boxes(label, font);
    if (found.some((box) => kept.some((other) => meet(box, other)))) continue;
    kept.push(...found);
    shown.add(label.id);
  }
  return labels.filter(({ id }) => shown.has(id));
}

/** The box of each line. */
export function boxes({ at: [x, y], anchor, text }: Label, font: number): Box[] {
  return text.map((line, i) => {
    const width = line.length * font * WIDE,
      left = anchor === "end" ? x - width : anchor === "start" ? x : x - width / 2,
      middle = y + (i - (text.length - 1) / 2) * font;
    return [left, middle - (font * HIGH) / 2, left + width, middle + (font * HIGH) / 2];
  });
}

export const meet = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
