import { describe, expect, it } from "vitest";
import { looksDark } from "./themes";

describe("the theme", () => {
  it("is the system's where nobody has chosen one", () => {
    expect([looksDark("auto", true), looksDark("auto", false)]).toEqual([true, false]);
    expect([looksDark("light", true), looksDark("dark", false)]).toEqual([false, true]);
  });
});
