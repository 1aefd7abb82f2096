/** What the tutor knows, for what can be pressed: a tile that would bring the journey nearer, and the day that it would do so on. */

import type { Speech, Tutor } from "../../game";
import type { Tile, View } from "../types";

export interface Hint {
  text: string;
  /** It brings the journey nearer. */
  near: boolean;
}

/** How far the journey is from complete, in words. */
export function lacks({ distance }: Tutor, speech: Speech): string {
  if (distance === null) return speech.say("tendays-board-no-way");
  return distance === 0
    ? speech.say("tendays-board-complete")
    : speech.say("tendays-board-lacks", { count: distance });
}

/** The flags of `pile 2` while a tile is to be taken, and of `day 4` while one is to be placed. */
export function hints(
  tutor: Tutor | undefined,
  view: View,
  hand: Tile | null,
  can: ReadonlySet<string>,
  speech: Speech,
): Map<string, Hint> {
  if (!tutor || tutor.distance === null) return new Map();
  const left = tutor.distance - 1;
  const text =
    left > 0 ? speech.say("tendays-board-to-go", { count: left }) : speech.say("tendays-board-wins");
  const near = { near: true, text };
  const far = { near: false, text: speech.say("tendays-board-no-nearer") };
  if (hand !== null) return new Map(days(tutor, hand, can).map((day) => [`day ${day}`, near]));
  const piles = view.discards.flatMap((pile, i) =>
    pile.length && can.has(`pile ${i + 1}`) ? [[i + 1, pile.at(-1)] as const] : [],
  );
  return new Map(
    piles.map(([pile, tile]) => [
      `pile ${pile}`,
      (tutor.nearer ?? []).some((tiles) => tiles.includes(tile ?? "")) ? near : far,
    ]),
  );
}

function days(tutor: Tutor, tile: Tile, can: ReadonlySet<string>): number[] {
  return (tutor.nearer ?? []).flatMap((tiles, i) =>
    tiles.includes(tile) && can.has(`day ${i + 1}`) ? [i + 1] : [],
  );
}
