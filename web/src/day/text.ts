/* What a player tells others about a deal of the day: how it went, and nothing of what was in it. */
import type { DailyResult, Step } from "../wire/types";

/** For each of the player's last turns, whether it brought something: a new link, a route, or ten. */
export function marks(steps: readonly Step[], turns: number): boolean[] {
  const found: boolean[] = [];
  let linked = 0;
  let before: unknown = null;
  for (const step of steps) {
    const mover = step.events.find(({ seat }) => typeof seat === "number")?.seat ?? before;
    const now = step.links["0"]?.filter(({ how }) => how !== null).length ?? linked;
    if (mover === 0 && before !== 0) found.push(false);
    if (mover === 0 && (now > linked || step.events.some(isGood))) found[found.length - 1] = true;
    linked = now;
    before = mover;
  }
  return turns === 0 ? [] : found.slice(-turns);
}

function isGood({ event, seat, value }: Readonly<Record<string, unknown>>): boolean {
  return seat === 0 && (event === "claim" || (event === "play" && value === 10));
}

export function dots(good: readonly boolean[]): string {
  return good.map((each) => (each ? "●" : "○")).join("");
}

/** Which message says how a result was: `day-turns-won`, `day-points-lost`. */
export function resultMessage(measure: "turns" | "points", { won }: Pick<DailyResult, "won">): string {
  return `day-${measure}-${won ? "won" : "lost"}`;
}

/** Hours and minutes until a time. */
export function untilTime(ends: number, now: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((ends - now) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
