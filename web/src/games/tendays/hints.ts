/** What the tutor's numbers mean for what can be pressed. */

import type { Speech, Tutor } from "../game";
import type { Chosen } from "./gestures";

export interface Hint {
  text: string;
  /** It brings the journey nearer. */
  near: boolean;
}

/** The best that a move pointing at a place would do: `pile 2`, `deck`, `day 4`. */
export function hints(
  tutor: Tutor | undefined,
  legal: readonly string[],
  chosen: Chosen,
  speech: Speech,
): Map<string, Hint> {
  const best = new Map<string, number>(),
    now = tutor?.now.distance ?? null;
  if (!tutor || now === null || chosen.swapping) return new Map();
  for (const move of legal) {
    const lack = tutor.moves[move]?.distance,
      at = place(move, chosen);
    if (lack != null && at) best.set(at, Math.min(lack, best.get(at) ?? lack));
  }
  return new Map(
    [...best]
      .filter(([at, lack]) => lack < now || !at.startsWith("day"))
      .map(([at, lack]) => [at, hint(lack, now, speech)]),
  );
}

function hint(lack: number, now: number, speech: Speech): Hint {
  const near = lack < now;
  return {
    near,
    text: near ? speech.say("tendays-board-to-go", { count: lack }) : speech.say("tendays-board-no-nearer"),
  };
}

function place(move: string, { day }: Chosen): string | null {
  const [what, a] = move.split(" ");
  if (what === "draw") return a === "deck" ? "deck" : `pile ${a}`;
  if (what === "place") return `day ${a}`;
  return what === "put" && day === null ? `day ${a}` : null;
}
