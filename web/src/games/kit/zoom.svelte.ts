/** A picture that is zoomed and dragged: what part of it its box shows. Wheel, pinch, drag and keys all end here. */

export interface Frame {
  /** What must be seen when nothing is zoomed, in the picture's units: x, y, width, height. */
  whole: [number, number, number, number];
  /** Pixels kept free: left, top, right, bottom. */
  pad: [number, number, number, number];
}

const MOST = 4;

export class Zoom {
  width = $state(0);
  height = $state(0);
  times = $state(1);
  /** The point of the picture in the middle of the box, as far as it is moved from that of the whole. */
  private dx = $state(0);
  private dy = $state(0);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly touches = new Map<number, [number, number]>();
  /** Pixels that a finger or the mouse has moved since it went down: a press is one that has not. */
  moved = 0;

  constructor(private readonly frame: () => Frame) {}

  /** Pixels a unit when nothing is zoomed. */
  private get least(): number {
    const { whole, pad } = this.frame();
    const found = Math.min(
      (this.width - pad[0] - pad[2]) / whole[2],
      (this.height - pad[1] - pad[3]) / whole[3],
    );
    return Math.max(found, 0.05);
  }

  /** Units a pixel. */
  get unit(): number {
    return 1 / (this.least * this.times);
  }

  get box(): { x: number; y: number; width: number; height: number } {
    const { whole, pad } = this.frame(),
      u = this.unit;
    const x = whole[0] + whole[2] / 2 + this.dx - (this.width / 2 + (pad[0] - pad[2]) / 2) * u;
    const y = whole[1] + whole[3] / 2 + this.dy - (this.height / 2 + (pad[1] - pad[3]) / 2) * u;
    return { x, y, width: this.width * u, height: this.height * u };
  }

  get viewBox(): string {
    const { x, y, width, height } = this.box;
    return `${x.toFixed(2)} ${y.toFixed(2)} ${width.toFixed(2)} ${height.toFixed(2)}`;
  }

  /** Zooms by a factor around a point of the box, its middle where none is given. */
  by(factor: number, px = this.width / 2, py = this.height / 2): void {
    const { x, y } = this.box,
      before = this.unit;
    const times = Math.min(MOST, Math.max(1, this.times * factor));
    const at = [x + px * before, y + py * before] as const;
    this.times = times;
    const now = this.box;
    this.shift(at[0] - (now.x + px * this.unit), at[1] - (now.y + py * this.unit));
  }

  /** Moves by pixels of the box. */
  pan(px: number, py: number): void {
    this.shift(-px * this.unit, -py * this.unit);
  }

  reset(): void {
    this.times = 1;
    this.dx = this.dy = 0;
  }

  /** Shows a part of the picture, as large as can be. */
  show([x, y, width, height]: [number, number, number, number]): void {
    const { whole } = this.frame();
    const fits = Math.min(this.width / width, this.height / height);
    this.times = Math.min(MOST, Math.max(1, fits / this.least));
    this.dx = this.dy = 0;
    this.shift(x + width / 2 - whole[0] - whole[2] / 2, y + height / 2 - whole[1] - whole[3] / 2);
  }

  private shift(x: number, y: number): void {
    const { whole } = this.frame(),
      far = (1 - 1 / this.times) / 2;
    const limit = (value: number, size: number): number => Math.min(size * far, Math.max(-size * far, value));
    this.dx = limit(this.dx + x, whole[2] * 1.1);
    this.dy = limit(this.dy + y, whole[3] * 1.1);
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const rect = (event.currentTarget as Element).getBoundingClientRect();
    this.by(Math.exp(-event.deltaY * 0.0016), event.clientX - rect.left, event.clientY - rect.top);
  };

  down = (event: PointerEvent): void => {
    if (event.isPrimary) {
      this.touches.clear(); // one that was never seen to go up is gone by now
      this.moved = 0;
    }
    this.touches.set(event.pointerId, [event.clientX, event.clientY]);
  };

  move = (event: PointerEvent): void => {
    const old = this.touches.get(event.pointerId);
    if (!old) return;
    const dx = event.clientX - old[0],
      dy = event.clientY - old[1];
    this.moved += Math.abs(dx) + Math.abs(dy);
    if (this.moved < 6) return;
    const target = event.currentTarget as Element;
    if (!target.hasPointerCapture(event.pointerId)) target.setPointerCapture(event.pointerId);
    const other = [...this.touches].find(([id]) => id !== event.pointerId)?.[1];
    this.touches.set(event.pointerId, [event.clientX, event.clientY]);
    if (!other) return this.pan(dx, dy);
    const rect = target.getBoundingClientRect(),
      far = ([x, y]: readonly [number, number]): number => Math.hypot(x - other[0], y - other[1]);
    this.pan(dx / 2, dy / 2);
    this.by(
      far([event.clientX, event.clientY]) / Math.max(20, far(old)),
      (event.clientX + other[0]) / 2 - rect.left,
      (event.clientY + other[1]) / 2 - rect.top,
    );
  };

  up = (event: PointerEvent): void => {
    this.touches.delete(event.pointerId);
  };

  /** Plus, minus, 0 and the arrows; true where the key was one of them. */
  key(key: string): boolean {
    const step = 60;
    if (key === "+" || key === "=") this.by(1.4);
    else if (key === "-") this.by(1 / 1.4);
    else if (key === "Home") this.reset();
    else if (key === "ArrowLeft") this.pan(step, 0);
    else if (key === "ArrowRight") this.pan(-step, 0);
    else if (key === "ArrowUp") this.pan(0, step);
    else if (key === "ArrowDown") this.pan(0, -step);
    else return false;
    return true;
  }
}
