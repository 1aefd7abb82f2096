/** The board of Ticket to Ride: The Heart of Africa. */

import type { GameUi } from "../game";
import After from "./After.svelte";
import Board from "./Board.svelte";
import Sample from "./cards/Sample.svelte";
import Final from "./Final.svelte";
import { describe } from "./describe";
import { KEYS, places } from "./gestures";
import { goal } from "./goals/goal";
import { tale } from "./goals/tally";
import { said } from "./said";
import { sound } from "./sound";
import { changed, turn } from "./turn";
import type { Event, View } from "./types";

export const game: GameUi<View, Event> = {
  family: "tickets",
  files: ["board", "board-tickets"],
  Board,
  Sample,
  scored: true,
  describe,
  places,
  keys: KEYS,
  telling: ["claim", "keep", "pass", "take", "draw"],
  turn,
  changed,
  said,
  sound,
  goal: ({ view, viewer, speech }) => goal(view, viewer, speech),
  Final,
  After,
  tale,
  points: ({ points }) => points,
  lastRound: ({ last_round: left, stage }) => left != null && stage !== "over",
};
