"""What others may have in their racks in 10 Days: tiles that go with each other, for they have chosen them."""

from math import exp

import numpy as np

from tenfold.bots.seeds import gumbel
from tenfold.bots.tendays_prospects import count_chances, gain
from tenfold.games.tendays.board import KINDS, UNKNOWN
from tenfold.games.tendays.connections import is_complete
from tenfold.games.tendays.state import DAYS, PILES
from tenfold.kernel.play import below, fill
from tenfold.kernel.rules import rule

CHOICE, MORE, TURNS = 1.0, 0.5, 12
"""How much likelier a tile is by what it adds to the outlook; how much more, at most, and after how many turns.

Fitted to the racks that greedy had in its games against itself.
"""

SCALE, MOST = 1 << 20, 10.0
"""The odds of a tile that adds nothing, and as a logarithm how many times that they may be."""

RACKS = 3
"""How many racks are dealt for each seat, for one to be chosen,"""

GOOD, REFUSED = 0.7, 3.0
"""the likelier the better its outlook, and the less the tops of the discard piles would add to it: for its seat, had
they helped, would have taken them."""

JOURNEY = 1000.0
"""How much less likely a rack is that is a journey: its seat would have won."""


@rule
def imagine(board, state, hints, rng):
    """Turn a view into a state that it could be of, others' racks by how well their tiles go with each other."""
    chances = count_chances(board, state)
    for seat in range(state.seats):
        if (state.rack[seat] == UNKNOWN).any():
            _imagine_rack(board, state, seat, chances, rng)
    fill(board, state, rng)


@rule
def _imagine_rack(board, state, seat, chances, rng):
    """Deal a seat some racks, and choose one of them."""
    rack, best, highest = state.rack[seat], state.rack[seat].copy(), -np.inf
    hidden = rack == UNKNOWN
    for _ in range(RACKS):
        _deal(board, state, rack, chances, rng)
        likely = _how_likely(board, state, rack, chances) + gumbel(rng)
        if likely > highest:
            highest = likely
            best[:] = rack
        for day in range(state.days):
            if hidden[day]:
                state.bag[rack[day]] += 1
                rack[day] = UNKNOWN
    for day in range(state.days):
        if hidden[day]:
            rack[day] = best[day]
            state.bag[rack[day]] -= 1


@rule
def _deal(board, state, rack, chances, rng):
    """Deal the unknown tiles of a rack, one day after the other."""
    gains, best = np.zeros((DAYS, KINDS)), np.zeros(KINDS)
    choice = CHOICE + MORE * min(1.0, state.turns / TURNS)
    for day in range(state.days):
        if rack[day] == UNKNOWN:
            gain(board, rack, np.int64(state.days), chances, gains, best)
            rack[day] = _draw(board, state, gains[day], choice, rng)
            state.bag[rack[day]] -= 1


@rule
def _draw(board, state, gains, choice, rng):
    """A kind of tile from among those unseen, by what each adds."""
    odds = np.zeros(KINDS, np.int64)
    for kind in range(board.kinds):
        odds[kind] = state.bag[kind] * np.int64(SCALE * exp(min(choice * gains[kind], MOST)))
    left, kind = below(rng, odds.sum()), 0
    while left >= odds[kind]:
        left -= odds[kind]
        kind += 1
    return kind


@rule
def _how_likely(board, state, rack, chances):
    """How likely a rack is beside others that were dealt alike, as a logarithm."""
    gains, best, refused = np.zeros((DAYS, KINDS)), np.zeros(KINDS), 0.0
    outlook = gain(board, rack, np.int64(state.days), chances, gains, best)
    for pile in range(PILES):
        if state.height[pile] > 0:
            refused = max(refused, best[state.pile[pile, state.height[pile] - 1]])
    return GOOD * outlook - REFUSED * refused - JOURNEY * is_complete(board, rack, state.days)
