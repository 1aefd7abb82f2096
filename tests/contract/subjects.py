"""What the laws are held against: every game, in every variant and with every number of seats."""

from itertools import product

import numpy as np

from tenfold import games
from tenfold.kernel import play
from tenfold.kernel.layout import copy

SAMPLED = {"copies": (3, 5, 8), "first": (None,)}
"""Options with many values, of which some are tried."""


def variants(game):
    """Every combination of a game's options. Who begins is left to chance."""
    axes = [[(option.name, value) for value in SAMPLED.get(option.name, option.choices)] for option in game.options]
    return [dict(chosen) for chosen in product(*axes)]


def subjects():
    """(game, seats, variant) for all that there is."""
    return [
        (name, seats, variant)
        for name in games.names()
        for seats in games.get(name).seats
        for variant in variants(games.get(name))
    ]


def label(subject):
    """A subject as the name of a test."""
    name, seats, variant = subject
    return "-".join([name, str(seats), *(f"{key}={value}" for key, value in variant.items() if key != "first")])


def walk(game, seats, variant, seed, stops, stride):
    """States met in random games, `stride` random moves apart at most, one game after another."""
    rng = play.seeded(seed, 1)[0]
    state = game.deal(seats, variant)
    for _ in range(stops):
        if game.rules.is_over(game.board, state):
            state = game.deal(seats, variant)
        play.playout(game.board, state, rng, 1 + int(play.below(rng, stride)))
        yield copy(state), rng


def legal(game, state, seat):
    """A seat's legal move numbers."""
    out = np.zeros(len(game.texts), np.int64)
    return out[: play.legal(game.board, state, seat, out)].tolist()
