/** Small things that all boards do with moves and events. */

/** The flights of a batch as soon as it is shown, once a number. */
export function once(): (number: number, play: () => void) => void {
  let shown: number | null = null;
  return (number, play) => {
    if (shown !== null && number !== shown) play();
    shown = number;
  };
}

/** The step of an arrow key within a row, as far as it has one. */
export function step(key: string, at: number, count: number): number | null {
  if (key === "ArrowRight" || key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowLeft" || key === "ArrowUp") return (at + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
