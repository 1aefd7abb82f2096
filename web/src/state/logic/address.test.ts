import { describe, expect, it } from "vitest";
import { isLoopback } from "../../wire/loopback";
import { reachableOrigin } from "./address";

const local = { origin: "http://127.0.0.1:8010", hostname: "127.0.0.1" };
const phone = { origin: "http://192.168.1.5:8010", hostname: "192.168.1.5" };

describe("the address for links", () => {
  it("is the one that the server knows, on the host's own page too", () => {
    expect(reachableOrigin({ address: "http://192.168.1.5:8010" }, local)).toBe("http://192.168.1.5:8010");
    expect(reachableOrigin({ address: "https://games.example.org" }, phone)).toBe(
      "https://games.example.org",
    );
  });

  it("is the page's own when the server knows none", () => {
    expect(reachableOrigin({ address: null }, phone)).toBe("http://192.168.1.5:8010");
    expect(reachableOrigin(null, phone)).toBe("http://192.168.1.5:8010");
  });

  it("is none on this machine alone", () => {
    expect(reachableOrigin({ address: null }, local)).toBeNull();
  });
});

it.each(["localhost", "tenfold.localhost", "127.0.0.1", "127.0.1.1", "[::1]"])("%s is loopback", (name) =>
  expect(isLoopback(name)).toBe(true),
);

it.each(["tenfold.test", "192.168.1.5", "localhost.example.org", "[fe80::1]"])("%s is not", (name) =>
  expect(isLoopback(name)).toBe(false),
);
