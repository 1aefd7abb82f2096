import type { Box } from "../boxes";

export const box: Box = {
  game: "africa",
  family: "tendays",
  place: 1,
  board: () => import("./africa"),
  keepsake: () => import("./map/AfricaJourney.svelte"),
  passport: () => import("./map/atlas-africa"),
};
