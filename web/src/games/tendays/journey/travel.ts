/** A journey as it is travelled: from place to place, how, and how far. */

import type { Finished, Link, TaleStep } from "../../game";
import type { Place } from "../map/geo";
import { chain } from "./goal";
import type { Event, Tile, View } from "../types";

export interface Stretch {
  /** The day that one leaves, and the day that one arrives. */
  from: number;
  to: number;
  /** The place where one arrives. */
  place: string;
  how: "foot" | "ferry" | "drive" | "flight";
  /** From the middle of one place to the middle of the other, along a great circle. */
  kilometres: number;
}

type Places = Readonly<Record<string, Pick<Place, "middle">>>;

/** The radius of the earth in kilometres, and to how many kilometres a distance is rounded. */
const RADIUS = 6371,
  GRAIN = 10;

/** Returns the stretches of a rack's journey: a ride is one from the place before its tile to the one after. */
export function stretches(rack: readonly (Tile | null)[], links: readonly Link[], places: Places): Stretch[] {
  return links.flatMap(({ days, how }) => {
    const [from = 0, next = 0] = days;
    const to = isPlace(rack[next - 1], places) ? next : next + 1;
    const start = rack[from - 1],
      end = rack[to - 1];
    if (!how || !isPlace(start, places) || !isPlace(end, places)) return [];
    const kilometres = distance(places[start]!.middle, places[end]!.middle);
    return [{ from, to, place: end, how: how as Stretch["how"], kilometres }];
  });
}

function isPlace(tile: Tile | null | undefined, places: Places): tile is Tile {
  return tile != null && tile in places;
}

function distance(one: readonly [number, number], other: readonly [number, number]): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const [a, b] = [radians(one[0]), radians(other[0])];
  const [north, east] = [b - a, radians(other[1] - one[1])];
  const chord = Math.sin(north / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(east / 2) ** 2;
  return Math.round((2 * RADIUS * Math.asin(Math.sqrt(chord))) / GRAIN) * GRAIN;
}

export const length = (all: readonly Stretch[]): number =>
  all.reduce((sum, { kilometres }) => sum + kilometres, 0);

/** How many turns a seat has had: each ends with one of these events. */
const ENDS_TURN = ["put", "drop", "swap"];

export function turns(events: readonly Event[], seat: number): number {
  return events.filter((event) => ENDS_TURN.includes(event.event) && "seat" in event && event.seat === seat)
    .length;
}

/** Milliseconds of a stretch, of setting out, and of a rest at each place. */
const TIME: Record<Stretch["how"], number> = { foot: 420, drive: 620, ferry: 620, flight: 860 };
const SETTING_OUT = 700,
  REST = 60;

/** Returns the winner's journey day by day; nothing where nobody has completed one. */
export function tale({ view, linked, speech }: Finished<View, Event>, places: Places): TaleStep[] {
  const seat = view.winner;
  if (seat === null) return [];
  const rack = view.racks[seat] ?? [];
  const all = stretches(rack, linked[seat] ?? [], places);
  const said = (day: number): string => speech.say("tendays-board-travel-day", { day, days: view.days });
  const first = {
    time: SETTING_OUT,
    label: said(1),
    title: speech.say("tendays-board-travel-start", { tile: rack[0] }),
    figure: kilometres(0, speech.language),
  };
  return [
    first,
    ...all.map(({ from, place, how }, i) => ({
      time: TIME[how] + REST,
      label: said(from + 1),
      title: speech.say(`tendays-board-travel-${how}`, { tile: place }),
      figure: kilometres(length(all.slice(0, i + 1)), speech.language),
    })),
  ];
}

/** A number of kilometres as it is written in a language. */
export function kilometres(count: number, language: string): string {
  const options = { style: "unit", unit: "kilometer" } as const;
  return new Intl.NumberFormat(language, options).format(count);
}

/** Returns from where to where the winner has travelled, and how near the viewer was. */
export function about({ view, events, you, linked, speech }: Finished<View, Event>): string {
  const seat = view.winner;
  if (seat === null) return "";
  const rack = view.racks[seat] ?? [];
  const way = speech.say("tendays-board-travelled", {
    start: rack[0],
    end: rack.at(-1),
    count: turns(events, seat),
  });
  if (you === null || you === seat) return way;
  const missing = chain(linked[you] ?? []).filter((made) => !made).length;
  return `${way} ${speech.say("tendays-board-missed", { count: missing })}`;
}

/** Returns why the only two days of a rack that do not connect do not; nothing where there are several. */
export function openLink(links: readonly Link[]): Link | null {
  const open = links.filter(({ how }) => !how);
  return open.length === 1 ? open[0]! : null;
}
