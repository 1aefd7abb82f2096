/** Which tickets have been completed since they were last looked at. */

import type { Ticket } from "../types";

export function newlyCompleted(before: readonly Ticket[], now: readonly Ticket[]): Ticket[] {
  const open = new Set(before.filter(({ complete }) => !complete).map(({ ends }) => ends.join()));
  return now.filter(({ complete, ends }) => complete && open.has(ends.join()));
}
