"""How long a learned bot thinks about a move, in time of a core and by the clock, against random.

python -m benchmarks.learned [FILE] [--moves 500]
"""

import argparse
import json
import time

import numpy as np

import tenfold
from tenfold import bots
from tenfold.bots.learned import Learned

WARM = 10
"""How many moves are made before any is timed."""


def think(path: str, moves: int) -> list[tuple[float, float]]:
    """Milliseconds of each move: of its core, and by the clock."""
    bot, other, took = Learned(path), bots.get("random"), list[tuple[float, float]]()
    about, seed = bot.network.about, 0
    while len(took) < WARM + moves:
        match = tenfold.start(about["game"], seats=about["seats"], seed=seed, **about["variant"])
        while match.active and len(took) < WARM + moves:
            seat = min(match.active)
            seen = match.seen(seat)
            begun = time.thread_time_ns(), time.perf_counter_ns()
            move = (other if seat else bot).move(seen, seed)
            if seat == 0:
                took.append(
                    (
                        (time.thread_time_ns() - begun[0]) / 1e6,
                        (time.perf_counter_ns() - begun[1]) / 1e6,
                    )
                )
            match.play(seat, move)
            seed += 1
    return took[WARM:]


def main(path: str, moves: int) -> None:
    core, clock = np.array(think(path, moves)).T
    parts = {"core": core, "clock": clock}
    found = {
        name: {f"p{p}": round(float(np.percentile(part, p)), 3) for p in (50, 90, 99)}
        for name, part in parts.items()
    }
    print(json.dumps({"moves": moves, "milliseconds": found}))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("path", nargs="?", default="examples/africa.npz")
    parser.add_argument("--moves", type=int, default=500)
    main(**vars(parser.parse_args()))
