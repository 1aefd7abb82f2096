/** 10 Days in words: the banner, and the text that stands beside the picture. */

import { turnOf } from "../kit/turn";
import type { BoardProps, Choice, Description, Link, Speech } from "../game";
import type { Atlas } from "./context";
import type { Geography } from "./map/geo";
import type { Chosen } from "./gestures";
import { short, tileName, type Shorts } from "./tiles/names";
import { colouredName, linkSentence } from "./map/places";
import type { Event, Tile, View } from "./types";

type Told = Pick<BoardProps<View, Event>, "view" | "legal" | "viewer" | "seats" | "speech">;

/** What the board knows beside its view: the map, and how the viewer's days connect. */
export interface Known {
  geography: Geography;
  shorts: Shorts;
  links: readonly Link[];
}

export function describe({ view, legal, viewer, speech }: Told, known?: Known): Description {
  return {
    title: title(view, legal, viewer, speech, known),
    advice: advice(view, legal, speech),
    lines: lines(view, viewer, speech, known),
    choices: legal.map((move): Choice => ({ move, text: choice(view, viewer, move, speech) })),
  };
}

function title(
  view: View,
  legal: readonly string[],
  viewer: number | null,
  speech: Speech,
  known?: Known,
): string {
  if (view.stage === "over")
    return view.winner === null
      ? speech.say("board-over")
      : speech.say("tendays-board-winner", { seat: view.winner });
  if (legal.length) {
    const hand = viewer === null ? null : (view.hands[viewer] ?? null);
    return hand ? placing(hand, speech, known) : speech.say("board-your-turn");
  }
  if (view.stage === "setup") return speech.say("board-all-choose");
  return view.turn === null ? speech.say("board-dealing") : turnOf(view.turn, speech);
}

/** What is to be placed; a long name in its short form, which fits a banner. */
function placing(tile: Tile, speech: Speech, known?: Known): string {
  if (known?.shorts.has(tile))
    return speech.say("tendays-board-place-short", { what: short(tile, speech, known.shorts) });
  return speech.say("tendays-board-place-what", { tile });
}

function advice(view: View, legal: readonly string[], speech: Speech): string {
  if (!legal.length) return "";
  if (view.stage === "setup") return speech.say("tendays-board-setup");
  if (view.stage === "drawn") return speech.say("tendays-board-put");
  return speech.say(
    legal.some((move) => move.startsWith("swap")) ? "tendays-board-draw-or-swap" : "tendays-board-draw",
  );
}

interface Choosing {
  chosen: Chosen;
  /** The own tile that was pressed, to see where it is. */
  looked: string | null;
  /** What is advised while nothing is chosen. */
  usual: string;
  atlas: Pick<Atlas, "geography">;
  speech: Speech;
}

/** The advice of the banner while something is chosen, and the usual one otherwise. */
export function advise({ chosen, looked, usual, atlas, speech }: Choosing): string {
  if (chosen.swapping)
    return speech.say(chosen.day === null ? "tendays-board-swap-first" : "tendays-board-swap-second");
  if (looked !== null && looked in atlas.geography.places)
    return speech.say("tendays-board-looked-place", { what: tileName(looked, speech) });
  if (looked !== null) return speech.say("tendays-board-looked");
  return chosen.day === null ? usual : speech.say("tendays-board-drop-where");
}

function lines(view: View, viewer: number | null, speech: Speech, known?: Known): string[] {
  const own = viewer === null ? [] : (view.racks[viewer] ?? []),
    hand = viewer === null ? null : (view.hands[viewer] ?? null);
  const named = (tile: Tile | null): string =>
    known === undefined ? tileName(tile, speech) : colouredName(tile, known.geography, speech);
  return [
    ...(hand === null ? [] : [speech.say("tendays-board-in-hand", { what: named(hand) })]),
    ...own.map((tile, i) => speech.say("tendays-board-day", { day: i + 1, what: named(tile) })),
    ...(known?.links ?? []).map((link) => linkSentence(link, speech)).filter((said) => said !== ""),
    ...view.discards.map((pile, i) =>
      speech.say("tendays-board-pile", {
        pile: i + 1,
        what: named(pile.at(-1) ?? null),
        count: pile.length,
      }),
    ),
    speech.say("tendays-board-deck", { count: view.draw_pile }),
    ...others(view, viewer, speech, named),
  ];
}

function others(view: View, viewer: number | null, speech: Speech, named: (tile: Tile) => string): string[] {
  return view.racks.flatMap((rack, seat) => {
    if (seat === viewer) return [];
    return rack.flatMap((tile, i) =>
      tile && tile !== "?"
        ? [speech.say("tendays-board-known", { seat, day: i + 1, what: named(tile) })]
        : [],
    );
  });
}

function choice(view: View, viewer: number | null, move: string, speech: Speech): string {
  const [what, a, , b] = move.split(" ");
  const own = viewer === null ? [] : (view.racks[viewer] ?? []),
    tile = viewer === null ? null : (view.hands[viewer] ?? null);
  const day = (text: string | undefined): string => tileName(own[Number(text) - 1] ?? null, speech);
  if (what === "draw")
    return a === "deck"
      ? speech.say("tendays-board-choose-deck")
      : speech.say("tendays-board-choose-pile", {
          pile: Number(a),
          tile: view.discards[Number(a) - 1]?.at(-1) ?? null,
        });
  if (what === "place") return speech.say("tendays-board-choose-place", { tile, day: Number(a) });
  if (what === "drop") return speech.say("tendays-board-choose-drop", { tile, pile: Number(a) });
  if (what === "put")
    return speech.say("tendays-board-choose-put", {
      tile,
      day: Number(a),
      dropped: own[Number(a) - 1] ?? null,
      pile: Number(b),
    });
  const other = move.split(" ")[2];
  return speech.say("tendays-board-choose-swap", {
    first: Number(a),
    second: Number(other),
    one: day(a),
    other: day(other),
  });
}
