"""Counting everything that a state holds, wherever it is: one table from a game's family to its count."""

from collections import Counter


def census(game, state):
    """How many of each kind of thing there are."""
    return CENSUSES[game.family](game, state)


def count_tendays(game, state):
    tiles = Counter(dict(enumerate(state.bag.tolist())))
    for places in (state.rack, state.drawn, state.pile):
        tiles.update(kind for kind in places.reshape(-1).tolist() if kind >= 0)
    assert state.left == sum(state.bag)
    return +tiles


CENSUSES = {"tendays": count_tendays}
