/** Dragging a piece from one place of a board onto another. Places are named by `data-at`; what can be lifted has `data-grab`. */

import { size } from "./fly";

const FAR = 7;

export interface Drag {
  /** May this piece be lifted now? */
  may(from: string): boolean;
  /** A piece is in the air, over a place or none; null when it is down. */
  over(from: string | null, at: string | null): void;
  drop(from: string, at: string): void;
}

/** A piece under a pointer that is down, from where that was; it has a ghost while it is in the air. */
interface Held {
  readonly from: string;
  readonly piece: HTMLElement;
  ghost: HTMLElement | null;
  readonly x: number;
  readonly y: number;
  readonly id: number;
}

/** An action for a board's root: lifts pieces, and says where they are dropped. */
export function draggable(root: HTMLElement, drag: Drag): { destroy(): void } {
  let held: Held | null = null;

  const at = (event: PointerEvent): string | null => {
    const under = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest<HTMLElement>("[data-drop]");
    return under && root.contains(under) ? (under.dataset["drop"] ?? null) : null;
  };
  const down = (event: PointerEvent): void => {
    const piece = (event.target as Element).closest<HTMLElement>("[data-grab]");
    const from = piece?.dataset["grab"];
    if (!piece || from === undefined || event.button !== 0 || !drag.may(from)) return;
    held = { from, piece, ghost: null, x: event.clientX, y: event.clientY, id: event.pointerId };
  };
  const lift = (piece: HTMLElement): HTMLElement => {
    const rect = piece.getBoundingClientRect(),
      home = root.getBoundingClientRect();
    const ghost = copy(piece);
    Object.assign(ghost.style, {
      position: "absolute", // the root holds its fixed children too
      left: `${rect.left - home.left}px`,
      top: `${rect.top - home.top}px`,
      width: `${rect.width}px`,
      height: `${rect.height}px`,
      margin: "0",
      zIndex: "60",
      pointerEvents: "none",
      opacity: "1",
      transition: "none",
    });
    root.append(ghost);
    piece.style.opacity = "0.4";
    return ghost;
  };
  const move = (event: PointerEvent): void => {
    if (held === null || event.pointerId !== held.id) return;
    const dx = event.clientX - held.x,
      dy = event.clientY - held.y;
    if (!held.ghost && Math.hypot(dx, dy) < FAR) return;
    held.ghost ??= lift(held.piece);
    held.ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(4deg)`;
    drag.over(held.from, at(event));
    event.preventDefault();
  };
  const up = (event: PointerEvent): void => {
    if (held === null || event.pointerId !== held.id) return;
    const { from, ghost } = held;
    const place = ghost && event.type === "pointerup" ? at(event) : null;
    end();
    if (!ghost) return;
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 60);
    if (place && place !== from) drag.drop(from, place);
  };
  const end = (): void => {
    if (held === null) return;
    const { piece, ghost } = held;
    held = null;
    piece.style.opacity = "";
    ghost?.remove();
    if (ghost) drag.over(null, null);
  };
  root.addEventListener("pointerdown", down);
  addEventListener("pointermove", move, { passive: false });
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  return {
    destroy() {
      end();
      root.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    },
  };
}

/** The piece as it looks at rest, to be carried: it is no place of the board. */
function copy(piece: HTMLElement): HTMLElement {
  const found = piece.cloneNode(true) as HTMLElement;
  for (const name of ["data-at", "data-grab", "data-drop", "id"]) found.removeAttribute(name);
  found.classList.remove("can", "over", "chosen", "looked", "deep");
  found.classList.add("in-air");
  found.setAttribute("aria-hidden", "true");
  found.inert = true;
  size(found, piece);
  return found;
}

/** The press that ends a drag presses nothing. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
