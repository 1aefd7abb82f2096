/* node wasm.mjs FOLDER FAMILY: reads games as JSON, plays each to its end at random, and prints moves and seconds. */
import { readFileSync } from "node:fs";

const [folder, family] = process.argv.slice(2);
const { state } = JSON.parse(readFileSync(`${folder}/${family}.json`, "utf8"));
const module = new WebAssembly.Module(readFileSync(`${folder}/${family}.wasm`));
const wasm = new WebAssembly.Instance(module, {}).exports;
const { game, seats, options, seeds, rounds } = JSON.parse(readFileSync(0, "utf8"));
const board = wasm[`board_${game}`]();
const states = wasm.alloc(state.size * seeds.length),
  generators = wasm.alloc(8 * seeds.length);

for (let round = 0; round < rounds; round++) {
  new Uint8Array(wasm.memory.buffer, states, state.size * seeds.length).fill(0);
  new BigUint64Array(wasm.memory.buffer, generators, seeds.length).set(seeds.map(BigInt));
  seeds.forEach((_, i) => wasm.deal(board, states + i * state.size, seats, ...options));
  const begun = process.cpuUsage();
  const moves = wasm.playouts(board, states, seeds.length, generators, seeds.length, 1, 1e9);
  const { user, system } = process.cpuUsage(begun);
  console.log(moves, (user + system) / 1e6);
}
