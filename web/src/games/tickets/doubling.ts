/** A doubled route is celebrated: ×2 rises from it and flies to the points of its seat. */

import { calm, STILL, type Motion } from "../kit/fly";
import type { Event } from "./types";

/** How long ×2 is on its way, in milliseconds. */
const TIME = 1000;

/** Plays the flight for each claim that was doubled. */
export function celebrateDoubling(root: HTMLElement, events: readonly Event[]): Motion {
  const doubled = events.flatMap((event) => (event.event === "claim" && event.doubled ? [event] : []));
  if (calm()) return STILL;
  const running = doubled.flatMap(({ seat, track }) => launch(root, track, seat) ?? []);
  const done = Promise.allSettled(running.map(({ finished }) => finished)).then(() => undefined);
  return { done, skip: () => running.forEach((each) => each.finish()) };
}

function launch(root: HTMLElement, track: string, seat: number): Animation | null {
  const start = find(root, [`route ${track}`]),
    end = find(root, [`row ${seat}`, `seat ${seat}`]);
  if (start === null || end === null) return null;
  const home = root.getBoundingClientRect();
  const chip = document.createElement("b");
  chip.className = "rail-times-two";
  chip.textContent = "×2";
  chip.ariaHidden = "true";
  chip.style.left = `${start.left + start.width / 2 - home.left}px`;
  chip.style.top = `${start.top + start.height / 2 - home.top}px`;
  root.append(chip);
  const dx = end.left + Math.min(end.width, 120) / 2 - start.left - start.width / 2,
    dy = end.top + end.height / 2 - start.top - start.height / 2;
  const motion = chip.animate(
    [
      { transform: "translate(-50%, -50%) scale(.2)", opacity: 0 },
      { transform: "translate(-50%, -50%) scale(1.5)", opacity: 1, offset: 0.2 },
      { transform: "translate(-50%, -50%) scale(1.2)", opacity: 1, offset: 0.45 },
      { transform: `translate(calc(${dx}px - 50%), calc(${dy}px - 50%)) scale(.6)`, opacity: 0.9 },
    ],
    { duration: TIME, easing: "ease-in-out" },
  );
  void motion.finished.catch(() => null).then(() => chip.remove());
  return motion;
}

/** Where the first of some places is that is seen. */
function find(root: HTMLElement, places: readonly string[]): DOMRect | null {
  for (const at of places) {
    const box = root.querySelector(`[data-at="${CSS.escape(at)}"]`)?.getBoundingClientRect();
    if (box?.width) return box;
  }
  return null;
}
