/** The board of Tenzania. */

import type { GameUi } from "../game";
import Board from "./Board.svelte";
import Sample from "./Sample.svelte";
import Final from "./Final.svelte";
import { animate } from "./animate";
import { describe } from "./describe";
import { group } from "./gestures";
import type { Event, View } from "./types";

export const game: GameUi<View, Event> = {
  family: "tenzania",
  files: ["board", "board-tenzania"],
  Board,
  Sample,
  group,
  animate,
  describe,
  Final,
  points: ({ won }) => won,
};
