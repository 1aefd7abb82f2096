/* How far a tale of several steps is told, which takes its time. */

/** Returns the number of the step that is being told after some time, with how much of it as the fraction; null when all is told. */
export function toldAfter(time: number, times: readonly number[]): number | null {
  let left = time;
  for (const [step, length] of times.entries()) {
    if (left < length) return step + left / length;
    left -= length;
  }
  return null;
}
