import type { Box } from "../boxes";

export const box: Box = {
  game: "usa",
  family: "tendays",
  place: 2,
  board: () => import("./usa"),
  keepsake: () => import("./map/UsaJourney.svelte"),
  passport: () => import("./map/atlas-usa"),
};
