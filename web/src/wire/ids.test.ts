import { afterEach, describe, expect, it, vi } from "vitest";
import { randomId } from "./ids";

afterEach(() => vi.unstubAllGlobals());

describe("an id", () => {
  it("is made on plain HTTP, where there is no randomUUID", () => {
    const { crypto } = globalThis;
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });

    expect(randomId()).toMatch(/^[0-9a-f]{32}$/);
    expect(randomId()).not.toBe(randomId());
  });
});
