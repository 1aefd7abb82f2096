/** The board of a game that the page has none for: its position and its moves in words. */

import { turnOf } from "../kit/turn";
import type { View } from "../../wire/shorthand";
import type { AnyGame } from "../index";
import type { BoardProps, Choice, Description } from "../game";
import Board from "./Board.svelte";
import { factsOf, plain } from "./facts";

type Told = Pick<BoardProps<View, unknown>, "view" | "legal" | "viewer" | "seats" | "speech">;

export function textGame(family: string): AnyGame {
  return { family, files: ["board"], Board, scored: true, describe };
}

export function describe({ view, legal, seats, speech }: Told): Description {
  const { lines, columns } = factsOf(view, seats.length);
  const rows = seats.map(({ name }, seat) =>
    [name, ...columns.map(({ key, cells }) => `${plain(key)} ${cells[seat]}`)].join(", "),
  );
  return {
    title: title(view, legal, speech),
    advice: "",
    lines: [...lines.map(({ key, text }) => `${plain(key)}: ${text}`), ...rows],
    choices: legal.map(choice),
  };
}

function title(view: View, legal: readonly string[], speech: Told["speech"]): string {
  if (legal.length > 0) return speech.say("board-your-turn");
  const [seat] = (view.active as readonly number[] | undefined) ?? [];
  return seat === undefined ? speech.say("board-over") : turnOf(seat, speech);
}

function choice(move: string): Choice {
  return { move, text: move.slice(0, 1).toUpperCase() + move.slice(1) };
}
