/** The pictures of the rule book: which pieces stand in which section. */

import type { Pictures } from "../pictures";

export const pictures: Pictures = {
  files: ["tenzania", "tenzania-names", "board", "board-tenzania"],
  load: () => import("./Numbers.svelte"),
  sections: {
    Z1: [["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]],
    Z3: [["3", "+", "6", "=", "9"]],
    Z4: [["8", "−", "5", "=", "3"]],
    Z5: [["3", "+", "6", "+", "1", "=", "10"]],
  },
};
