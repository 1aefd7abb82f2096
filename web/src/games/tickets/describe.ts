/** Ticket to Ride in words: the banner, and the text that stands beside the picture. */

import { turnOf } from "../kit/turn";
import type { BoardProps, Choice, Description, Speech } from "../game";
import { points, price, track, worth, type Track } from "./map/layout";
import type { Event, View } from "./types";

type Told = Pick<BoardProps<View, Event>, "view" | "legal" | "viewer" | "seats" | "speech">;
const CLAIMING = ["pay", "locomotives", "double"];

export function describe({ view, legal, viewer, speech }: Told): Description {
  return {
    title: title(view, legal, speech),
    advice: advice(view, legal, speech),
    lines: lines(view, viewer, speech),
    choices: legal.map((move): Choice => ({ move, text: choice(view, viewer, move, speech) })),
  };
}

function title(view: View, legal: readonly string[], speech: Speech): string {
  if (view.stage === "over") return speech.say("board-over");
  if (legal.length)
    return speech.say(
      view.stage === "setup" || view.stage === "keep" ? "tickets-board-keep" : "board-your-turn",
    );
  if (view.stage === "setup") return speech.say("board-all-choose");
  return view.turn === null ? speech.say("board-dealing") : turnOf(view.turn, speech);
}

function advice(view: View, legal: readonly string[], speech: Speech): string {
  const last =
    view.last_round == null || view.stage === "over"
      ? ""
      : speech.say("tickets-board-last", { count: view.last_round });
  return [last, asked(view, legal, speech)].filter(Boolean).join(" ");
}

function asked(view: View, legal: readonly string[], speech: Speech): string {
  if (!legal.length) return "";
  if (view.stage === "setup") return speech.say("tickets-board-keep-two");
  if (view.stage === "keep") return speech.say("tickets-board-keep-one");
  if (view.stage === "pick") return speech.say("tickets-board-second");
  if (view.stage === "double" && legal.length === 1) return speech.say("tickets-board-once");
  if (CLAIMING.includes(view.stage)) return speech.say(`tickets-board-${view.stage}`);
  return speech.say(
    legal.includes("pass") && legal.length === 1 ? "tickets-board-pass" : "tickets-board-turn",
  );
}

/** A track by its ends. */
export function route(id: string, speech: Speech): string {
  const found = track(id);
  return found ? ends(found.ends, speech) : id;
}

/** Two ends, of a track or a ticket. */
export function ends(pair: readonly string[], speech: Speech): string {
  return speech.join(
    pair.map((end) => speech.name("place", end)),
    "line",
  );
}

/** What there is to say of a track: length and colour, points, terrain, who has it. */
export function claims(found: Track, view: View, speech: Speech): string[] {
  const owner = view.claimed[found.id];
  if (owner !== undefined) return [speech.say("tickets-board-owned", { seat: owner })];
  const spaces = speech.say("tickets-board-spaces", {
    count: found.length,
    colour: found.colour,
    locomotives: found.wheels.length,
  });
  if (view.closed.includes(found.id)) return [spaces, speech.say("tickets-board-closed")];
  return [
    spaces,
    speech.say("tickets-board-worth", {
      count: points(found.length),
      double: points(found.length) * 2,
      price: price(found.length),
      terrain: found.terrain,
    }),
  ];
}

export function cards(counts: Record<string, number>, speech: Speech): string {
  return speech.say("tickets-board-cards", { card: counts });
}

function lines(view: View, viewer: number | null, speech: Speech): string[] {
  const own =
    viewer === null
      ? []
      : [
          speech.say("tickets-board-hold", { card: view.hands[viewer] ?? {} }),
          ...(view.tickets[viewer] ?? []).map((each) =>
            speech.say("tickets-board-ticket", {
              ends: ends(each.ends, speech),
              points: each.points,
              done: each.complete ? "yes" : "no",
            }),
          ),
        ];
  const seats = view.points.map((count, seat) =>
    speech.say("tickets-board-seat", {
      seat,
      points: count,
      trains: view.trains[seat],
      cards: view.cards[seat],
      tickets: view.ticket_counts[seat],
      terrain: cards(view.terrain[seat] ?? {}, speech),
    }),
  );
  return [
    speech.say("tickets-board-up", {
      list: speech.join(
        [...view.face_up, ...view.terrain_up].map((card) => speech.name("card", card)),
        "and",
      ),
    }),
    ...own,
    ...seats,
  ];
}

function choice(view: View, viewer: number | null, move: string, speech: Speech): string {
  const [what = "", value = ""] = move.split(" ");
  if (what === "claim") {
    const found = track(move.slice(6));
    return speech.say("tickets-board-choose-claim", {
      route: route(move.slice(6), speech),
      what: found ? claims(found, view, speech).join(", ") : "",
    });
  }
  if (what === "keep")
    return speech.say("tickets-board-choose-keep", {
      list: speech.join(kept(view, viewer, move, speech), "and"),
    });
  if (value === "deck") return speech.say(`tickets-board-choose-${what}-deck`);
  if (what === "train" || what === "terrain") return speech.say("tickets-board-choose-card", { card: value });
  if (what === "pay")
    return speech.say("tickets-board-choose-pay", {
      card: { [value]: viewer === null ? 0 : (view.hands[viewer]?.[value] ?? 0) },
    });
  if (what === "locomotives") return speech.say("tickets-board-choose-locomotives", { count: Number(value) });
  if (what === "double") return speech.say("tickets-board-choose-double", { count: Number(value) });
  return speech.say(`tickets-board-choose-${what}`);
}

function kept(view: View, viewer: number | null, move: string, speech: Speech): string[] {
  const offered = viewer === null ? [] : (view.offered[viewer] ?? []);
  return move
    .split(" ")
    .slice(1)
    .map((number) => {
      const pair = offered[Number(number) - 1] ?? [];
      return speech.say("tickets-board-offer", { ends: ends(pair, speech), points: worth(pair) });
    });
}
