import { describe, expect, it } from "vitest";
import type { Chat } from "../../wire/types";
import { news, subject, unread } from "./notice";

describe("lines of chat", () => {
  const said = (seat: number | null, name: string | null): Chat => ({
    seat,
    name,
    text: "",
    data: {},
    at: 0,
    after: 0,
  });

  it("call a bot by the name of its seat", () => {
    expect(subject({ data: { seat: 1, name: null } }, ["Ada", "Medium bot"]).name).toBe("Medium bot");
    expect(subject({ data: { seat: 0, name: "Ada" } }, ["Bea", "Medium bot"]).name).toBe("Ada");
  });

  it("are unread where others said them since one looked", () => {
    const chat = [said(1, "Ben"), said(0, "Ada"), said(null, "Watcher"), said(null, null), said(1, "Ben")];

    expect(unread(chat, 0, [0])).toBe(3);
    expect(unread(chat, 3, [0])).toBe(1);
    expect(unread(chat, 5, [0])).toBe(0);
  });
});

describe("news of a table", () => {
  const line = (text: string, seat: number): Chat => ({
    seat: null,
    name: null,
    text,
    data: { seat },
    at: 0,
    after: 0,
  });

  it("are the last that is worth a notice", () => {
    const lines = [line("table-handed", 1), line("table-undone", 2), line("table-sat", 2)];

    expect(news(lines, [0])?.text).toBe("table-undone");
    expect(news([line("table-sat", 1)], [0])).toBeUndefined();
  });
  it("are not of what one did oneself, but of what happened without one", () => {
    expect(news([line("table-handed", 0)], [0])).toBeUndefined();
    expect(news([line("table-late", 0)], [0])?.text).toBe("table-late");
  });
  it("are not what somebody says", () => {
    expect(news([{ ...line("table-left", 1), name: "Ben" }], [0])).toBeUndefined();
  });
});
