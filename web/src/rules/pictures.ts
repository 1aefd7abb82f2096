/* The pictures of the rule books: which pieces stand in which section, each family's drawn with its own pieces. */
import type { Component } from "svelte";
import type { Speech } from "../words/speech";

export interface PictureProps {
  /** Rows of pieces; a word that is no piece stands between them as it is. */
  rows: readonly (readonly string[])[];
  speech: Speech;
}

interface Pictures {
  files: readonly string[];
  load: () => Promise<{ default: Component<PictureProps> }>;
  sections: Readonly<Record<string, readonly (readonly string[])[]>>;
}

export const PICTURES: Readonly<Record<string, Pictures>> = {
  tendays: {
    files: ["tendays", "tiles", "africa", "board", "board-tendays", "board-africa"],
    load: () => import("./Tiles.svelte"),
    sections: {
      T1: [["KEN", "SDN", "EGY", "car", "plane-blue"]],
      T2: [["?", "→", "", "", "NGA", "", ""]],
      T3: [["?", "EGY", "KEN", "MLI"]],
      T4: [
        ["EGY", "SDN"],
        ["MLI", "car", "TGO"],
        ["SDN", "plane-blue", "TZA"],
        ["MOZ", "MDG"],
      ],
      T5: [["SEN", "MLI", "NER", "TCD", "SDN"]],
    },
  },
  tickets: {
    files: ["tickets", "cards", "heart-of-africa", "board", "board-tickets"],
    load: () => import("./Trains.svelte"),
    sections: {
      H1: [["red", "orange", "yellow", "green", "blue", "purple", "white", "black", "locomotive"]],
      H2: [["blue", "locomotive", "green", "yellow", "white"]],
      H3: [["purple", "purple", "locomotive"]],
      H4: [["desert", "jungle", "mountain"]],
    },
  },
  tenzania: {
    files: ["tenzania", "tenzania-names", "board", "board-tenzania"],
    load: () => import("./Numbers.svelte"),
    sections: {
      Z1: [["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]],
      Z3: [["3", "+", "6", "=", "9"]],
      Z4: [["8", "−", "5", "=", "3"]],
      Z5: [["3", "+", "6", "+", "1", "=", "10"]],
    },
  },
};
