import { expect, test } from "vitest";
import { withSizes } from "../../tools/styles.ts";

test("a named size is written out, alone and beside others", () => {
  expect(withSizes("table (--mid)")).toBe("table (min-width: 720px)");
  expect(withSizes("(--mid) and (--high)")).toBe("(min-width: 720px) and (min-height: 561px)");
});

test("a size of two parts stays one condition", () => {
  expect(withSizes("not (--low)")).toBe("not ((min-width: 640px) and (max-height: 560px))");
});

test("an unknown name is refused", () => {
  expect(() => withSizes("(--nowhere)")).toThrow("--nowhere");
});
