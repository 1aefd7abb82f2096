"""Games in step on one core: decisions a second with what is seen and the mask, beside the bare
engine and PettingZoo.

python -m benchmarks.vector [GAME] [--games 1024] [--seconds 2]
"""

import argparse
import json
import time
from functools import cache

import numpy as np

from tenfold.env import pettingzoo
from tenfold.env.vector import Vectors
from tenfold.kernel import play
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array

WARM, STEPS = 50, 1000
"""How many decisions are made before any is timed through PettingZoo, and how many in each game of
vectors.
"""


@compiled
def choose(masks: Array, rng: Array, moves: Array) -> None:
    """A legal move a game, at random."""
    for index in range(masks.shape[0]):
        count = 0
        for move in range(masks.shape[1]):
            count += masks[index, move]
        left = play.below(rng, count)
        for move in range(masks.shape[1]):
            if masks[index, move]:
                if left == 0:
                    moves[index] = move
                left -= 1


def vectors(name: str, count: int, observe: bool) -> float:
    """Decisions a second: of games that go as in a twin that observes, where moves were chosen
    before.
    """
    chosen, games = _chosen(name, count), Vectors(name, count, observe=observe)
    games.reset(1)
    games.step(chosen[0])
    begun = time.thread_time()
    for moves in chosen[1:]:
        games.step(moves)
    return count * (len(chosen) - 1) / (time.thread_time() - begun)


@cache
def _chosen(name: str, count: int) -> Array:
    """Legal moves, at random, of every game at each step."""
    games, rng, chosen = (
        Vectors(name, count),
        play.seeded(1, 1)[0],
        np.zeros((STEPS, count), np.int64),
    )
    out = games.reset(1)
    for moves in chosen:
        choose(out.masks, rng, moves)
        games.step(moves)
    return chosen


def engine(name: str, seconds: float) -> float:
    """Decisions a second of the bare engine: random play of seats and chance, of which seats' moves
    are counted.
    """
    vectors = Vectors(name, 256)
    rngs, dealt, took, moves = play.seeded(1, 256), vectors._fresh[0], 0.0, 0
    states = vectors.states
    while took < seconds:
        states[:] = dealt
        begun = time.thread_time()
        played = play.playouts(vectors.game.board, states, rngs, 1_000_000)
        if moves or took:
            moves += played
        took += time.thread_time() - begun if moves else 1e-9
    return moves / took


def through_pettingzoo(name: str, seconds: float) -> float:
    """Decisions a second of the same loop through PettingZoo."""
    env, rng, made = pettingzoo.env(name, seats=2), np.random.default_rng(1), 0
    env.reset(seed=1)
    begun = None
    while begun is None or time.thread_time() - begun < seconds:
        if made == WARM:
            begun = time.thread_time()
        observation, _, over, cut_off, _ = env.last()
        if over or cut_off:
            env.reset()
            continue
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        made += 1
    return (made - WARM) / (time.thread_time() - begun)


def main(game: str, games: int, seconds: float) -> None:
    rates = {
        "decisions_per_s": vectors(game, games, observe=True),
        "decisions_per_s_unobserved": vectors(game, games, observe=False),
        "engine_moves_per_s": engine(game, seconds),
        "pettingzoo_decisions_per_s": through_pettingzoo(game, seconds),
    }
    ratio = rates["decisions_per_s"] / rates["pettingzoo_decisions_per_s"]
    print(json.dumps({"game": game, "games": games, **rates, "ratio_pettingzoo": ratio}))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", default="africa")
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=2)
    main(**vars(parser.parse_args()))
