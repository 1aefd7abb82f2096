import { describe, expect, it, vi } from "vitest";
import { Catalogue } from "./catalogue";
import { tellEvent, type Told } from "./teller";

vi.mock("./page.svelte", () => ({
  t: (message: string, data: { name?: string } = {}) =>
    message === "at-your-bot" ? "Your bot" : `${data.name} (bot)`,
}));

const catalogue = new Catalogue("en", [
  `
you = you
player = { $name }
tenzania-play = { $seat_is ->
    [you] you play { $card }
   *[other] { $seat } plays { $card }
    }
`,
]);
const game = { family: "tenzania", kinds: {} } as unknown as Told["game"];
const told: Told = { catalogue, game, viewer: 0, names: ["Léo", "Marie"], byBot: new Set([1, 3]) };
const play = (seat: number): { event: string; seat: number; card: number } => ({
  event: "play",
  seat,
  card: 4,
});

describe("a move in the log", () => {
  it("is the viewer's own, or another player's", () => {
    expect(tellEvent(play(0), 0, told)).toBe("You play 4");
    expect(tellEvent(play(1), 2, told)).toBe("Marie plays 4");
  });

  it("that a bot made for somebody is the bot's", () => {
    expect(tellEvent(play(0), 1, told)).toBe("Your bot plays 4");
    expect(tellEvent(play(1), 3, told)).toBe("Marie (bot) plays 4");
  });
});
