/* The clocks that can be chosen, and how they are shown. */
import type { Clock } from "../../wire/shorthand";
import type { ClockChoices, ClockState } from "../../wire/types";
import { t } from "../../words/page.svelte";

const HOUR = 3600;
const DAY = 24 * HOUR;
/** The part of a player's whole time that each move adds. */
const ADDED = 0.01;

/** What can be chosen of what the server offers; null is no clock. A clock that a table already has is among it. */
export function clocks(offer: ClockChoices | undefined, now: Clock | null): (Clock | null)[] {
  const turns = (offer?.turn ?? []).map((seconds): Clock => ({ kind: "turn", seconds }));
  const banks = (offer?.bank ?? []).map((seconds): Clock => {
    const increment = nearest(offer?.increment ?? [0], seconds * ADDED);
    return { kind: "bank", seconds, increment };
  });
  const isLong = ({ seconds }: Clock): boolean => seconds >= DAY;
  const all = [null, ...turns.filter((clock) => !isLong(clock)), ...banks, ...turns.filter(isLong)];
  return all.some((clock) => sameClock(clock, now)) ? all : [...all, now];
}

function nearest(choices: readonly number[], wanted: number): number {
  return choices.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best));
}

export function clockText(clock: Clock | null): string {
  if (clock === null) return t("new-clock-none");
  if (clock.kind === "turn" && clock.seconds >= DAY)
    return t("new-clock-days", { days: Math.round(clock.seconds / DAY) });
  if (clock.kind === "turn") return t("new-clock-turn", { seconds: clock.seconds });
  return t("new-clock-bank", { minutes: clock.seconds / 60 });
}

export function sameClock(one: Clock | null, other: Clock | null): boolean {
  if (one === null || other === null) return one === other;
  return one.kind === other.kind && one.seconds === other.seconds;
}

/** The milliseconds that a seat has left at a time of this machine; null where it has no clock. */
export function leftOf(times: ClockState | null, seat: number, now: number, heard: number): number | null {
  const left = times?.left[seat] ?? null;
  if (times === null || left === null) return null;
  return Math.max(0, times.running.includes(seat) ? left - Math.max(0, now - heard) : left);
}

/** Minutes and seconds: 4:48; from two hours on hours, from two days on days. */
export function clockFace(left: number | null): string | undefined {
  if (left === null) return undefined;
  const seconds = Math.ceil(left / 1000);
  if (seconds >= 2 * DAY) return t("clock-days", { count: Math.floor(seconds / DAY) });
  if (seconds >= 2 * HOUR) return t("clock-hours", { count: Math.floor(seconds / HOUR) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
