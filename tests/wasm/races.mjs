/* node races.mjs FOLDER FAMILY: for each position on standard input, prints the greedy move, the chance to win as bits,
   and digests of the belief and of a whole race of the search. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Engine } from "./engine.mjs";

const [folder, family] = process.argv.slice(2);
const engine = new Engine(folder, family);
const { wasm, about, size, state, view, generator } = engine;
const most = Math.max(...Object.values(about.games).map((game) => game.moves.length));
const belief = engine.zeros(about.belief),
  arms = engine.zeros(about.arm.size * most),
  order = engine.zeros(8 * most),
  tally = engine.zeros(about.tally.size),
  states = engine.zeros(3 * size),
  seeds = engine.zeros(8),
  luck = engine.zeros(16);

for (const position of JSON.parse(readFileSync(0, "utf8"))) {
  const { game, seat, seed, learned, playouts, least, moves } = position;
  const board = engine.board(game);
  engine.bytes(state, size).set(Buffer.from(position.state, "base64"));
  engine.bytes(view, size).set(Buffer.from(position.view, "base64"));
  engine.seed(seed);
  const greedy = wasm.decide(board, view, seat, wasm.numbers(), 0, generator, 1);
  const chance = Buffer.from(new Float64Array([wasm.evaluate(board, state, seat, wasm.numbers())]).buffer);
  engine.bytes(belief, about.belief).set(Buffer.from(learned, "base64"));
  wasm.believe(board, view, seat, wasm.numbers(), belief);
  race(board, seat, seed, playouts, least, moves);
  const parts = [arms, about.arm.size * moves, order, 8 * moves, tally, about.tally.size];
  const digests = [digest(belief, about.belief), digest(...parts)];
  console.log([greedy, chance.toString("hex"), ...digests].join(" "));
}

/** Runs a race twice: first for its previews, and then for its playouts, as the search does. */
function race(board, seat, seed, playouts, least, moves) {
  const { size: arm } = about.arm;
  for (const [place, count] of [[arms, arm * moves], [order, 8 * moves], [tally, about.tally.size]])
    engine.bytes(place, count).fill(0);
  new BigUint64Array(wasm.memory.buffer, seeds, 1)[0] = BigInt(seed);
  new BigUint64Array(wasm.memory.buffer, luck, 2).fill(1n);
  for (const [gain, count] of [[0, 0], [least, playouts]])
    wasm.sample(
      ...[board, view, seat, arms, moves, order, moves, tally],
      ...[states, 3, wasm.numbers(), belief, seeds, 1, luck, 2, 1],
      ...[...about.lookahead, gain, count],
    );
}

function digest(...pieces) {
  const told = createHash("sha256");
  for (let i = 0; i < pieces.length; i += 2) told.update(engine.bytes(pieces[i], pieces[i + 1]));
  return told.digest("hex");
}
