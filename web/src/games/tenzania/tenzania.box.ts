import type { Box } from "../boxes";

export const box: Box = {
  game: "tenzania",
  family: "tenzania",
  place: 4,
  board: () => import("./tenzania"),
  keepsake: () => import("./Won.svelte"),
  ladder: () => import("./Ladder.svelte"),
};
