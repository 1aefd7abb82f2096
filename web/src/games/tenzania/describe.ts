/** Tenzania in words: the banner, and the text that stands beside the picture. */

import { turnOf } from "../kit/turn";
import type { BoardProps, Choice, Description, Speech } from "../game";
import type { Event, View } from "./types";
import { way, type Way } from "./gestures";

type Told = Pick<BoardProps<View, Event>, "view" | "legal" | "viewer" | "seats" | "speech">;

export function describe({ view, legal, viewer, speech }: Told): Description {
  const mine = legal.length > 0;
  return {
    title: title(view, mine, speech),
    advice: advice(view, mine, speech),
    lines: lines(view, viewer, speech),
    choices: legal.map((move): Choice => ({
      move,
      text: choice(view, viewer, way(view.value, move), speech),
    })),
  };
}

function title(view: View, mine: boolean, speech: Speech): string {
  if (mine) return speech.say("board-your-turn");
  if (view.turn === null) return speech.say(view.stage === "over" ? "board-over" : "board-dealing");
  return turnOf(view.turn, speech);
}

function advice(view: View, mine: boolean, speech: Speech): string {
  if (!mine) return "";
  return view.table.length ? speech.say("tenzania-board-play") : speech.say("tenzania-board-first");
}

function lines(view: View, viewer: number | null, speech: Speech): string[] {
  const hand = (viewer === null ? [] : (view.hands[viewer] ?? [])).filter((card) => card !== null);
  return [
    view.value === null
      ? speech.say("tenzania-board-empty")
      : speech.say("tenzania-board-value", { value: view.value, list: view.table.join(", ") }),
    ...(hand.length
      ? [speech.say("tenzania-board-hand", { list: speech.join(hand.map(String), "and") })]
      : []),
    ...view.won.map((count, seat) => speech.say("tenzania-board-won", { seat, count })),
    speech.say("tenzania-board-deck", { count: view.deck }),
  ];
}

/** A way as it is written under its card: `6 + 4 = 10`. */
export function sum(view: View, { card, makes, how }: Way, speech: Speech): string {
  if (how === "plus") return `${view.value} + ${card} = ${makes}`;
  if (how === "minus") return `${view.value} − ${card} = ${makes}`;
  if (how === "double") return `${view.value} × ${card} = ${makes}`;
  return speech.say(`tenzania-board-${how}`, { value: makes });
}

/** What comes of a way. */
export function outcome(view: View, viewer: number | null, { end, how }: Way, speech: Speech): string {
  const count = view.table.length + 1;
  if (end === "ten") return speech.say("tenzania-board-ten", { count });
  if (end === "over") return speech.say("tenzania-board-over", { seat: view.last ?? viewer ?? 0, count });
  return speech.say(`tenzania-board-${how}-note`);
}

function choice(view: View, viewer: number | null, found: Way, speech: Speech): string {
  return speech.say("tenzania-board-choice", {
    card: found.card,
    sum: sum(view, found, speech),
    outcome: outcome(view, viewer, found, speech),
  });
}
