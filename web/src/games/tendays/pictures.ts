/** The pictures of the rule book: which pieces stand in which section. */

import type { Pictures } from "../pictures";

export const pictures: Pictures = {
  files: ["tendays", "tiles", "africa", "board", "board-tendays", "board-africa"],
  load: () => import("./tiles/Tiles.svelte"),
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
};
