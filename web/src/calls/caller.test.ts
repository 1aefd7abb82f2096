import { describe, expect, it } from "vitest";
import { Caller, type Means } from "./caller";

class Noted implements Means {
  hidden = false;
  readonly done: string[] = [];

  isHidden(): boolean {
    return this.hidden;
  }
  mark(wanted: boolean): void {
    this.done.push(wanted ? "mark" : "unmark");
  }
  call(reason: string): void {
    this.done.push(reason);
  }
  dismiss(): void {
    this.done.push("dismiss");
  }
}

describe("a caller", () => {
  it("calls once a turn, and takes the call back when it is over", () => {
    const noted = new Noted();
    const caller = new Caller(noted);
    caller.hear(null);
    caller.hear("turn");
    caller.hear("turn");
    caller.hear(null);
    caller.hear("turn");

    expect(noted.done).toEqual(["unmark", "dismiss", "mark", "turn", "unmark", "dismiss", "mark", "turn"]);
  });

  it("calls again for something else that is wanted", () => {
    const noted = new Noted();
    const caller = new Caller(noted);
    caller.hear(null);
    caller.hear("turn");
    caller.hear("draw");

    expect(noted.done.slice(2)).toEqual(["mark", "turn", "mark", "draw"]);
  });

  it("marks but does not call what was wanted when the player came", () => {
    const noted = new Noted();
    new Caller(noted).hear("turn");

    expect(noted.done).toEqual(["mark"]);
  });

  it("calls at once in a page that nobody has looked at", () => {
    const noted = new Noted();
    noted.hidden = true;
    new Caller(noted).hear("turn");

    expect(noted.done).toEqual(["mark", "turn"]);
  });
});
