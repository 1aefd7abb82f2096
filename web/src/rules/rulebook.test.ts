import { describe, expect, it } from "vitest";
import { parse } from "./rulebook";

describe("a rule book", () => {
  it("is sections of numbered sentences, with nothing but harmless marks", () => {
    const book = parse("# Rules\n\nAll <b>of</b> them.\n\n## T1 Tiles\n\n**T1.1** A *place* is `one`.\n");
    expect(book.title).toBe("Rules");
    expect(book.sections).toEqual([
      { id: "", title: "", sentences: [{ number: null, html: "All &lt;b>of&lt;/b> them." }] },
      {
        id: "T1",
        title: "Tiles",
        sentences: [{ number: "T1.1", html: "A <em>place</em> is <code>one</code>." }],
      },
    ]);
  });
});
