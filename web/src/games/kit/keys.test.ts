import { expect, test } from "vitest";
import { settings } from "../../state/stores/settings.svelte";
import { shortcut } from "./keys";

const pressed = (code: string, key: string): string => shortcut({ code, key });

test("digits and the row of Q, W and E go by their place on the keyboard", () => {
  expect([pressed("Digit1", "&"), pressed("Digit0", "à"), pressed("Numpad7", "7")]).toEqual(["1", "0", "7"]);
  expect([pressed("KeyQ", "a"), pressed("KeyW", "z"), pressed("KeyE", "e")]).toEqual(["q", "w", "e"]);
});

test("other letters go by what is written on them, in either case", () => {
  expect([pressed("Semicolon", "m"), pressed("KeyD", "D"), pressed("KeyA", "q")]).toEqual(["m", "d", "q"]);
});

test("on a keyboard without Latin letters they go by their place", () => {
  expect([pressed("KeyD", "в"), pressed("KeyM", "ь")]).toEqual(["d", "m"]);
});

test("other keys are called by their names", () => {
  expect([pressed("Escape", "Escape"), pressed("Slash", "?"), pressed("ArrowLeft", "ArrowLeft")]).toEqual([
    "escape",
    "?",
    "arrowleft",
  ]);
});

test("letters, digits and signs are no shortcuts for who has turned them off", () => {
  settings.keys = false;

  expect([pressed("KeyD", "d"), pressed("Digit1", "1"), pressed("Slash", "?")]).toEqual(["", "", ""]);
  expect([pressed("Escape", "Escape"), pressed("Space", " ")]).toEqual(["escape", " "]);
  settings.keys = true;
});
