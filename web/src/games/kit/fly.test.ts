// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { both, fly, MOVE, pause, STILL } from "./fly";

interface Run {
  at: string;
  delay: number;
  duration: number;
  end: () => void;
}

let root: HTMLElement;
let runs: Run[];
let calm: boolean;

/** The browser's animations, which end when the test says so. */
function animate(this: HTMLElement, _: Keyframe, options: { duration: number; delay?: number }): unknown {
  let end = (): void => undefined;
  const finished = new Promise<void>((done) => (end = done));
  const at = this.dataset["at"] ?? "copy";
  runs.push({ at, delay: options.delay ?? 0, duration: options.duration, end });
  return { finished, finish: end, cancel: end };
}

const copies = (): Run[] => runs.filter(({ at }) => at === "copy");
const rings = (): string[] => runs.filter(({ duration }) => duration === 2000).map(({ at }) => at);

beforeEach(() => {
  runs = [];
  calm = false;
  document.body.innerHTML =
    "<main>" + ["a", "b", "c"].map((at) => `<i data-at="${at}"></i>`).join("") + "</main>";
  root = document.querySelector("main")!;
  vi.stubGlobal("matchMedia", () => ({ matches: calm }));
  HTMLElement.prototype.getBoundingClientRect = () => ({ left: 0, top: 0, width: 10, height: 10 }) as DOMRect;
  HTMLElement.prototype.animate = animate as never;
});

describe("flights", () => {
  it("carry a copy that is gone when it has landed, and ring the place", async () => {
    const { done } = fly(root, [[{ from: "a", to: "b" }]]);
    expect(root.children).toHaveLength(4);
    expect(root.lastElementChild!.getAttribute("aria-hidden")).toBe("true");
    expect(rings()).toEqual([]);

    copies()[0]!.end();
    await done;
    await vi.waitFor(() => expect(rings()).toEqual(["b"]));
    expect(root.children).toHaveLength(3);
  });

  it("of one step go together, those of the next after them", () => {
    fly(root, [
      [
        { from: "a", to: "b" },
        { from: "a", to: "c" },
      ],
      [],
      [{ from: "b", to: "a" }],
    ]);

    expect(copies().map(({ delay }) => delay)).toEqual([0, 0, MOVE]);
  });

  it("are skipped together", async () => {
    const motion = fly(root, [[{ from: "a", to: "b" }], [{ from: "b", to: "c" }]]);
    motion.skip();

    await motion.done;
    await vi.waitFor(() => expect(root.children).toHaveLength(3));
  });

  it("are only rings for those who want no motion", async () => {
    calm = true;

    await fly(root, [[{ from: "a", to: "b" }]]).done;
    expect(copies()).toEqual([]);
    expect(rings()).toEqual(["b"]);
  });

  it("from a place that is not drawn only ring where they end", async () => {
    await fly(root, [[{ from: "nowhere", to: "b" }]]).done;

    expect(copies()).toEqual([]);
    expect(rings()).toEqual(["b"]);
  });

  it("hide what lies at their end, unless something else is shown", () => {
    fly(root, [[{ from: "a", to: "b" }]]);
    expect(runs.map(({ at }) => at)).toEqual(["b", "copy"]);

    runs = [];
    fly(root, [[{ from: "a", to: "b", show: "c" }]]);
    expect(runs.map(({ at }) => at)).toEqual(["copy"]);
  });
});

describe("motions", () => {
  it("of nothing are over at once", async () => {
    await expect(fly(root, []).done).resolves.toBeUndefined();
    await expect(STILL.done).resolves.toBeUndefined();
  });

  it("that pause can be skipped, both at once", async () => {
    const motion = both(pause(1_000_000), pause(1_000_000));
    motion.skip();

    await expect(motion.done).resolves.toBeUndefined();
  });
});
