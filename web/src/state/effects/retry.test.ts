import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Retry } from "./retry";

describe("trying again", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("waits longer after each attempt, and never longer than the limit", async () => {
    const attempt = vi.fn(() => Promise.resolve());
    const retry = new Retry(attempt, { first: 1000, most: 2000 });

    await vi.advanceTimersByTimeAsync(1000);
    expect(attempt).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1500);
    expect(attempt).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(attempt).toHaveBeenCalledTimes(3);
    retry.stop();
  });

  it("goes on after an attempt that fails", async () => {
    const attempt = vi.fn(() => Promise.reject(new Error("still away")));
    const retry = new Retry(attempt, { first: 1000, most: 1000 });

    await vi.advanceTimersByTimeAsync(3000);

    expect(attempt).toHaveBeenCalledTimes(3);
    retry.stop();
  });

  it("does not start again when it is stopped while an attempt is running", async () => {
    let finish = (): void => undefined;
    const attempt = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const retry = new Retry(attempt, { first: 1000, most: 1000 });
    await vi.advanceTimersByTimeAsync(1000);

    retry.stop();
    finish();
    await vi.advanceTimersByTimeAsync(60_000);

    expect(attempt).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("runs one attempt at a time, also when somebody asks for one now", async () => {
    let finish = (): void => undefined;
    const attempt = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const retry = new Retry(attempt, { first: 1000, most: 1000 });

    retry.now();
    retry.now();
    await vi.advanceTimersByTimeAsync(5000);
    expect(attempt).toHaveBeenCalledTimes(1);

    finish();
    await vi.advanceTimersByTimeAsync(1000);
    expect(attempt).toHaveBeenCalledTimes(2);
    retry.stop();
  });
});
