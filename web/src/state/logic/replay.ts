/* A finished game, step by step: each step's view is the one before with what changed. */
import type { LinkShape, Replay } from "../../wire/types";
import type { Event, View } from "../play/table";

/** How the days of each seat's rack connect, by seats. */
export type Linked = Readonly<Record<string, readonly LinkShape[]>>;

export interface Moment {
  view: View;
  events: readonly Event[];
  /** Whose move it was; null where chance began. */
  seat: number | null;
  /** How many lines of the record lead to it: the same for all eyes. */
  line: number;
  /** The number of the mover's turn that it belongs to; 0 while setting up. */
  turn: number;
  links: Linked;
}

/** The moments of a replay; the first is before the first move. */
export function moments(replay: Replay): Moment[] {
  let view: View = {};
  let links: Linked = {};
  return replay.steps.map(({ view: changed, events, line, turn, links: linked }) => {
    view = { ...view, ...changed };
    links = { ...links, ...linked };
    return { view, events, seat: mover(events), line, turn, links };
  });
}

/** Which moment shows a line of the record: the first that has it. */
export function momentOf(line: number, all: readonly Moment[]): number {
  const found = all.findIndex((moment) => moment.line >= line);
  return found < 0 ? all.length - 1 : found;
}

/** The moment at which a move was to be made: the last before its line. */
export function before(line: number, all: readonly Moment[]): Moment | undefined {
  return all.findLast((moment) => moment.line <= line);
}

/** The number of that moment. */
export function indexBefore(line: number, all: readonly Moment[]): number {
  return Math.max(
    0,
    all.findLastIndex((moment) => moment.line <= line),
  );
}

/** The mistake that N or P leads to from a moment: the next one, or the one before; null where there is none. */
export function jump(key: string, at: number, marks: readonly number[]): number | null {
  if (key === "n") return marks.find((mark) => mark > at) ?? null;
  if (key === "p") return marks.findLast((mark) => mark < at) ?? null;
  return null;
}

function mover(events: readonly Event[]): number | null {
  const seat = events.find((event) => typeof event.seat === "number")?.seat;
  return (seat as number | undefined) ?? null;
}

/** The line of the record that an address names: `#278`. */
export function lineOf(hash: string): number {
  const line = Number(hash.slice(1));
  return Number.isInteger(line) && line > 0 ? line : 0;
}

/** The moment that a key leads to, or that it starts and stops the replay; null where it does neither. */
export function step(key: string, at: number, last: number): number | "toggle" | null {
  if (key === " ") return "toggle";
  const to = { Home: 0, End: last, ArrowLeft: at - 1, ArrowRight: at + 1 }[key];
  return to === undefined ? null : Math.max(0, Math.min(last, to));
}
