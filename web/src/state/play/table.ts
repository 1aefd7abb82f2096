/* The state of a table as this connection knows it, without DOM: what a whole says, and what an update changes. */
import type { Event, View } from "../../wire/shorthand";
import type { Chat, LinkShape, Seen, TableShape, Update, Whole } from "../../wire/types";

export type { Event, View };

/** Everything that is drawn of a table. Never changed: an update makes another one. */
export interface TableState {
  readonly number: number;
  readonly mine: readonly number[];
  readonly table: TableShape;
  /** When this machine received the clocks of the table: `table.times` counts from then. */
  readonly timesAt: number;
  /** Whose eyes; null for a spectator's, and behind the curtain. */
  readonly seat: number | null;
  readonly events: readonly Event[];
  readonly view: View | null;
  readonly legal: readonly string[];
  readonly chat: readonly Chat[];
  /** The numbers of the events that come from a bot's move for a person. */
  readonly byBot: ReadonlySet<number>;
  /** What was seen since the state before; its number grows by one with every state that shows something. */
  readonly batch: { readonly number: number; readonly events: readonly Event[] };
  /** How the days of the viewer's own rack connect, in a game that has days. */
  readonly links: readonly LinkShape[] | null;
}

/** The state that a whole tells. */
export function fromWhole(message: Whole, last: TableState | null, now = Date.now()): TableState {
  const { seen } = message;
  return {
    number: message.number,
    mine: message.mine,
    table: message.table,
    timesAt: now,
    seat: seen.seat,
    events: seen.events,
    view: seen.view,
    legal: seen.legal ?? [],
    chat: message.chat,
    byBot: new Set(seen.by_bot),
    batch: { number: (last?.batch.number ?? 0) + 1, events: [] },
    links: seen.links,
  };
}

/** The state after an update; null where something was missed, and the whole is to be asked for. */
export function afterUpdate(state: TableState, message: Update, now = Date.now()): TableState | null {
  const { seen } = message;
  if (message.number !== state.number + 1) return null;
  if (seen !== null && seen.first > state.events.length) return null;
  const events = seen === null ? state.events : [...state.events.slice(0, seen.first), ...seen.events];
  return {
    ...state,
    number: message.number,
    table: { ...state.table, ...message.table },
    timesAt: message.table.times === undefined ? state.timesAt : now,
    events,
    view: seen?.view == null ? state.view : { ...state.view, ...seen.view },
    legal: seen?.legal ?? state.legal,
    chat: [...state.chat, ...message.chat],
    byBot: seen === null ? state.byBot : marked(state.byBot, seen),
    batch: seen === null ? state.batch : { number: state.batch.number + 1, events: seen.events },
    links: seen?.links == null ? state.links : relinked(state.links ?? [], seen.links),
  };
}

/** The events of bots for people, of which those that were taken back are dropped. */
function marked(byBot: ReadonlySet<number>, seen: Seen): ReadonlySet<number> {
  const kept = [...byBot].filter((number) => number < seen.first);
  return new Set([...kept, ...(seen.by_bot ?? [])]);
}

/** Links, of which some are as new ones say: of each two neighbouring days there is one, in their order. */
function relinked(links: readonly LinkShape[], changed: readonly LinkShape[]): LinkShape[] {
  const found = [...links];
  for (const link of changed) found[link.days[0] - 1] = link;
  return found;
}

/** How many links of the viewer's own journey were made between two states. */
export function linksMade(before: TableState, after: TableState): number {
  if (before.seat !== after.seat || before.links === null || after.links === null) return 0;
  return Math.max(0, connected(after.links) - connected(before.links));
}

const connected = (links: readonly LinkShape[]): number => links.filter(({ how }) => how !== null).length;

/** What happens to a seat without a move of its own; a tile from a pile is drawn by a move. */
const GIVEN = new Set(["begin", "deal", "offer", "draw", "reach", "last-round"]);

/** Whether it makes sense to take a move back: the viewer has made one, and since then only bots have done anything. */
export function mayUndo(state: TableState): boolean {
  if (state.seat === null || state.table.status !== "playing") return false;
  if (state.view?.claim != null && state.legal.length > 0) return true;
  const mine = (event: Event): boolean => event.seat === state.seat && event.event !== "begin";
  const since = state.events.slice(state.events.findLastIndex(mine) + 1);
  return (
    since.every(({ seat }) => typeof seat !== "number" || state.table.seats[seat]?.kind === "bot") &&
    state.events.some((event) => mine(event) && (!GIVEN.has(String(event.event)) || event.pile != null))
  );
}
