"""What others may have in their racks in 10 Days: tiles that go with each other, for they have chosen them."""

from math import exp

import numpy as np

from tenfold.bots.seeds import gumbel
from tenfold.bots.tendays_prospects import PLACING, UNSEEN, count_chances, gain, outlook
from tenfold.bots.tendays_turn import best_day, exchange
from tenfold.games.tendays.board import KINDS, UNKNOWN
from tenfold.games.tendays.connections import is_complete
from tenfold.games.tendays.hiding import pull
from tenfold.games.tendays.state import DAYS, PILES, SWAPS, Stage
from tenfold.kernel.compiled import compiled
from tenfold.kernel.play import below, fill

CHOICE, MORE = 0.45, 1.0
"""How much likelier a tile is by what it adds to the outlook, and how much more at most: the more turns a seat has had,
the more it has chosen. Fitted, as all here, so that racks are like those that greedy had against itself: their outlook,
how many transportation tiles they have, and how often a discard would help them."""

TURNS, SOON = 5.5, 0.6
"""After how many turns of its own that is so, and how: the first turns help most."""

VEHICLES = 0.75
"""How much less likely a transportation tile is than what it adds says."""

SCALE, MOST = 1 << 20, 10.0
"""The odds of a tile that adds nothing, and as a logarithm how many times that they may be."""

RACKS = 3
"""How many racks are dealt for each seat that has had turns, for one to be chosen,"""

GOOD, REFUSED = 1.2, 30.0
"""the likelier the better its outlook, and the less the tops of the discard piles would add to it: for its seat, had
they helped, would have taken them. Both grow with its turns."""

SWAPPED, WORTHWHILE, LESS, NEARLY = 2, 1.2, 0.8, -0.5
"""How many swaps are made at most in a rack that is imagined, what each adds at least, and what its tiles add alone:
its seat would have made them."""

JOURNEY = 1000.0
"""How much less likely a rack is that is a journey: its seat would have won."""


@compiled
def imagine(board, state, hints, rng):
    """Turn a view into a state that it could be of, others' racks by how well their tiles go with each other."""
    setting_up = state.stage == Stage.SETUP
    chances = count_chances(board, state, PLACING if setting_up else UNSEEN)
    for seat in range(state.seats):
        if setting_up:
            _set_up(board, state, state.rack[seat], chances, rng)
        elif (state.rack[seat] == UNKNOWN).any():
            _imagine_rack(board, state, seat, chances, rng)
    fill(board, state, rng)


@compiled
def _set_up(board, state, rack, chances, rng):
    """Deal the unknown tiles of a rack that is being set up, each to the day where it adds most."""
    gains, best, days = np.zeros((DAYS, KINDS)), np.zeros(KINDS), np.int64(state.days)
    for _ in range((rack == UNKNOWN).sum()):
        kind = pull(state, below(rng, state.bag.sum()))
        gain(board, rack, days, chances, gains, best)
        rack[best_day(rack, days, UNKNOWN, gains[:, kind])] = kind


@compiled
def _imagine_rack(board, state, seat, chances, rng):
    """Deal a seat some racks, and choose one of them."""
    rack, best, highest = state.rack[seat], state.rack[seat].copy(), -np.inf
    hidden = rack == UNKNOWN
    for _ in range(RACKS):
        _deal(board, state, rack, chances, rng)
        if state.swap:
            _tidy(board, state, rack, hidden, chances)
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


@compiled
def _tidy(board, state, rack, hidden, chances):
    """Swap what its seat would have swapped by now."""
    gains, best, days = np.zeros((DAYS, KINDS)), np.zeros(KINDS), np.int64(state.days)
    least = WORTHWHILE - LESS * _turns(state) ** SOON
    for _ in range(SWAPPED):
        now, highest, found = gain(board, rack, days, chances, gains, best), least, -1
        for number in range(days * (days - 1) // 2):
            one, other = SWAPS[number]
            alone = gains[one, rack[other]] + gains[other, rack[one]]
            if hidden[one] and hidden[other] and alone > NEARLY:
                exchange(rack, number)
                better = outlook(board, rack, days, chances) - now
                if better > highest and not is_complete(board, rack, days):
                    highest, found = better, number
                exchange(rack, number)
        if found < 0:
            return
        exchange(rack, found)


@compiled
def _deal(board, state, rack, chances, rng):
    """Deal the unknown tiles of a rack, its days in any order."""
    gains, best, order = np.zeros((DAYS, KINDS)), np.zeros(KINDS), np.arange(state.days)
    choice = CHOICE + MORE * _turns(state) ** SOON
    for i in range(state.days):
        other = i + below(rng, state.days - i)
        order[i], order[other] = order[other], order[i]
        day = order[i]
        if rack[day] == UNKNOWN:
            gain(board, rack, np.int64(state.days), chances, gains, best)
            rack[day] = _draw(board, state, gains[day], choice, rng)
            state.bag[rack[day]] -= 1


@compiled
def _turns(state):
    """How many turns a seat has had, from 0 to 1: all the same after some."""
    return min(1.0, state.turns / (TURNS * state.seats))


@compiled
def _draw(board, state, gains, choice, rng):
    """A kind of tile from among those unseen, by what each adds."""
    odds = np.zeros(KINDS, np.int64)
    for kind in range(board.kinds):
        often = VEHICLES if kind >= board.places else 1.0
        odds[kind] = state.bag[kind] * np.int64(often * SCALE * exp(min(choice * gains[kind], MOST)))
    left, kind = below(rng, odds.sum()), 0
    while left >= odds[kind]:
        left -= odds[kind]
        kind += 1
    return kind


@compiled
def _how_likely(board, state, rack, chances):
    """How likely a rack is beside others that were dealt alike, as a logarithm."""
    gains, best, refused = np.zeros((DAYS, KINDS)), np.zeros(KINDS), 0.0
    now = gain(board, rack, np.int64(state.days), chances, gains, best)
    for pile in range(PILES):
        if state.height[pile] > 0:
            refused = max(refused, best[state.pile[pile, state.height[pile] - 1]])
    turns, journey = _turns(state), is_complete(board, rack, state.days)
    return GOOD * turns**SOON * now - REFUSED * turns * refused - JOURNEY * journey
