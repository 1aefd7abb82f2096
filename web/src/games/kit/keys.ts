/** Which keys are a board's own. */

import { settings } from "../../state/stores/settings.svelte";

/** Whether a key is meant for something else: it has a modifier, or is pressed in a dialog or in a field to write in. */
export function elsewhere(event: KeyboardEvent): boolean {
  const at = event.target;
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    (at instanceof Element &&
      at.closest("dialog, [role='dialog'], [role='menu'], input:not([type='radio']), textarea, select") !==
        null)
  );
}

const ROW: Readonly<Record<string, string>> = { KeyQ: "q", KeyW: "w", KeyE: "e" };

/** The shortcut that a key is, in lower case; a player can turn letters, digits and signs off, and then they are none. Digits and Q, W, E go by place, since they stand in a row; letters by what is written on them. */
export function shortcut({ code, key }: Pick<KeyboardEvent, "code" | "key">): string {
  if (!settings.keys && key.length === 1 && key !== " ") return "";
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return digit;
  const inRow = ROW[code];
  if (inRow !== undefined) return inRow;
  const isForeign = key.length === 1 && key > "\u007f";
  const letter = isForeign ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  return (letter ?? key).toLowerCase();
}
