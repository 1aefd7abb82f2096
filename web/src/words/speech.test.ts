import { describe, expect, it } from "vitest";
import { Catalogue } from "./catalogue";
import { Speech } from "./speech";

const english = new Catalogue("en", [
  `
seat = player { $number }
    .of = player { $number }'s
you = you
player = { $name }
    .of = { $name }'s
list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
tile-KEN = Kenya
    .in = in Kenya
tile-MLI = Mali
    .in = in Mali
card-red = red
    .many = { $count } red
card-blue = blue
    .many = { $count } blue
draws = { $seat_is ->
    [you] You draw { $tile }
   *[other] { $seat } draws a tile
    }
there = { $tile_in } and { $dropped }
all = { $tiles_or_in }
pays = { $card }
turn = it is { $seat_of } turn
over = { $winners_is ->
    [you] You win
   *[other] Won by { $winners_and }
    }
`,
]);

describe("a speech", () => {
  it("says a seat as you, by its name or by its number", () => {
    expect(new Speech(english, {}, 0).say("draws", { seat: 0, tile: "KEN" })).toBe("You draw Kenya");
    expect(new Speech(english, {}, 1).say("draws", { seat: 0, tile: "KEN" })).toBe("player 1 draws a tile");
    expect(new Speech(english, {}, 1, ["Ada"]).say("turn", { seat: 0 })).toBe("it is Ada's turn");
  });

  it("says the listener's own seat as you in a list too", () => {
    const speech = new Speech(english, {}, 0, ["Ada", "Bo"]);
    expect(speech.say("over", { winners: [0] })).toBe("You win");
    expect(speech.say("over", { winners: [0, 1] })).toBe("Won by you and Bo");
    expect(speech.say("over", { winners: [1] })).toBe("Won by Bo");
  });

  it("gives a sentence the form that it asks for, and knows what kind a key holds", () => {
    const speech = new Speech(english, { dropped: "tile" });
    expect(speech.say("there", { tile: "KEN", dropped: "MLI" })).toBe("in Kenya and Mali");
  });

  it("joins lists with and or or, and mappings as counts", () => {
    const speech = new Speech(english, { tiles: "tile" });
    expect(speech.say("all", { tiles: ["KEN", "MLI", "KEN"] })).toBe("in Kenya, in Mali or in Kenya");
    expect(speech.say("pays", { card: { red: 2, blue: 1 } })).toBe("2 red and 1 blue");
  });

  it("says nothing for what there is not, and throws where nothing was given", () => {
    const speech = new Speech(english);
    expect(speech.say("pays", { card: null })).toBe("");
    expect(() => speech.say("pays", {})).toThrow("nothing was given for $card");
  });
});
