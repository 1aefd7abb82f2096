/* Where the focus was before something opened over the page, and the way back. */

/** Note what has the focus now; the function that is returned gives it back, or gives it to the main part. */
export function noteFocus(): () => void {
  const opener = document.activeElement;
  return () => {
    const back = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
    focus(back ? opener : document.getElementById("main"));
  };
}

function focus(part: HTMLElement | null): void {
  if (part === null) return;
  if (part.id === "main") part.setAttribute("tabindex", "-1");
  part.focus({ preventScroll: true });
}
