// boardgame.io's own server in memory, with a game of racks and piles as large as 10 Days in Africa: nothing is stored.
const { Server } = require("boardgame.io/server");

const [TILES, DAYS, PILES] = [63, 10, 3];

function setup({ ctx, random }) {
  const deck = random.Shuffle(Array.from({ length: TILES }, (_, tile) => `tile-${tile}`));
  const racks = Array.from({ length: ctx.numPlayers }, () => deck.splice(0, DAYS));
  return { racks, discards: Array.from({ length: PILES }, () => [deck.pop()]), deck };
}

// Draw a tile of the draw pile, put it on a day, and drop the one that was there.
function put({ G, playerID, random }, day, pile) {
  const rack = G.racks[playerID];
  G.discards[pile].push(rack[day]);
  rack[day] = G.deck.pop();
  if (G.deck.length === 0) {
    G.deck = random.Shuffle(G.discards.flatMap((each) => each.splice(0, each.length - 1)));
  }
}

function playerView({ G, playerID }) {
  const racks = G.racks.map((rack, seat) => (String(seat) === playerID ? rack : rack.map(() => null)));
  return { racks, discards: G.discards.map((pile) => pile[pile.length - 1]), deck: G.deck.length };
}

const journey = {
  name: "journey",
  setup,
  playerView,
  moves: { put: { move: put, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
};

const port = Number(process.argv[2]);
Server({ games: [journey], origins: [] }).run(port, () => console.log(`ready at ${port}`));
