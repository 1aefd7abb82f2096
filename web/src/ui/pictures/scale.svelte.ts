/** How much larger than on a small screen everything is drawn: 1 for text of 16 px, the size of the page's text in `base.css`. */

const USUAL = 16;

let now = $state(measure());
addEventListener("resize", () => (now = measure()));

function measure(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL;
}

export const scale = (): number => now;
