/** The pictures of the rule book: which pieces stand in which section. */

import type { Pictures } from "../pictures";

export const pictures: Pictures = {
  files: ["tickets", "cards", "heart-of-africa", "board", "board-tickets"],
  load: () => import("./cards/Trains.svelte"),
  sections: {
    H1: [["red", "orange", "yellow", "green", "blue", "purple", "white", "black", "locomotive"]],
    H2: [["blue", "locomotive", "green", "yellow", "white"]],
    H3: [["purple", "purple", "locomotive"]],
    H4: [["desert", "jungle", "mountain"]],
  },
};
