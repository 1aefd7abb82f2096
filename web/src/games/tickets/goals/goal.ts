/** What is still to go on a seat's tickets. */

import type { Speech } from "../../game";
import type { View } from "../types";
import { way } from "./ways";

/** How many tickets a seat holds, how many are completed, and how many trains the others take at least, in words. */
export function goal(view: View, seat: number | null, speech: Speech): string {
  const held = seat === null ? [] : (view.tickets[seat] ?? []);
  if (seat === null || held.length === 0) return "";
  const open = held.filter(({ complete }) => !complete);
  const trains = open.reduce((sum, { ends }) => sum + (way(view, seat, ends)?.trains ?? 0), 0);
  return speech.say("tickets-board-goal", { count: held.length, done: held.length - open.length, trains });
}
