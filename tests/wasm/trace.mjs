/* node trace.mjs FOLDER FAMILY: plays the random games that are described on standard input, and prints a digest of
   each: of every state, of all that can be asked of it, and of the last one's views, filled. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Engine } from "./engine.mjs";

const SPECTATOR = -3;
const [folder, family] = process.argv.slice(2);
const engine = new Engine(folder, family);
const { wasm, size, state, view, generator } = engine;

for (const { game, seats, options, seed, steps, moves, observation } of JSON.parse(readFileSync(0, "utf8"))) {
  const board = engine.board(game);
  const told = createHash("sha256");
  const list = engine.zeros(8 * moves),
    mask = engine.zeros(moves),
    scores = engine.zeros(8 * seats),
    codes = engine.zeros(observation);
  engine.deal(game, seats, options);
  engine.seed(seed);
  for (let step = 0; step < steps && wasm.step(board, state, generator, 1); step++) {
    told.update(engine.bytes(state, size));
    ask(board, { seats, moves, observation, list, mask, scores, codes }, told);
  }
  for (let viewer = SPECTATOR; viewer < seats; viewer++) {
    engine.see(game, viewer);
    told.update(engine.bytes(view, size));
    wasm.fill(board, view, generator, 1);
    told.update(engine.bytes(view, size));
  }
  console.log(told.digest("hex"));
}

function ask(board, { seats, moves, observation, list, mask, scores, codes }, told) {
  const answers = [wasm.mover(board, state), wasm.active(board, state), wasm.ways(board, state)];
  answers.push(wasm.is_over(board, state), wasm.moves(board, state));
  wasm.span(board, state, list);
  answers.push(...engine.numbers(list, 2));
  for (let seat = 0; seat < seats; seat++) {
    const count = wasm.legal(board, state, seat, list, moves);
    answers.push(...engine.numbers(list, count));
    for (let move = 0; move < moves; move++) answers.push(wasm.why_not(board, state, seat, move));
    wasm.mask(board, state, seat, mask, moves);
    answers.push(...engine.bytes(mask, moves));
  }
  told.update(Buffer.from(BigInt64Array.from(answers, BigInt).buffer));
  wasm.scores(board, state, scores, seats);
  told.update(engine.bytes(scores, 8 * seats));
  const mover = answers[0];
  if (mover < 0) return;
  engine.bytes(view, size).set(engine.bytes(state, size));
  wasm.view(board, view, mover);
  engine.bytes(codes, observation).fill(0);
  wasm.encode(board, view, mover, codes, observation);
  told.update(engine.bytes(codes, observation));
}
