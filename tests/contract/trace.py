"""Plays random games and prints a digest of every state that they pass through: run it compiled and interpreted.

python -m tests.contract.trace GAME SEATS GAMES MOVES
"""

import hashlib
import sys

from tenfold import games
from tenfold.kernel import play
from tenfold.kernel.contract import SPECTATOR
from tenfold.kernel.layout import copy

from .subjects import variants


def trace(game, seats, variant, seed, moves):
    """A digest of all states of a game of at most so many moves, and of the last one's views, filled."""
    rng, told = play.seeded(seed, 1)[0], hashlib.sha256()
    state = game.deal(seats, variant)
    for _ in range(moves):
        if not play.step(game.board, state, rng):
            break
        told.update(state.tobytes())
    for viewer in range(SPECTATOR, seats):
        view = copy(state)
        game.rules.view(game.board, view, viewer)
        told.update(view.tobytes())
        game.rules.fill(game.board, view, rng)
        told.update(view.tobytes())
    return told.hexdigest()


def main(name, seats, count, moves):
    game = games.get(name)
    every = variants(game)
    for seed in range(count):
        print(trace(game, seats, every[seed % len(every)], seed, moves))


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
