/* A game by turns: which events tell a turn, who made it, and which turns came since the viewer's last. */
import type { Event } from "../../wire/shorthand";

/** An event with its number among all that the viewer has seen. */
export interface Numbered {
  readonly event: Event;
  readonly index: number;
}

/** One turn of a seat: the events that tell it. */
export interface Turn {
  readonly seat: number;
  /** How many turns this seat has had, with this one. */
  readonly round: number;
  readonly events: readonly Numbered[];
}

/** How the events of a game make turns. */
export interface Telling {
  /** The events that tell a turn; every event of a seat where the game names none. */
  readonly telling?: readonly string[] | undefined;
  /** Events that only begin a turn: without one that tells it they are no turn yet. */
  readonly leading?: readonly string[] | undefined;
  /** Events that belong to the turn before them, whoever they happen to. */
  readonly following?: readonly string[] | undefined;
}

/** Returns the turns of a game in their order. Setting up is no turn. */
export function turns(events: readonly Event[], how: Telling): Turn[] {
  const first = events.findIndex(({ event }) => event === "begin") + 1;
  const groups: { seat: number; events: Numbered[] }[] = [];
  for (const [index, event] of events.entries()) {
    const { seat } = event;
    if (index < first || typeof seat !== "number" || !belongs(event, how)) continue;
    const last = groups.at(-1);
    if (last?.seat === seat || (last && how.following?.includes(String(event.event)))) {
      last.events.push({ event, index });
    } else groups.push({ seat, events: [{ event, index }] });
  }
  return numbered(groups.filter(({ events }) => events.some(({ event }) => tells(event, how))));
}

/** Returns the turns of the others since the viewer's last one, in their order. */
export function turnsSince(turns: readonly Turn[], viewer: number | null): readonly Turn[] {
  if (viewer === null) return [];
  const own = turns.findLastIndex(({ seat }) => seat === viewer);
  return own < 0 ? [] : turns.slice(own + 1);
}

/** Returns the events of a turn that tell it. */
export function told({ events }: Turn, how: Telling): readonly Numbered[] {
  return events.filter(({ event }) => tells(event, how));
}

function numbered(groups: readonly Omit<Turn, "round">[]): Turn[] {
  const had = new Map<number, number>();
  return groups.map((group) => {
    const round = (had.get(group.seat) ?? 0) + 1;
    had.set(group.seat, round);
    return { ...group, round };
  });
}

const tells = ({ event }: Event, { telling }: Telling): boolean => telling?.includes(String(event)) ?? true;

const belongs = (event: Event, how: Telling): boolean =>
  tells(event, how) || (how.leading?.includes(String(event.event)) ?? false);
