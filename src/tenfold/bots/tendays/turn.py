"""The score of each move in a turn of 10 Days: the outlook that it leaves, and what the next seat
may take.
"""

import numpy as np

from tenfold.games.tendays.board import EMPTY, KINDS, Board
from tenfold.games.tendays.connections import is_complete
from tenfold.games.tendays.legality import may_fill
from tenfold.games.tendays.state import (
    DAYS,
    DRAW,
    DRAW_DECK,
    DROP,
    PILES,
    PLACE,
    PUT,
    SWAP,
    SWAPS,
    Blank,
    Stage,
)
from tenfold.kernel.bag import refill
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, Flat, as_i64, f64, i8, i64, layout
from tenfold.kernel.reals import log

from .numbers import Numbers
from .prospects import USELESS, count_chances, gain, outlook

WON = 100.0
"""The score of a completed journey: more than anything else."""

ALMOST = -1.0
"""A journey has an outlook of 0: a rack below this cannot be one."""

NOWHERE = as_i64(-1)
"""The number for no pile. It is an int64, since Numba would compile functions again for a literal
constant.
"""


class Prospects(Flat):
    """What each tile would add to the outlook of a seat and to that of the next seat."""

    days = i64
    rack = i8[DAYS]
    drawn = i64  # the kind of the tile that the seat has drawn, or 0
    chances = f64[KINDS]
    now = f64  # the current outlook
    gains = f64[DAYS, KINDS]  # by day and kind, what the tile would add on that day
    hopes = f64[KINDS]  # by kind, what the tile would add on its best day
    fears = f64[KINDS]  # by kind, what the tile would add for the next seat


PROSPECTS = layout(Prospects)


@compiled
def foresee(board: Board, view: Blank, seat: int, numbers: Numbers, prospects: Prospects) -> None:
    """Write the prospects of a seat into a record of zeros."""
    days = as_i64(view.days)
    likely = numbers.placing if view.stage == Stage.SETUP else numbers.unseen
    chances = count_chances(board, view, numbers, likely)
    prospects.days = days
    refill(prospects.rack, view.rack[seat])
    prospects.drawn = view.drawn[seat]
    refill(prospects.chances, chances)
    if view.stage != Stage.SETUP and view.turns < numbers.patience * view.seats:
        gain(
            board,
            view.rack[(seat + 1) % view.seats],
            days,
            chances,
            prospects.gains,
            prospects.fears,
        )
    prospects.now = gain(board, view.rack[seat], days, chances, prospects.gains, prospects.hopes)


@compiled
def place(prospects: Prospects, kind: int) -> int:
    """Return the move that places a tile where it adds most."""
    return PLACE + best_day(prospects.rack, prospects.days, EMPTY, prospects.gains[:, kind])


@compiled
def best_day(rack: Array, days: int, vacant: int, gains: Array) -> int:
    """Return the vacant day on which a tile adds most."""
    best = -1
    for day in range(days):
        if rack[day] == vacant and (best < 0 or gains[day] > gains[best]):
            best = day
    return best


@compiled
def end(
    board: Board, view: Blank, numbers: Numbers, prospects: Prospects, kind: int, taken: int
) -> tuple[float, int]:
    """Return the score and the best move that ends a turn with a tile in hand. `taken` is the pile
    it comes from.
    """
    covers, fears = _cover(view, numbers, prospects, taken)
    return _end_with(board, numbers, prospects, kind, covers, fears)


@compiled
def _end_with(
    board: Board, numbers: Numbers, prospects: Prospects, kind: int, covers: Array, fears: Array
) -> tuple[float, int]:
    """Return the score and the best move that ends a turn, given the value of covering each
    pile.
    """
    best, pile = _discard(numbers, prospects, kind, covers, fears)
    move = DROP + pile
    for day in range(prospects.days):
        if prospects.gains[day, kind] > USELESS:
            score, pile = _discard(numbers, prospects, as_i64(prospects.rack[day]), covers, fears)
            score += prospects.gains[day, kind]
            if _finishes(board, prospects, day, kind):
                score += WON
            if score > best:
                best = score
                move = PUT + PILES * day + pile
    return best, move


@compiled
def _cover(view: Blank, numbers: Numbers, prospects: Prospects, taken: int) -> tuple[Array, Array]:
    """Return by pile that is covered: the weighted best top left for the seat, and the best for the
    next seat.
    """
    covers = np.full(PILES, -np.inf)
    fears = np.zeros(PILES)
    is_drawn = taken == NOWHERE
    source = as_i64(view.source) if is_drawn else taken
    more = 1
    if is_drawn:
        more = 0
    for pile in range(PILES):
        if may_fill(view, source, more, pile):
            hope = 0.0
            for other in range(PILES):
                if other != pile:
                    kind = _top(view, other, taken)
                    fears[pile] = max(fears[pile], prospects.fears[kind])
                    hope = max(hope, prospects.hopes[kind])
            covers[pile] = numbers.hope * hope
    return covers, fears


@compiled
def _discard(
    numbers: Numbers, prospects: Prospects, kind: int, covers: Array, fears: Array
) -> tuple[float, int]:
    """Return the score of a discard on the best pile, and that pile."""
    best = -np.inf
    found = 0
    for pile in range(PILES):
        score = _score_discard(numbers, prospects, kind, pile, covers, fears)
        if score > best:
            best = score
            found = pile
    return best, found


@compiled
def _score_discard(
    numbers: Numbers, prospects: Prospects, kind: int, pile: int, covers: Array, fears: Array
) -> float:
    """Return the score of a discard on a pile."""
    return covers[pile] - numbers.fear * max(fears[pile], prospects.fears[kind])


@compiled
def _top(view: Blank, pile: int, taken: int) -> int:
    """Return the top of a discard pile, or the tile under it if the pile's top is taken."""
    level = as_i64(view.height[pile]) - 1 - (pile == taken)
    if level >= 0:
        return as_i64(view.pile[pile, level])
    return EMPTY


@compiled
def _finishes(board: Board, prospects: Prospects, day: int, kind: int) -> bool:
    """Return whether a tile on a day completes a journey."""
    if prospects.now + prospects.gains[day, kind] < ALMOST:
        return False
    before = prospects.rack[day]
    prospects.rack[day] = kind
    found = is_complete(board, prospects.rack, prospects.days)
    prospects.rack[day] = before
    return found


@compiled
def draw(board: Board, view: Blank, numbers: Numbers, prospects: Prospects) -> tuple[float, int]:
    """Return the score and the best move that draws a tile."""
    best = -np.inf
    move = -1
    if view.left > 0:
        best = _expect(board, view, numbers, prospects)
        move = DRAW_DECK
    for pile in range(PILES):
        score, last = end(board, view, numbers, prospects, _top(view, pile, NOWHERE), pile)
        if score > best and (
            last >= PUT or view.left == 0
        ):  # moving tops between piles could go on for ever
            best = score
            move = DRAW + pile
    return best, move


@compiled
def _expect(board: Board, view: Blank, numbers: Numbers, prospects: Prospects) -> float:
    """Return the expected score of a tile from the draw pile."""
    total = 0.0
    unseen = 0
    covers, fears = _cover(view, numbers, prospects, NOWHERE)
    for kind in range(as_i64(board.kinds)):
        if view.bag[kind] > 0:
            score = _end_with(board, numbers, prospects, kind, covers, fears)[0]
            total += view.bag[kind] * (score - WON + numbers.finish if score > WON / 2 else score)
            unseen += view.bag[kind]
    return total / unseen


@compiled
def swap(
    board: Board, view: Blank, numbers: Numbers, prospects: Prospects, best: float, move: int
) -> int:
    """Return the best swap if its score beats the best other move, or else that move."""
    winning = _swap_to_win(board, numbers, prospects)
    if winning >= 0:
        return winning
    tops = _tops(view, numbers, prospects)
    for number in range(prospects.days * (prospects.days - 1) // 2):
        if _may_help(numbers, prospects, number, best):
            score = tops + _score_swap(board, numbers, prospects, number)
            if score > best:
                best = score
                move = SWAP + number
    return move


@compiled
def _swap_to_win(board: Board, numbers: Numbers, prospects: Prospects) -> int:
    """Return a swap that completes a journey; -1 if there is none."""
    if prospects.now > 2.0 * log(
        numbers.unseen * numbers.rack * numbers.vehicle
    ):  # two tiles change
        for number in range(prospects.days * (prospects.days - 1) // 2):
            exchange(prospects.rack, number)
            found = is_complete(board, prospects.rack, prospects.days)
            exchange(prospects.rack, number)
            if found:
                return SWAP + number
    return -1


@compiled
def _score_swap(board: Board, numbers: Numbers, prospects: Prospects, number: int) -> float:
    """Return what a swap adds to the outlook, minus its cost."""
    exchange(prospects.rack, number)
    after = outlook(board, prospects.rack, prospects.days, prospects.chances)
    won = WON * is_complete(board, prospects.rack, prospects.days)
    exchange(prospects.rack, number)
    return after - prospects.now - numbers.swapping + won


@compiled
def exchange(rack: Array, number: int) -> None:
    """Swap two tiles of a rack; twice restores it."""
    one, other = SWAPS[number]
    rack[one], rack[other] = rack[other], rack[one]


@compiled
def _may_help(numbers: Numbers, prospects: Prospects, number: int, best: float) -> bool:
    """Return whether a swap may beat the best move, by what its tiles add alone; a cheap test
    before scoring it.
    """
    one, other = SWAPS[number]
    first = prospects.gains[one, prospects.rack[other]]
    second = prospects.gains[other, prospects.rack[one]]
    near = 0.0
    if other - one <= 2:
        near = numbers.swap_both
    is_one_good = max(first, second) > max(numbers.swapping, best - numbers.swap_one)
    return bool(is_one_good and first + second > best - near)


@compiled
def _tops(view: Blank, numbers: Numbers, prospects: Prospects) -> float:
    """Return the value of the discard tops to the seat if they stay as they are."""
    hope = 0.0
    fear = 0.0
    for pile in range(PILES):
        kind = _top(view, pile, NOWHERE)
        fear = max(fear, prospects.fears[kind])
        hope = max(hope, prospects.hopes[kind])
    return numbers.hope * hope - numbers.fear * fear


@compiled
def score(board: Board, view: Blank, numbers: Numbers, prospects: Prospects, move: int) -> float:
    """Return the score of a move for a seat that has drawn a tile, or is to draw one."""
    kind = prospects.drawn
    if move < DROP:
        return prospects.gains[move - PLACE, kind]
    if move >= SWAP:
        return _tops(view, numbers, prospects) + _score_swap(board, numbers, prospects, move - SWAP)
    if move >= DRAW:
        pile = move - DRAW
        return end(board, view, numbers, prospects, _top(view, pile, NOWHERE), pile)[0]
    if move == DRAW_DECK:
        return _expect(board, view, numbers, prospects)
    covers, fears = _cover(view, numbers, prospects, NOWHERE)
    if move < PUT:
        return _score_discard(numbers, prospects, kind, move - DROP, covers, fears)
    day = (move - PUT) // PILES
    pile = (move - PUT) % PILES
    discard = _score_discard(numbers, prospects, as_i64(prospects.rack[day]), pile, covers, fears)
    return prospects.gains[day, kind] + discard + WON * _finishes(board, prospects, day, kind)
