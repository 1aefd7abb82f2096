/* A picture of a finished board with the names and the scores, made from what the page draws. */

/** What stands beside the board. */
export interface Caption {
  title: string;
  game: string;
  /** Each seat with its colour, its name and what it has reached, the winner first. */
  rows: readonly { colour: string; name: string; reached: string }[];
}

const WIDTH = 1200,
  HEIGHT = 630,
  BOARD = 700,
  MARGIN = 40;
/** Picture pixels a pixel of the page. */
const SHARP = 2;

/** Returns a PNG of a board's drawing beside its caption. */
export async function boardPicture(board: SVGSVGElement, caption: Caption): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH * SHARP;
  canvas.height = HEIGHT * SHARP;
  const paper = canvas.getContext("2d")!;
  paper.scale(SHARP, SHARP);
  const look = getComputedStyle(document.documentElement);
  paper.fillStyle = colour(look, "--table");
  paper.fillRect(0, 0, WIDTH, HEIGHT);
  drawBoard(paper, await imageOf(board), look);
  drawCaption(paper, caption, look);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob === null ? fail(new Error("no picture")) : done(blob)), "image/png"),
  );
}

const colour = (look: CSSStyleDeclaration, name: string): string => resolved(look.getPropertyValue(name));

/** A colour that may depend on the theme, as the browser draws it now. */
function resolved(value: string): string {
  const probe = document.createElement("i");
  probe.style.color = value;
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

/** What a drawing takes from style sheets: an image of it has none. */
const STYLES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "paint-order",
  "font-family",
  "font-size",
  "font-style",
  "font-weight",
  "letter-spacing",
  "text-anchor",
  "display",
  "visibility",
];

async function imageOf(board: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = board.cloneNode(true) as SVGSVGElement;
  const originals = [...board.querySelectorAll<SVGElement>("*")];
  for (const [i, each] of [...copy.querySelectorAll<SVGElement>("*")].entries()) {
    const drawn = getComputedStyle(originals[i]!);
    each.removeAttribute("class");
    for (const name of STYLES) each.style.setProperty(name, drawn.getPropertyValue(name));
  }
  copy.setAttribute("width", String(BOARD * SHARP));
  copy.setAttribute("height", String(HEIGHT * SHARP));
  copy.setAttribute("viewBox", widened(board).join(" "));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

/** The part of the drawing that has the shape of the picture and all that is seen: maps go on beyond their edges. */
function widened(board: SVGSVGElement): [number, number, number, number] {
  const seen = board.getBoundingClientRect();
  const box = board.viewBox.baseVal;
  const [x, y, width, height] = board.hasAttribute("viewBox")
    ? [box.x, box.y, box.width, box.height]
    : [0, 0, seen.width, seen.height];
  const wide = Math.max(width, (height * BOARD) / HEIGHT),
    high = Math.max(height, (width * HEIGHT) / BOARD);
  return [x - (wide - width) / 2, y - (high - height) / 2, wide, high];
}

/** Fills the left side with the board. */
function drawBoard(
  paper: CanvasRenderingContext2D,
  image: HTMLImageElement,
  look: CSSStyleDeclaration,
): void {
  paper.fillStyle = colour(look, "--sea");
  paper.fillRect(0, 0, BOARD, HEIGHT);
  paper.drawImage(image, 0, 0, BOARD, HEIGHT);
  paper.fillStyle = colour(look, "--ink");
  paper.fillRect(BOARD, 0, 6, HEIGHT);
}

function drawCaption(
  paper: CanvasRenderingContext2D,
  { title, game, rows }: Caption,
  look: CSSStyleDeclaration,
): void {
  const left = BOARD + MARGIN,
    room = WIDTH - left - MARGIN;
  const serif = look.getPropertyValue("--serif"),
    sans = look.getPropertyValue("--sans");
  let y = MARGIN + 60;
  paper.fillStyle = colour(look, "--ink");
  paper.font = `600 52px ${serif}`;
  for (const line of lines(paper, title, room)) {
    paper.fillText(line, left, y);
    y += 58;
  }
  paper.font = `400 26px ${sans}`;
  paper.fillStyle = colour(look, "--ink-2");
  paper.fillText(game, left, y - 10, room);
  y += 54;
  for (const row of rows) {
    paper.fillStyle = resolved(row.colour);
    paper.beginPath();
    paper.arc(left + 11, y - 9, 11, 0, 2 * Math.PI);
    paper.fill();
    paper.fillStyle = colour(look, "--ink");
    paper.font = `650 27px ${sans}`;
    paper.fillText(row.name, left + 36, y, room - 150);
    paper.textAlign = "right";
    paper.font = `600 27px ${serif}`;
    paper.fillText(row.reached, left + room, y, 130);
    paper.textAlign = "left";
    y += 52;
  }
  paper.fillStyle = colour(look, "--ink-2");
  paper.font = `600 24px ${serif}`;
  paper.fillText("Tenfold", left, HEIGHT - MARGIN);
}

/** A text in as many lines as fit a width. */
function lines(paper: CanvasRenderingContext2D, text: string, room: number): string[] {
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const longer = found.length === 0 ? word : `${found.at(-1)} ${word}`;
    if (found.length > 0 && paper.measureText(longer).width <= room) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found;
}
