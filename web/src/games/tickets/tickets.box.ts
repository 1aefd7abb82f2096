import type { Box } from "../boxes";

export const box: Box = {
  game: "tickets",
  family: "tickets",
  place: 3,
  board: () => import("./tickets"),
  keepsake: () => import("./map/Claimed.svelte"),
};
