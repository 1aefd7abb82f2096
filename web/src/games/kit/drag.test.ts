// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { draggable } from "./drag";

let root: HTMLElement;
let told: string[];
let may: boolean;
let under: Element | null;
let stop: () => void;

const place = (name: string): HTMLElement => root.querySelector<HTMLElement>(`[data-drop="${name}"]`)!;
const ghost = (): Element | null => root.querySelector(".in-air");

function point(type: string, x: number, over: Element | null = null, id = 1): void {
  under = over;
  const options = { bubbles: true, cancelable: true, pointerId: id, button: 0, clientX: x, clientY: 0 };
  const target = type === "pointerdown" ? over! : document.body;
  target.dispatchEvent(new PointerEvent(type, options));
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<main><i data-grab="hand" data-drop="hand" id="piece" class="can"></i><i data-drop="pile"></i></main>' +
    '<i data-drop="elsewhere"></i>';
  root = document.querySelector("main")!;
  document.elementFromPoint = () => under;
  told = [];
  may = true;
  const drag = {
    may: () => may,
    over: (from: string | null, at: string | null) => told.push(`over ${from} ${at}`),
    drop: (from: string, at: string) => told.push(`drop ${from} ${at}`),
  };
  stop = draggable(root, drag).destroy;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe("a piece", () => {
  it("is lifted, carried over a place, and dropped there", () => {
    point("pointerdown", 0, place("hand"));
    point("pointermove", 20, place("pile"));
    expect(told).toEqual(["over hand pile"]);
    expect(ghost()).not.toBeNull();

    point("pointerup", 20, place("pile"));
    expect(told.slice(1)).toEqual(["over null null", "drop hand pile"]);
    expect(ghost()).toBeNull();
    expect(place("hand").style.opacity).toBe("");
  });

  it("that hardly moves is pressed, not lifted", () => {
    point("pointerdown", 0, place("hand"));
    point("pointermove", 5, place("hand"));
    point("pointerup", 5, place("hand"));

    expect(told).toEqual([]);
  });

  it("in the air is a copy that is no place of the board", () => {
    point("pointerdown", 0, place("hand"));
    point("pointermove", 20);

    expect(
      ghost()!
        .getAttributeNames()
        .filter((name) => /^(data-|id$)/.test(name)),
    ).toEqual([]);
    expect(ghost()!.classList.contains("can")).toBe(false);
    expect(ghost()!.getAttribute("aria-hidden")).toBe("true");
  });

  it("that may not be lifted stays", () => {
    may = false;
    point("pointerdown", 0, place("hand"));
    point("pointermove", 20, place("pile"));

    expect(told).toEqual([]);
    expect(ghost()).toBeNull();
  });

  it.each([
    ["over nothing", "pointerup", () => null],
    ["where it was", "pointerup", () => place("hand")],
    ["outside of the board", "pointerup", () => document.querySelector('[data-drop="elsewhere"]')],
    ["by a gesture of the system", "pointercancel", () => place("pile")],
  ])("let go %s is not dropped", (_, type, where) => {
    point("pointerdown", 0, place("hand"));
    point("pointermove", 20);
    point(type, 20, where());

    expect(told.filter((each) => each.startsWith("drop"))).toEqual([]);
    expect(ghost()).toBeNull();
  });

  it("follows only the finger that lifted it", () => {
    point("pointerdown", 0, place("hand"));
    point("pointermove", 20, place("pile"), 2);

    expect(told).toEqual([]);
  });

  it("is put back when the board goes away", () => {
    point("pointerdown", 0, place("hand"));
    point("pointermove", 20, place("pile"));
    stop();

    expect(ghost()).toBeNull();
    expect(told.at(-1)).toBe("over null null");
  });
});

it("the press that ends a drag presses nothing, the next one does", () => {
  let presses = 0;
  root.addEventListener("click", () => (presses += 1));
  point("pointerdown", 0, place("hand"));
  point("pointermove", 20, place("pile"));
  point("pointerup", 20, place("pile"));

  place("pile").click();
  expect(presses).toBe(0);
  place("pile").click();
  expect(presses).toBe(1);
});
