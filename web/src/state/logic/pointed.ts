/* Which of the places that some turns have changed are pointed at. */

const OF_A_SEAT = /^(row|seat) /;

/** Returns each place once; the row of a seat only where nothing else has changed. */
export function worthPointing(changed: readonly string[]): string[] {
  const places = [...new Set(changed)];
  const onBoard = places.filter((place) => !OF_A_SEAT.test(place));
  return onBoard.length > 0 ? onBoard : places;
}
