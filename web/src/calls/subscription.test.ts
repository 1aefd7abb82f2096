import { describe, expect, it } from "vitest";
import { described, sameKey } from "./subscription";

describe("a push subscription", () => {
  it("is told to the server with its keys", () => {
    const subscription = {
      toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "BA", auth: "cd" } }),
    };

    expect(described(subscription)).toEqual({
      endpoint: "https://push.example/1",
      public_key: "BA",
      auth: "cd",
    });
  });

  it("fits the server's key, or is made again", () => {
    const own = new Uint8Array([251, 255, 191]).buffer;

    expect(sameKey(own, "-_-_")).toBe(true);
    expect(sameKey(own, "AAAA")).toBe(false);
    expect(sameKey(null, "-_-_")).toBe(false);
  });
});
