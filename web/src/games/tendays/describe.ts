/** 10 Days in words: the banner, and the text that stands beside the picture. */

import type { BoardProps, Choice, Description, Speech } from "../game";
import { tileName } from "./names";
import type { Event, View } from "./types";

type Told = Pick<BoardProps<View, Event>, "view" | "legal" | "viewer" | "seats" | "speech">;

export function describe({ view, legal, viewer, speech }: Told): Description {
  return {
    title: title(view, legal, viewer, speech),
    advice: advice(view, legal, speech),
    lines: lines(view, viewer, speech),
    choices: legal.map((move): Choice => ({ move, text: choice(view, viewer, move, speech) })),
  };
}

function title(view: View, legal: readonly string[], viewer: number | null, speech: Speech): string {
  if (view.stage === "over")
    return view.winner === null
      ? speech.say("board-over")
      : speech.say("tendays-board-winner", { seat: view.winner });
  if (legal.length) {
    const hand = viewer === null ? null : (view.hands[viewer] ?? null);
    return hand ? speech.say("tendays-board-place-what", { tile: hand }) : speech.say("board-your-turn");
  }
  if (view.stage === "setup") return speech.say("board-all-choose");
  return view.turn === null ? speech.say("board-dealing") : speech.say("board-turn", { seat: view.turn });
}

function advice(view: View, legal: readonly string[], speech: Speech): string {
  if (!legal.length) return "";
  if (view.stage === "setup") return speech.say("tendays-board-setup");
  if (view.stage === "drawn") return speech.say("tendays-board-put");
  return speech.say(
    legal.some((move) => move.startsWith("swap")) ? "tendays-board-draw-or-swap" : "tendays-board-draw",
  );
}

function lines(view: View, viewer: number | null, speech: Speech): string[] {
  const own = viewer === null ? [] : (view.racks[viewer] ?? []);
  return [
    ...own.map((tile, i) => speech.say("tendays-board-day", { day: i + 1, what: tileName(tile, speech) })),
    ...view.discards.map((pile, i) =>
      speech.say("tendays-board-pile", {
        pile: i + 1,
        what: tileName(pile.at(-1) ?? null, speech),
        count: pile.length,
      }),
    ),
    speech.say("tendays-board-deck", { count: view.draw_pile }),
    ...others(view, viewer, speech),
  ];
}

function others(view: View, viewer: number | null, speech: Speech): string[] {
  return view.racks.flatMap((rack, seat) => {
    if (seat === viewer) return [];
    return rack.flatMap((tile, i) =>
      tile && tile !== "?"
        ? [speech.say("tendays-board-known", { seat, day: i + 1, what: tileName(tile, speech) })]
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
