/* The module of a family, with memory for one game. */
import { readFileSync } from "node:fs";

export class Engine {
  constructor(folder, family) {
    this.about = JSON.parse(readFileSync(`${folder}/${family}.json`, "utf8"));
    const module = new WebAssembly.Module(readFileSync(`${folder}/${family}.wasm`));
    this.wasm = new WebAssembly.Instance(module, {}).exports;
    this.size = this.about.state.size;
    this.state = this.zeros(this.size);
    this.view = this.zeros(this.size);
    this.generator = this.zeros(8);
  }

  /** Memory for so many bytes, which are 0. */
  zeros(count) {
    const place = this.wasm.alloc(count);
    this.bytes(place, count).fill(0);
    return place;
  }

  bytes(place, count) {
    return new Uint8Array(this.wasm.memory.buffer, place, count);
  }

  numbers(place, count) {
    return [...new BigInt64Array(this.wasm.memory.buffer, place, count)].map(Number);
  }

  board(game) {
    return this.wasm[`board_${game}`]();
  }

  deal(game, seats, options) {
    this.bytes(this.state, this.size).fill(0);
    this.wasm.deal(this.board(game), this.state, seats, ...options);
  }

  seed(text) {
    new BigUint64Array(this.wasm.memory.buffer, this.generator, 1)[0] = BigInt(text);
  }

  /** Write what a viewer sees of the state. */
  see(game, viewer) {
    this.bytes(this.view, this.size).set(this.bytes(this.state, this.size));
    this.wasm.view(this.board(game), this.view, viewer);
  }
}
