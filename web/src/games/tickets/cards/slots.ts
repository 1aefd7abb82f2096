/** Where face-up cards lie: a view lists their kinds in order, but a card stays in its slot until it is taken. */

export class Slots {
  private last: readonly (string | null)[] = [];

  /** Returns the card of each slot, given the cards that lie face up now; null is an empty slot. */
  place(cards: readonly string[]): (string | null)[] {
    const left = [...cards];
    const kept = this.last.map((card) => (card !== null && take(left, card) ? card : null));
    const filled = kept.map((card) => card ?? left.shift() ?? null);
    this.last = [...filled, ...left];
    return [...this.last];
  }
}

/** Take a card out of a list, if it is there. */
function take(cards: string[], card: string): boolean {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}
