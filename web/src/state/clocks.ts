/* The clocks that can be chosen, and how they are shown. */
import type { Clock } from "../wire/shorthand";
import type { ClockState } from "../wire/types";
import { t } from "../words/page.svelte";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** What is offered; null is no clock. */
export function clocks(): (Clock | null)[] {
  return [
    null,
    { kind: "turn", seconds: 30 },
    { kind: "turn", seconds: 60 },
    { kind: "turn", seconds: 120 },
    { kind: "bank", seconds: 300, increment: 5 },
    { kind: "bank", seconds: 600, increment: 5 },
    { kind: "bank", seconds: 1200, increment: 10 },
    { kind: "turn", seconds: DAY },
    { kind: "turn", seconds: 3 * DAY },
    { kind: "turn", seconds: 7 * DAY },
  ];
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
