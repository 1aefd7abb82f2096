"""WebAssembly beside native code: random play on one thread, by turns, and the sizes of the
modules.

`python -m benchmarks.wasm` needs Node. Times are processor time, the best of several rounds.
"""

import gzip
import json
import subprocess
import time
from pathlib import Path

import numpy as np

from tenfold import games
from tenfold.kernel import play
from tenfold.kernel.layout import blank
from tenfold.wasm import modules

GAMES = {"africa": 4000, "usa": 4000, "tickets": 2000, "tenzania": 40000}
"""How many games of each are played in a round."""

ROUNDS = 5
SEATS = 2


def natively(name: str, count: int) -> float:
    """Return moves per second of the native engine."""
    game = games.get(name)
    variant = game.complete(SEATS, {})
    states = blank(game.state, count)
    for index in range(count):
        states[index] = game.deal(SEATS, variant)
    generators = play.seeded(1, count)
    begun = time.process_time()
    moves = play.playouts(game.board, states, generators, 10**9)
    return float(moves / (time.process_time() - begun))


def in_node(name: str, count: int) -> list[float]:
    """Return moves per second in Node, round by round."""
    game = games.get(name)
    variant = game.complete(SEATS, {})
    options = [variant[option.name] for option in game.options]
    given = {
        "game": name,
        "seats": SEATS,
        "options": [-1 if value is None else int(value) for value in options],
        "seeds": [str(seed) for seed in play.seeded(1, count)[:, 0]],
        "rounds": 2,
    }
    folder = modules.built([game.family])[game.family]
    command = ["node", str(Path(__file__).with_suffix(".mjs")), str(folder), game.family]
    printed = subprocess.run(
        command, input=json.dumps(given), capture_output=True, text=True, check=True
    ).stdout
    return [int(moves) / float(seconds) for moves, seconds in map(str.split, printed.splitlines())]


def main() -> None:
    print(f"{'game':<10}{'native':>12}{'Node':>12}{'part':>7}   million moves per second")
    for name, count in GAMES.items():
        natively(name, 1)
        rates = [(natively(name, count), max(in_node(name, count))) for _ in range(ROUNDS)]
        native, node = (float(np.max(column)) / 1e6 for column in zip(*rates, strict=True))
        print(f"{name:<10}{native:>12.1f}{node:>12.1f}{node / native:>7.0%}")
    for family, folder in modules.built(modules.families()).items():
        binary = (folder / f"{family}.wasm").read_bytes()
        print(f"{family}.wasm: {len(binary):,} bytes, {len(gzip.compress(binary, 9)):,} with gzip")


if __name__ == "__main__":
    main()
