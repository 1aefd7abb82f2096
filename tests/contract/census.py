"""Counting everything that a state holds, wherever it is: one table from a game's family to its
count.
"""

from collections import Counter


def census(game, state):
    """How many of each kind of thing there are."""
    return CENSUSES[game.family](game, state) if game.family in CENSUSES else None


def count_tendays(game, state):
    tiles = Counter(dict(enumerate(state.bag.tolist())))
    for places in (state.rack, state.drawn, state.pile):
        tiles.update(kind for kind in places.reshape(-1).tolist() if kind >= 0)
    piles = zip(state.pile.tolist(), state.height.tolist(), strict=True)
    buried = Counter(kind for pile, height in piles for kind in pile[: max(height - 1, 0)])
    assert state.left == sum(state.bag)
    assert +Counter(dict(enumerate(state.buried.tolist()))) == buried
    return +tiles


def count_tenzania(game, state):
    table = state.table[: state.height].tolist()
    there = state.bag + state.hand.sum(axis=0) + [table.count(number) for number in range(10)]
    assert state.left == sum(state.bag)
    assert state.hand.sum(axis=1).tolist() == state.held.tolist()
    assert (
        there <= state.copies
    ).all()  # of what has been taken a state has no more than how much it is
    return Counter(cards=int(there.sum() + state.won.sum()))


def count_tickets(game, state):
    cards = state.bag + state.discard + state.up + state.hand.sum(axis=0)
    assert state.left.tolist() == [sum(state.bag[:9]), sum(state.bag[9:])]
    assert state.shown.tolist() == [sum(state.up[:9]), sum(state.up[9:])]
    assert state.hand[:, :9].sum(axis=1).tolist() == state.cards.tolist()
    return cards.tolist(), count_trains(game, state), count_ticket_cards(state)


def count_trains(game, state):
    laid = [0] * int(state.seats)
    for track, owner in zip(game.map.tracks, state.owner.tolist(), strict=False):
        if owner >= 0:
            laid[owner] += track.length
    return [int(left) + used for left, used in zip(state.trains, laid, strict=False)]


def count_ticket_cards(state):
    held = [sum(state.where == seat) for seat in range(state.seats)]
    assert held == state.held[: state.seats].tolist()
    assert state.deck == sum(state.where == -1)
    tail = [ticket for ticket in state.tail.tolist() if ticket >= 0]
    offered = [ticket for ticket in state.offered.reshape(-1).tolist() if ticket >= 0]
    assert len({*tail, *offered}) == len(tail) + len(offered)
    return int(state.deck) + sum(held) + len(tail) + len(offered)


CENSUSES = {"tendays": count_tendays, "tenzania": count_tenzania, "tickets": count_tickets}
