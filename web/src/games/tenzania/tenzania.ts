/** The board of Tenzania. */

import type { GameUi } from "../game";
import Board from "./Board.svelte";
import Sample from "./Sample.svelte";
import Final from "./Final.svelte";
import { describe } from "./describe";
import { way } from "./gestures";
import { changed, turn } from "./turn";
import type { Event, View } from "./types";

export const game: GameUi<View, Event> = {
  family: "tenzania",
  files: ["board", "board-tenzania"],
  Board,
  Sample,
  scored: true,
  describe,
  keys: [["0 – 9", "tenzania-board-key-card"]],
  places: (move) => [`card ${way(null, move).card}`],
  telling: ["play", "take"],
  following: ["take"],
  turn,
  changed,
  sound: (event) => (event.event === "play" && event.value === 10 ? { sound: "rise" } : null),
  goal: ({ view, viewer, speech }) =>
    viewer === null ? "" : speech.say("tenzania-board-goal", { count: view.won[viewer] ?? 0 }),
  Final,
  points: ({ won }) => won,
};
