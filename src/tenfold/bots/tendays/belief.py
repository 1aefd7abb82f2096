"""What others may have in their racks in 10 Days: tiles that go with each other, for they have chosen them."""

import numpy as np

from tenfold.bots.seeds import gumbel
from tenfold.games.tendays.board import KINDS, UNKNOWN, Board
from tenfold.games.tendays.connections import is_complete
from tenfold.games.tendays.state import DAYS, PILES, SWAPS, Layout, Origin, Stage, State
from tenfold.kernel.bag import how_many, pull, refill
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, wide
from tenfold.kernel.play import below, fill
from tenfold.kernel.reals import exp, power

from .memory import Memory
from .numbers import Numbers
from .prospects import count_chances, gain, outlook
from .turn import best_day, exchange

SCALE, MOST = 1 << 20, 10.0
"""The odds of a tile that adds nothing, and as a logarithm how many times that they may be."""

RACKS, SWAPPED = 5, 2
"""How many racks are dealt for each seat that has had turns, for one to be chosen; and how many swaps are made at most
in each."""

JOURNEY = 1000.0
"""How much less likely a rack is that is a journey: its seat would have won."""


@compiled
def determinize(board: Board, state: State, numbers: Numbers, belief: Memory, rng: Array) -> None:
    """Turn a view into a state that it could be of, others' racks by how well their tiles go with each other."""
    setting_up = state.stage == Stage.SETUP
    chances = count_chances(board, state, numbers, numbers.placing if setting_up else numbers.unseen)
    for seat in range(state.seats):
        if setting_up:
            _set_up(board, state, state.rack[seat], chances, rng)
        elif _count_unknown(state.rack[seat]):
            _deal_rack(board, state, seat, numbers, belief.against[seat], chances, rng)
    fill(board, state, rng)


@compiled
def _set_up(board: Board, state: State, rack: Array, chances: Array, rng: Array) -> None:
    """Deal the unknown tiles of a rack that is being set up, each to the day where it adds most."""
    gains, best, days = np.zeros((DAYS, KINDS)), np.zeros(KINDS), wide(state.days)
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
    board: Board, state: State, seat: int, numbers: Numbers, against: Array, chances: Array, rng: Array
) -> None:
    """Deal a seat some racks, and choose one of them."""
    rack, best, highest = state.rack[seat], state.rack[seat].copy(), -np.inf
    hidden = rack == UNKNOWN
    for _ in range(RACKS):
        _deal(board, state, seat, numbers, chances, rng)
        if state.swap:
            _tidy(board, state, seat, hidden, numbers, chances)
        likely = _log_likelihood(board, state, rack, numbers, against, chances) + gumbel(rng)
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
    """Among what the tile of a day is, as far as all know where it comes from (T7.9)."""
    return state.bag if state.origin[seat, day] == Origin.DECK else state.pool


@compiled
def _tidy(board: Board, state: State, seat: int, hidden: Array, numbers: Numbers, chances: Array) -> None:
    """Swap what its seat would have swapped by now."""
    gains, best, days = np.zeros((DAYS, KINDS)), np.zeros(KINDS), wide(state.days)
    rack, least = state.rack[seat], numbers.swapped - numbers.swapped_less * power(_turns(state, numbers), numbers.soon)
    for _ in range(SWAPPED):
        now, highest, found = gain(board, rack, days, chances, gains, best), least, -1
        for number in range(days * (days - 1) // 2):
            one, other = SWAPS[number]
            alone = gains[one, rack[other]] + gains[other, rack[one]]
            alike = state.origin[seat, one] == state.origin[seat, other]
            if hidden[one] and hidden[other] and alike and alone > numbers.swapped_alone:
                exchange(rack, number)
                better = outlook(board, rack, days, chances) - now
                if better > highest and not is_complete(board, rack, days):
                    highest, found = better, number
                exchange(rack, number)
        if found < 0:
            return
        exchange(rack, found)


@compiled
def _deal(board: Board, state: State, seat: int, numbers: Numbers, chances: Array, rng: Array) -> None:
    """Deal the unknown tiles of a rack, its days in any order."""
    gains, best, order = np.zeros((DAYS, KINDS)), np.zeros(KINDS), np.arange(state.days)
    rack, choice = state.rack[seat], numbers.choice + numbers.choice_more * power(_turns(state, numbers), numbers.soon)
    for i in range(state.days):
        other = i + below(rng, state.days - i)
        order[i], order[other] = order[other], order[i]
        day = order[i]
        if rack[day] == UNKNOWN:
            gain(board, rack, wide(state.days), chances, gains, best)
            source = _source(state, seat, day)
            rack[day] = _draw(board, source, gains[day], numbers, choice, rng)
            source[rack[day]] -= 1


@compiled
def _turns(state: Layout, numbers: Numbers) -> float:
    """How many turns a seat has had, from 0 to 1: all the same after some."""
    return min(1.0, state.turns / (numbers.turns * state.seats))


@compiled
def _draw(board: Board, source: Array, gains: Array, numbers: Numbers, choice: float, rng: Array) -> int:
    """A kind of tile from among those unseen, by what each adds."""
    odds = np.zeros(KINDS, np.int64)
    for kind in range(board.kinds):
        often = numbers.rack_vehicle if kind >= board.places else 1.0
        odds[kind] = source[kind] * np.int64(often * SCALE * exp(min(choice * gains[kind], MOST)))
    left, kind = below(rng, how_many(odds)), 0
    while left >= odds[kind]:
        left -= odds[kind]
        kind += 1
    return kind


@compiled
def _log_likelihood(board: Board, state: State, rack: Array, numbers: Numbers, against: Array, chances: Array) -> float:
    """How likely a rack is beside others that were dealt alike, as a logarithm."""
    gains, best, refused = np.zeros((DAYS, KINDS)), np.zeros(KINDS), 0.0
    now = gain(board, rack, wide(state.days), chances, gains, best)
    for pile in range(PILES):
        if state.height[pile] > 0:
            refused = max(refused, best[state.pile[pile, state.height[pile] - 1]])
    turns, journey = _turns(state, numbers), is_complete(board, rack, state.days)
    likely = numbers.good * power(turns, numbers.soon) * now - numbers.refused * turns * refused - JOURNEY * journey
    for kind in range(board.kinds):
        likely -= against[kind] * best[kind]
    return likely
