import { expect, test } from "vitest";
import { Slots } from "./slots";

test("a card keeps its slot, and a new one takes the slot that became free", () => {
  const slots = new Slots();

  expect(slots.place(["blue", "green", "orange", "red", "white"])).toEqual([
    "blue",
    "green",
    "orange",
    "red",
    "white",
  ]);
  expect(slots.place(["black", "blue", "green", "red", "white"])).toEqual([
    "blue",
    "green",
    "black",
    "red",
    "white",
  ]);
});

test("of two cards of a kind one stays where it was", () => {
  const slots = new Slots();
  slots.place(["red", "blue", "red"]);

  expect(slots.place(["blue", "green", "red"])).toEqual(["red", "blue", "green"]);
});

test("a slot stays empty until its deck has a card for it", () => {
  const slots = new Slots();
  slots.place(["blue", "green", "red"]);

  expect(slots.place(["blue", "red"])).toEqual(["blue", null, "red"]);
  expect(slots.place(["blue", "orange", "red"])).toEqual(["blue", "orange", "red"]);
});

test("five new cards fill all slots", () => {
  const slots = new Slots();
  slots.place(["locomotive", "locomotive", "locomotive", "red", "blue"]);

  expect(slots.place(["black", "green", "orange", "white", "yellow"])).toEqual([
    "black",
    "green",
    "orange",
    "white",
    "yellow",
  ]);
});
