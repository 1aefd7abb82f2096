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


def count_tenzania(game, state):
    table = state.table[: state.height].tolist()
    there = state.bag + state.hand.sum(axis=0) + [table.count(number) for number in range(10)]
    assert state.left == sum(state.bag)
    assert state.hand.sum(axis=1).tolist() == state.held.tolist()
    assert (there <= state.copies).all()  # of what has been taken a state has no more than how much it is
    return Counter(cards=int(there.sum() + state.won.sum()))


CENSUSES = {"tendays": count_tendays, "tenzania": count_tenzania}
