/** Which keys are a board's own. */

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
