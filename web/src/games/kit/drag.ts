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

/** An action for a board's root: lifts pieces, and says where they are dropped. */
export function draggable(root: HTMLElement, drag: Drag): { destroy(): void } {
  let from: string | null = null,
    piece: HTMLElement | null = null,
    ghost: HTMLElement | null = null,
    start = [0, 0],
    id = -1;

  const at = (event: PointerEvent): string | null => {
    const under = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest<HTMLElement>("[data-drop]");
    return under && root.contains(under) ? (under.dataset["drop"] ?? null) : null;
  };
  const down = (event: PointerEvent): void => {
    const found = (event.target as Element).closest<HTMLElement>("[data-grab]");
    if (!found || event.button !== 0 || !drag.may(found.dataset["grab"]!)) return;
    [from, piece, start, id] = [
      found.dataset["grab"]!,
      found,
      [event.clientX, event.clientY],
      event.pointerId,
    ];
  };
  const lift = (): void => {
    const rect = piece!.getBoundingClientRect(),
      home = root.getBoundingClientRect();
    ghost = copy(piece!);
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
    piece!.style.opacity = "0.4";
  };
  const move = (event: PointerEvent): void => {
    if (from === null || event.pointerId !== id) return;
    const dx = event.clientX - start[0]!,
      dy = event.clientY - start[1]!;
    if (!ghost && Math.hypot(dx, dy) < FAR) return;
    if (!ghost) lift();
    ghost!.style.transform = `translate(${dx}px, ${dy}px) rotate(4deg)`;
    drag.over(from, at(event));
    event.preventDefault();
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== id) return;
    const lifted = ghost !== null,
      place = lifted && event.type === "pointerup" ? at(event) : null,
      source = from;
    end();
    if (!lifted) return;
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 60);
    if (source && place && place !== source) drag.drop(source, place);
  };
  const end = (): void => {
    ghost?.remove();
    if (piece) piece.style.opacity = "";
    if (ghost) drag.over(null, null);
    [from, piece, ghost, id] = [null, null, null, -1];
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
