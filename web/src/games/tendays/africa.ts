/** The board of 10 Days in Africa. */

import type { GameUi } from "../game";
import Board from "./Africa.svelte";
import Sample from "./tiles/AfricaSample.svelte";
import { describe } from "./describe";
import { places } from "./gestures";
import { chain, links as inWords } from "./journey/goal";
import { places } from "./places";
import { changed, turn } from "./turn";
import type { Event, View } from "./types";

export const game: GameUi<View, Event> = {
  family: "tendays",
  files: ["board", "board-tendays", "board-africa"],
  Board,
  Sample,
  scored: false,
  describe,
  places,
  telling: ["put", "drop", "swap"],
  leading: ["draw"],
  turn,
  places,
  changed,
  goal: ({ links = [], speech }) => (links.length === 0 ? "" : inWords(chain(links), speech)),
};
