import { expect, test } from "vitest";
import { fitTiles } from "./racks";

test("ten days stand in two rows where one row would cut names", () => {
  const { tile, row } = fitTiles({ width: 530, height: 680, scale: 1 }, 4, 10);

  expect(row).toBe(false);
  expect(tile).toBe(58);
});

test("two racks have larger tiles than four in the same room", () => {
  const room = { width: 530, height: 680, scale: 1 };

  expect(fitTiles(room, 2, 10).tile).toBeGreaterThan(fitTiles(room, 4, 10).tile);
});

test("a row is chosen where it is wide enough for every name", () => {
  expect(fitTiles({ width: 900, height: 500, scale: 1 }, 4, 10)).toEqual({ tile: 58, row: true });
});

test("tiles never stick out of a narrow room", () => {
  const { tile } = fitTiles({ width: 280, height: 300, scale: 1 }, 4, 10);

  expect(5 * (tile + 3)).toBeLessThanOrEqual(260);
});

test("a television draws everything larger", () => {
  const small = fitTiles({ width: 530, height: 680, scale: 1 }, 2, 10);
  const large = fitTiles({ width: 1060, height: 1360, scale: 2 }, 2, 10);

  expect(large).toEqual({ tile: 2 * small.tile, row: small.row });
});
