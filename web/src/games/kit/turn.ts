/** Whose turn it is, as the heading of a banner. */

import { capital } from "../../words/game";
import type { Speech } from "../game";

export function turnOf(seat: number, speech: Speech): string {
  return capital(speech.say("board-turn", { seat }));
}
