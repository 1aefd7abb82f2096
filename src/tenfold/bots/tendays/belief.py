"""The belief about hidden racks in 10 Days: tiles that go together are likely, since their seat has
chosen them.
"""

from typing import NamedTuple

import numpy as np

from tenfold.bots.seeds import gumbel
from tenfold.games.tendays.board import KINDS, UNKNOWN, Board
from tenfold.games.tendays.connections import is_complete
from tenfold.games.tendays.state import DAYS, PILES, SWAPS, Layout, Origin, Stage, State
from tenfold.kernel.bag import how_many, pull, refill
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, as_i64
from tenfold.kernel.play import below, fill
from tenfold.kernel.reals import exp, power

from .memory import Memory
from .numbers import Numbers
from .prospects import count_chances, gain, outlook
from .turn import best_day, exchange

SCALE = 1 << 20
"""The odds of a tile that adds nothing to the outlook, as an integer."""

MOST = 10.0
"""The greatest logarithm of the odds of a tile, relative to one that adds nothing."""

RACKS = 5
"""The number of racks that are dealt for each seat that has had turns. One of them is chosen."""

SWAPPED = 2
"""The greatest number of swaps in each dealt rack."""

JOURNEY = 1000.0
"""The penalty in log-likelihood of a rack that is a journey: its seat would have won."""


class Evidence(NamedTuple):
    """What is known of the tiles of a hidden rack."""

    chances: Array
    """By kind, the probability that a tile comes in time."""
    against: Array
    """By kind, the penalty for what a tile would add to the rack."""


@compiled
def determinize(board: Board, state: State, numbers: Numbers, belief: Memory, rng: Array) -> None:
    """Sample a state consistent with a view. The tiles of others' racks go together as those of a
    player do.
    """
    setting_up = state.stage == Stage.SETUP
    chances = count_chances(
        board, state, numbers, numbers.placing if setting_up else numbers.unseen
    )
    for seat in range(state.seats):
        if setting_up:
            _set_up(board, state, state.rack[seat], chances, rng)
        elif _count_unknown(state.rack[seat]):
            _deal_rack(board, state, seat, numbers, Evidence(chances, belief.against[seat]), rng)
    fill(board, state, rng)


@compiled
def _set_up(board: Board, state: State, rack: Array, chances: Array, rng: Array) -> None:
    """Deal the unknown tiles of a rack that is being set up, each to the day where it adds most."""
    gains = np.zeros((DAYS, KINDS))
    best = np.zeros(KINDS)
    days = as_i64(state.days)
    for _ in range(_count_unknown(rack)):
        kind = pull(state.bag, 0, below(rng, how_many(state.bag)))
        gain(board, rack, days, chances, gains, best)
        rack[best_day(rack, days, UNKNOWN, gains[:, kind])] = kind


@compiled
def _count_unknown(rack: Array) -> int:
    unknown = 0
    for day in range(DAYS):
        unknown += rack[day] == UNKNOWN
    return unknown


@compiled
def _deal_rack(
    board: Board, state: State, seat: int, numbers: Numbers, evidence: Evidence, rng: Array
) -> None:
    """Deal a seat several racks, and choose one by its likelihood."""
    rack = state.rack[seat]
    best = rack.copy()
    highest = -np.inf
    hidden = rack == UNKNOWN
    chances = evidence.chances
    for _ in range(RACKS):
        _deal(board, state, seat, numbers, chances, rng)
        if state.swap:
            _tidy(board, state, seat, hidden, numbers, chances)
        likely = _log_likelihood(board, state, rack, numbers, evidence) + gumbel(rng)
        if likely > highest:
            highest = likely
            refill(best, rack)
        for day in range(state.days):
            if hidden[day]:
                _source(state, seat, day)[rack[day]] += 1
                rack[day] = UNKNOWN
    for day in range(state.days):
        if hidden[day]:
            rack[day] = best[day]
            _source(state, seat, day)[rack[day]] -= 1


@compiled
def _source(state: Layout, seat: int, day: int) -> Array:
    """Return the tiles that a hidden day may hold, by what all know of its origin (T7.9)."""
    if state.origin[seat, day] == Origin.DECK:
        return state.bag
    return state.pool


@compiled
def _tidy(
    board: Board, state: State, seat: int, hidden: Array, numbers: Numbers, chances: Array
) -> None:
    """Make the swaps that its seat would have made by now."""
    gains = np.zeros((DAYS, KINDS))
    best = np.zeros(KINDS)
    days = as_i64(state.days)
    rack = state.rack[seat]
    least = numbers.swapped - numbers.swapped_less * power(_turns(state, numbers), numbers.soon)
    for _ in range(SWAPPED):
        now = gain(board, rack, days, chances, gains, best)
        highest = least
        found = -1
        for number in range(days * (days - 1) // 2):
            one, other = SWAPS[number]
            alone = gains[one, rack[other]] + gains[other, rack[one]]
            alike = state.origin[seat, one] == state.origin[seat, other]
            if hidden[one] and hidden[other] and alike and alone > numbers.swapped_alone:
                exchange(rack, number)
                better = outlook(board, rack, days, chances) - now
                if better > highest and not is_complete(board, rack, days):
                    highest = better
                    found = number
                exchange(rack, number)
        if found < 0:
            return
        exchange(rack, found)


@compiled
def _deal(
    board: Board, state: State, seat: int, numbers: Numbers, chances: Array, rng: Array
) -> None:
    """Deal the unknown tiles of a rack, day by day in random order."""
    gains = np.zeros((DAYS, KINDS))
    best = np.zeros(KINDS)
    order = np.arange(state.days)
    rack = state.rack[seat]
    choice = numbers.choice + numbers.choice_more * power(_turns(state, numbers), numbers.soon)
    for i in range(state.days):
        other = i + below(rng, state.days - i)
        order[i], order[other] = order[other], order[i]
        day = order[i]
        if rack[day] == UNKNOWN:
            gain(board, rack, as_i64(state.days), chances, gains, best)
            source = _source(state, seat, day)
            rack[day] = _draw(board, source, gains[day], numbers, choice, rng)
            source[rack[day]] -= 1


@compiled
def _turns(state: Layout, numbers: Numbers) -> float:
    """Return the number of turns a seat has had, from 0 to 1: 1 from `numbers.turns` on."""
    return min(1.0, state.turns / (numbers.turns * state.seats))


@compiled
def _draw(
    board: Board, source: Array, gains: Array, numbers: Numbers, choice: float, rng: Array
) -> int:
    """Draw a kind of tile from a source, weighted by what each adds to the outlook."""
    odds = np.zeros(KINDS, np.int64)
    for kind in range(board.kinds):
        often = 1.0
        if kind >= board.places:
            often = numbers.rack_vehicle
        odds[kind] = source[kind] * np.int64(often * SCALE * exp(min(choice * gains[kind], MOST)))
    left = below(rng, how_many(odds))
    kind = 0
    while left >= odds[kind]:
        left -= odds[kind]
        kind += 1
    return kind


@compiled
def _log_likelihood(
    board: Board, state: State, rack: Array, numbers: Numbers, evidence: Evidence
) -> float:
    """Return the log-likelihood of a dealt rack, up to a constant."""
    gains = np.zeros((DAYS, KINDS))
    best = np.zeros(KINDS)
    refused = 0.0
    now = gain(board, rack, as_i64(state.days), evidence.chances, gains, best)
    for pile in range(PILES):
        if state.height[pile] > 0:
            refused = max(refused, best[state.pile[pile, state.height[pile] - 1]])
    turns = _turns(state, numbers)
    journey = is_complete(board, rack, state.days)
    likely = (
        numbers.good * power(turns, numbers.soon) * now
        - numbers.refused * turns * refused
        - JOURNEY * journey
    )
    for kind in range(board.kinds):
        likely -= evidence.against[kind] * best[kind]
    return likely
