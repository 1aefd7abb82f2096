/** The board of 10 Days in the USA. */

import type { GameUi } from "../game";
import Board from "./Usa.svelte";
import Sample from "./tiles/UsaSample.svelte";
import Final from "./journey/Final.svelte";
import Story from "./journey/Story.svelte";
import { ATLAS } from "./map/atlas-usa";
import { provideMap } from "./context";
import { describe } from "./describe";
import { KEYS, places } from "./gestures";
import { chain, links as inWords } from "./journey/goal";
import { about, tale } from "./journey/travel";
import { changed, turn } from "./turn";
import type { Event, View } from "./types";

export const game: GameUi<View, Event> = {
  family: "tendays",
  files: ["board", "board-tendays", "board-usa"],
  Board,
  Sample,
  Final,
  After: Story,
  provide: (speech) => provideMap(ATLAS, speech),
  tale: (game) => tale(game, ATLAS.geography.places),
  about,
  scored: false,
  describe,
  places,
  keys: KEYS,
  telling: ["put", "drop", "swap"],
  leading: ["draw"],
  turn,
  changed,
  goal: ({ links = [], speech }) => (links.length === 0 ? "" : inWords(chain(links), speech)),
};
