/* What the others did since the viewer's last move, a line for each turn. */
import type { Event } from "../../wire/shorthand";

/** One turn of another seat: the events that tell it, with their numbers. */
export interface Turn {
  readonly seat: number;
  readonly events: readonly { readonly event: Event; readonly index: number }[];
}

/** The turns of the others since the viewer's last move, in their order; `telling` are the events that tell a turn. */
export function since(
  events: readonly Event[],
  viewer: number | null,
  telling: readonly string[],
): readonly Turn[] {
  if (viewer === null) return [];
  const told = events
    .map((event, index) => ({ event, index }))
    .filter(({ event }) => telling.includes(String(event.event)));
  const own = told.findLastIndex(({ event }) => event.seat === viewer);
  const turns: { seat: number; events: Turn["events"][number][] }[] = [];
  for (const each of own < 0 ? [] : told.slice(own + 1)) {
    const seat = each.event.seat as number;
    const last = turns.at(-1);
    if (last?.seat === seat) last.events.push(each);
    else turns.push({ seat, events: [each] });
  }
  return turns;
}
