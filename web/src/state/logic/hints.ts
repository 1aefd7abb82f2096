/* Which of a bot's estimates are shown as hints, and how they compare. */
import type { CandidateShape } from "../../wire/types";

/** How many hints are shown at most. */
const MOST = 3;
/** A move that is further behind the best one, in percent, is no hint. */
const FAR = 15;

/** Returns the moves that are worth showing, the best first. */
export function shownHints(candidates: readonly CandidateShape[]): readonly CandidateShape[] {
  const [best] = candidates;
  if (best === undefined) return [];
  return candidates.slice(0, MOST).filter((each) => behind(best, each) <= FAR);
}

/** Returns by how many percent a move is behind the best one; 0 if it is less than one percent. */
export function behind(best: CandidateShape, other: CandidateShape): number {
  return Math.max(0, Math.trunc((best.chance - other.chance) * 100));
}
