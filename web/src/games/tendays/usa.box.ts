import type { Box } from "../boxes";

export const box: Box = { game: "usa", family: "tendays", place: 2, board: () => import("./usa") };
