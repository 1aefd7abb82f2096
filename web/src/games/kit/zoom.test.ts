import { beforeEach, describe, expect, it } from "vitest";
import { Zoom } from "./zoom.svelte";

let zoom: Zoom;

beforeEach(() => {
  zoom = new Zoom(() => ({ whole: [0, 0, 100, 50], pad: [0, 0, 0, 0] }));
  zoom.width = 400;
  zoom.height = 400;
});

/** A pointer that moves over a picture in the corner of the window. */
function pointer(id: number, clientX: number, clientY: number): PointerEvent {
  const picture = {
    hasPointerCapture: () => true,
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
  };
  return { pointerId: id, isPrimary: id === 1, clientX, clientY, currentTarget: picture } as never;
}

describe("a picture that is zoomed", () => {
  it("shows the whole in the middle of its box", () => {
    expect(zoom.unit).toBe(0.25);
    expect(zoom.box).toEqual({ x: 0, y: -25, width: 100, height: 100 });
    expect(zoom.viewBox).toBe("0.00 -25.00 100.00 100.00");
  });

  it("keeps the padding free", () => {
    const padded = new Zoom(() => ({ whole: [0, 0, 100, 50], pad: [200, 0, 0, 0] }));
    padded.width = 400;
    padded.height = 400;

    expect(padded.box).toEqual({ x: -100, y: -75, width: 200, height: 200 });
  });

  it("keeps the point under the pointer where it is", () => {
    const before = zoom.box;
    zoom.by(2, 300, 200);

    expect(zoom.times).toBe(2);
    expect(zoom.box.x + 300 * zoom.unit).toBeCloseTo(before.x + 300 * 0.25);
    expect(zoom.box.y + 200 * zoom.unit).toBeCloseTo(before.y + 200 * 0.25);
  });

  it("zooms at most four times, and never below the whole", () => {
    zoom.by(100);
    expect(zoom.times).toBe(4);

    zoom.by(0.001);
    expect(zoom.times).toBe(1);
  });

  it("is not moved while the whole is shown, and not out of sight when it is zoomed", () => {
    zoom.pan(50, 50);
    expect(zoom.box).toEqual({ x: 0, y: -25, width: 100, height: 100 });

    zoom.by(2);
    zoom.pan(-100_000, 0);
    expect(zoom.box.x + zoom.box.width / 2).toBeCloseTo(50 + 110 / 4);
  });

  it("shows a part of it as large as it can", () => {
    zoom.show([20, 10, 50, 20]);

    expect(zoom.times).toBe(2);
    expect(zoom.box.x + zoom.box.width / 2).toBeCloseTo(45);
    expect(zoom.box.y + zoom.box.height / 2).toBeCloseTo(20);
  });

  it("takes plus, minus, arrows and Home, and leaves other keys", () => {
    expect(["+", "ArrowLeft"].map((key) => zoom.key(key))).toEqual([true, true]);
    expect(zoom.times).toBeCloseTo(1.4);
    expect(zoom.box.x + zoom.box.width / 2).toBeLessThan(50);

    expect(zoom.key("Home")).toBe(true);
    expect(zoom.box.x).toBe(0);
    expect(zoom.key("x")).toBe(false);
  });
});

describe("fingers on a picture", () => {
  it("press it when they hardly move, and drag it when they do", () => {
    zoom.by(2);
    const before = zoom.box.x;
    zoom.down(pointer(1, 100, 100));
    zoom.move(pointer(1, 103, 100));
    expect(zoom.box.x).toBe(before);

    zoom.move(pointer(1, 140, 100));
    expect(zoom.box.x).toBeLessThan(before);
    expect(zoom.moved).toBeGreaterThanOrEqual(6);
  });

  it("zoom it when two of them part", () => {
    zoom.down(pointer(1, 150, 200));
    zoom.down(pointer(2, 250, 200));
    zoom.move(pointer(2, 350, 200));

    expect(zoom.times).toBeCloseTo(2);
  });

  it("do nothing any more once they are lifted", () => {
    zoom.by(2);
    const before = zoom.box;
    zoom.down(pointer(1, 100, 100));
    zoom.up(pointer(1, 100, 100));
    zoom.move(pointer(1, 200, 100));

    expect(zoom.box).toEqual(before);
  });
});
