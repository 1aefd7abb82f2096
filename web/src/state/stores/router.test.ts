// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { focusPage, follow, go, parts, place } from "./router.svelte";

beforeAll(() => follow());
beforeEach(() => {
  document.body.innerHTML = "";
  go("/");
});

/** Presses a link, and says whether the page took the press from the browser. */
function press(attributes: string, options: MouseEventInit = {}): boolean {
  document.body.innerHTML = `<a ${attributes}><b>there</b></a><p id="part"></p>`;
  const event = new Event("click", { bubbles: true, cancelable: true }); // happy-dom follows a MouseEvent before we can
  Object.assign(event, { button: 0, ...options });
  return !document.querySelector("b")!.dispatchEvent(event);
}

describe("a path", () => {
  it("has parts, in the words that were meant", () => {
    expect(parts("/t/abc/replay")).toEqual(["t", "abc", "replay"]);
    expect(parts("/")).toEqual([]);
    expect(parts("/t/a%20b/")).toEqual(["t", "a b"]);
  });

  it("that cannot be decoded stays as it is", () => {
    expect(parts("/t/%")).toEqual(["t", "%"]);
  });

  it("is gone to, with its search and its hash", () => {
    go("/t/abc?seat=1#log");

    expect(place).toEqual({ path: "/t/abc", search: "?seat=1", hash: "#log" });
  });

  it("is added to the history, or takes the place of the last one", () => {
    const before = history.length;
    go("/new");
    expect(history.length).toBe(before + 1);

    go("/me", { replace: true });
    expect(history.length).toBe(before + 1);
    expect(place.path).toBe("/me");
  });
});

describe("a link", () => {
  it("to a page of this site is followed without loading it", () => {
    expect(press('href="/rules#verify"')).toBe(true);
    expect(place).toMatchObject({ path: "/rules", hash: "#verify" });
  });

  it.each([
    ["to another site", 'href="https://example.org/rules"', {}],
    ["to the API", 'href="/api/games"', {}],
    ["that downloads", 'href="/rules" download', {}],
    ["that opens a window", 'href="/rules" target="_blank"', {}],
    ["pressed with Control", 'href="/rules"', { ctrlKey: true }],
    ["pressed with the middle button", 'href="/rules"', { button: 1 }],
  ])("%s is left to the browser", (_, attributes, options) => {
    expect(press(attributes, options)).toBe(false);
    expect(place.path).toBe("/");
  });

  it("to a part of this page is left to the browser, and the part can have the focus", () => {
    expect(press('href="#part"')).toBe(false);
    expect(document.getElementById("part")!.tabIndex).toBe(-1);
    expect(document.getElementById("part")!.getAttribute("tabindex")).toBe("-1");
  });
});

describe("the focus", () => {
  it("goes to the main part of a new page", () => {
    document.body.innerHTML = '<main id="main"></main>';
    focusPage();

    expect(document.activeElement?.id).toBe("main");
  });

  it("goes to the part that the address names", () => {
    document.body.innerHTML = '<main id="main"><p id="verify"></p></main>';
    go("/rules#verify");
    focusPage();

    expect(document.activeElement?.id).toBe("verify");
  });
});
