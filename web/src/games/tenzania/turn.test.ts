import { expect, test } from "vitest";
import { changed, turn } from "./turn";

const ten = { event: "play", seat: 1, card: 4, value: 10 } as const;
const over = { event: "play", seat: 1, card: 8, value: 13 } as const;
const own = { event: "take", seat: 1, count: 3 } as const;
const other = { event: "take", seat: 0, count: 3 } as const;

test("a card that makes ten and takes the table is one sentence", () => {
  expect(turn([ten, own])).toEqual({
    message: "tenzania-board-makes-ten",
    data: { seat: 1, card: 4, value: 10, count: 3 },
  });
  expect(turn([over, other])).toBeNull();
});

test("what was taken is shown on the tower of whoever took it", () => {
  expect(changed([ten, own], 0)).toEqual(["tower 1"]);
  expect(changed([over, other], 0)).toEqual(["tower"]);
  expect(changed([ten], 0)).toEqual(["table"]);
});
