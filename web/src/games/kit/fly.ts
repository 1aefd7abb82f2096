/** Pieces travel: a copy of what now lies at one place comes from another. Skipped by a press, and not done at all for those who want no motion. */

export interface Flight {
  /** `data-at` of where the piece comes from and of where it now lies. */
  from: string;
  to: string;
  /** `data-at` of what is shown travelling: what lies at `to` where it is not given. */
  show?: string;
}

/** One flight, in milliseconds: `--move` of the look. */
export const MOVE = 240;
const RING = 2000;
/** What pieces take their sizes from, set around them and not on them: a copy elsewhere needs it too. */
const SIZES = ["--tw", "--high", "--foot", "--words", "--word"];

export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
const find = (root: ParentNode, at: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-at="${CSS.escape(at)}"]`);

/** Something that moves for a while. */
export interface Motion {
  /** Resolves when it has come to rest. */
  done: Promise<void>;
  /** Ends it at once. */
  skip(): void;
}

export const STILL: Motion = { done: Promise.resolve(), skip: () => undefined };

/** Plays flights step after step within a board. */
export function fly(root: HTMLElement, steps: readonly (readonly Flight[])[]): Motion {
  const running: Animation[] = [];
  let delay = 0;
  for (const step of steps) {
    for (const flight of step) {
      const found = calm() ? null : launch(root, flight, delay);
      if (found !== null) running.push(found);
      else ring(root, flight.to);
    }
    if (step.length) delay += MOVE;
  }
  const done = Promise.allSettled(running.map((each) => each.finished)).then(() => undefined);
  return { done, skip: () => running.forEach((each) => each.finish()) };
}

/** Nothing moves for a while, so that something can be looked at. */
export function pause(time: number): Motion {
  let skip = (): void => undefined;
  const done = new Promise<void>((go) => {
    const timer = setTimeout(go, time);
    skip = () => {
      clearTimeout(timer);
      go();
    };
  });
  return { done, skip };
}

/** Two motions at the same time. */
export function both(one: Motion, other: Motion): Motion {
  return {
    done: Promise.all([one.done, other.done]).then(() => undefined),
    skip: () => [one, other].forEach((each) => each.skip()),
  };
}

/** Gives a copy the sizes that its original takes from what is around it. */
export function size(copy: HTMLElement, original: HTMLElement): void {
  const around = getComputedStyle(original);
  for (const name of SIZES) copy.style.setProperty(name, around.getPropertyValue(name));
}

function launch(root: HTMLElement, { from, to, show }: Flight, delay: number): Animation | null {
  const start = find(root, from),
    end = find(root, to),
    shown = find(root, show ?? to);
  if (!start || !end || !shown) return null;
  const a = start.getBoundingClientRect(),
    b = end.getBoundingClientRect(),
    of = shown.getBoundingClientRect(),
    home = root.getBoundingClientRect();
  if (!a.width || !b.width) return null;
  const ghost = shown.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-at");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "absolute",
    left: `${b.left - home.left + (b.width - of.width) / 2}px`,
    top: `${b.top - home.top + (b.height - of.height) / 2}px`,
    width: `${of.width}px`,
    height: `${of.height}px`,
    margin: "0",
    zIndex: "40",
    pointerEvents: "none",
  });
  size(ghost, shown);
  root.append(ghost);
  const dx = a.left + a.width / 2 - b.left - b.width / 2,
    dy = a.top + a.height / 2 - b.top - b.height / 2;
  const hide = show ? null : end.animate({ opacity: [0, 0] }, { duration: delay + MOVE });
  const move = ghost.animate(
    { transform: [`translate(${dx}px, ${dy}px) scale(${Math.min(1, a.width / of.width)})`, "none"] },
    { duration: MOVE, delay, fill: "backwards", easing: "cubic-bezier(.2,.7,.2,1)" },
  );
  void move.finished
    .catch(() => null)
    .then(() => {
      hide?.cancel();
      ghost.remove();
      ring(root, to);
    });
  return move;
}

/** Where something came to lie is ringed for two seconds. */
function ring(root: HTMLElement, at: string): void {
  find(root, at)?.animate(
    {
      outline: ["3px solid var(--accent)", "3px solid var(--accent)", "3px solid transparent"],
      outlineOffset: ["2px", "2px", "2px"],
    },
    { duration: RING },
  );
}
