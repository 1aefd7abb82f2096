"""What each move of a turn of 10 Days is worth to a seat, by the outlook that it leaves and what the next may take."""

import numpy as np

from tenfold.games.tendays.board import EMPTY, KINDS, Board
from tenfold.games.tendays.connections import is_complete
from tenfold.games.tendays.legality import may_fill
from tenfold.games.tendays.state import DAYS, DRAW, DRAW_DECK, DROP, PILES, PLACE, PUT, SWAP, SWAPS, Blank, Stage
from tenfold.kernel.bag import refill
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, Flat, f64, i8, i64, layout, wide
from tenfold.kernel.reals import log

from .numbers import Numbers
from .prospects import USELESS, count_chances, gain, outlook

WON = 100.0
"""What a journey is worth: more than all else."""

ALMOST = -1.0
"""A journey has an outlook of 0: one that is less than this is none."""

NOWHERE = wide(-1)
"""Instead of a pile: none. Numba compiles a function anew for each plain constant that it is given; not for these."""


class Prospects(Flat):
    """What tiles would do for a seat and for the next one, as logarithms of how the outlook grows."""

    days = i64
    rack = i8[DAYS]
    chances = f64[KINDS]
    now = f64  # the outlook as it is
    gains = f64[DAYS, KINDS]  # by day and kind, what that tile on that day would add
    hopes = f64[KINDS]  # by kind, what a tile would add on its best day
    fears = f64[KINDS]  # the same for the next seat


PROSPECTS = layout(Prospects)


@compiled
def foresee(board: Board, view: Blank, seat: int, numbers: Numbers, prospects: Prospects) -> None:
    """Write the prospects of a seat. They are all zero before."""
    days, likely = wide(view.days), numbers.placing if view.stage == Stage.SETUP else numbers.unseen
    chances = count_chances(board, view, numbers, likely)
    prospects.days = days
    refill(prospects.rack, view.rack[seat])
    refill(prospects.chances, chances)
    if view.stage != Stage.SETUP and view.turns < numbers.patience * view.seats:
        gain(board, view.rack[(seat + 1) % view.seats], days, chances, prospects.gains, prospects.fears)
    prospects.now = gain(board, view.rack[seat], days, chances, prospects.gains, prospects.hopes)


@compiled
def place(prospects: Prospects, kind: int) -> int:
    """Place a tile where it adds most."""
    return PLACE + best_day(prospects.rack, prospects.days, EMPTY, prospects.gains[:, kind])


@compiled
def best_day(rack: Array, days: int, vacant: int, gains: Array) -> int:
    """The day where a tile adds most, of those that are vacant."""
    best = -1
    for day in range(days):
        if rack[day] == vacant and (best < 0 or gains[day] > gains[best]):
            best = day
    return best


@compiled
def end(board: Board, view: Blank, numbers: Numbers, prospects: Prospects, kind: int, taken: int) -> tuple[float, int]:
    """The best move that ends a turn with a tile in hand, and its score. `taken`: the pile that it would come from."""
    covers, fears = _cover(view, numbers, prospects, taken)
    return _end_with(board, numbers, prospects, kind, covers, fears)


@compiled
def _end_with(
    board: Board, numbers: Numbers, prospects: Prospects, kind: int, covers: Array, fears: Array
) -> tuple[float, int]:
    """The same, by what it is worth to cover each pile."""
    best, pile = _discard(numbers, prospects, kind, covers, fears)
    move = DROP + pile
    for day in range(prospects.days):
        if prospects.gains[day, kind] > USELESS:
            score, pile = _discard(numbers, prospects, wide(prospects.rack[day]), covers, fears)
            score += prospects.gains[day, kind]
            if _finishes(board, prospects, day, kind):
                score += WON
            if score > best:
                best, move = score, PUT + PILES * day + pile
    return best, move


@compiled
def _cover(view: Blank, numbers: Numbers, prospects: Prospects, taken: int) -> tuple[Array, Array]:
    """By pile, what it is worth to the seat to cover it, beside what the discard gives to the next: hope, and fear."""
    covers, fears = np.full(PILES, -np.inf), np.zeros(PILES)
    source, more = (wide(view.source), 0) if taken == NOWHERE else (taken, 1)
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
def _discard(numbers: Numbers, prospects: Prospects, kind: int, covers: Array, fears: Array) -> tuple[float, int]:
    """What a discard is worth on the best pile, and that pile."""
    best, found = -np.inf, 0
    for pile in range(PILES):
        score = _score_discard(numbers, prospects, kind, pile, covers, fears)
        if score > best:
            best, found = score, pile
    return best, found


@compiled
def _score_discard(numbers: Numbers, prospects: Prospects, kind: int, pile: int, covers: Array, fears: Array) -> float:
    """What a discard is worth on a pile."""
    return covers[pile] - numbers.fear * max(fears[pile], prospects.fears[kind])


@compiled
def _top(view: Blank, pile: int, taken: int) -> int:
    """The top of a discard pile, or the tile under it if it is taken."""
    level = wide(view.height[pile]) - 1 - (pile == taken)
    return wide(view.pile[pile, level]) if level >= 0 else EMPTY


@compiled
def _finishes(board: Board, prospects: Prospects, day: int, kind: int) -> bool:
    """Whether a tile on a day makes the rack a journey."""
    if prospects.now + prospects.gains[day, kind] < ALMOST:
        return False
    before = prospects.rack[day]
    prospects.rack[day] = kind
    found = is_complete(board, prospects.rack, prospects.days)
    prospects.rack[day] = before
    return found


@compiled
def draw(board: Board, view: Blank, numbers: Numbers, prospects: Prospects) -> tuple[float, int]:
    """The best move that draws a tile, and its score."""
    best, move = -np.inf, -1
    if view.left > 0:
        best, move = _expect(board, view, numbers, prospects), DRAW_DECK
    for pile in range(PILES):
        score, last = end(board, view, numbers, prospects, _top(view, pile, NOWHERE), pile)
        if score > best and (last >= PUT or view.left == 0):  # who only moves tops about may do so for ever
            best, move = score, DRAW + pile
    return best, move


@compiled
def _expect(board: Board, view: Blank, numbers: Numbers, prospects: Prospects) -> float:
    """What is to be expected of a tile from the draw pile."""
    total, unseen = 0.0, 0
    covers, fears = _cover(view, numbers, prospects, NOWHERE)
    for kind in range(wide(board.kinds)):
        if view.bag[kind] > 0:
            score = _end_with(board, numbers, prospects, kind, covers, fears)[0]
            total += view.bag[kind] * (score - WON + numbers.finish if score > WON / 2 else score)
            unseen += view.bag[kind]
    return total / unseen


@compiled
def swap(board: Board, view: Blank, numbers: Numbers, prospects: Prospects, best: float, move: int) -> int:
    """The best swap, if its score is better than that of the best other move; else that move."""
    winning = _swap_to_win(board, numbers, prospects)
    if winning >= 0:
        return winning
    tops = _tops(view, numbers, prospects)
    for number in range(prospects.days * (prospects.days - 1) // 2):
        if _may_help(numbers, prospects, number, best):
            score = tops + _score_swap(board, numbers, prospects, number)
            if score > best:
                best, move = score, SWAP + number
    return move


@compiled
def _swap_to_win(board: Board, numbers: Numbers, prospects: Prospects) -> int:
    """A swap that makes the rack a journey; -1 if there is none."""
    if prospects.now > 2.0 * log(numbers.unseen * numbers.rack * numbers.vehicle):  # two tiles change: it has both
        for number in range(prospects.days * (prospects.days - 1) // 2):
            exchange(prospects.rack, number)
            found = is_complete(board, prospects.rack, prospects.days)
            exchange(prospects.rack, number)
            if found:
                return SWAP + number
    return -1


@compiled
def _score_swap(board: Board, numbers: Numbers, prospects: Prospects, number: int) -> float:
    """What a swap adds to the outlook, less what it costs."""
    exchange(prospects.rack, number)
    after = outlook(board, prospects.rack, prospects.days, prospects.chances)
    won = WON * is_complete(board, prospects.rack, prospects.days)
    exchange(prospects.rack, number)
    return after - prospects.now - numbers.swapping + won


@compiled
def exchange(rack: Array, number: int) -> None:
    """Swap two tiles, or swap them back."""
    one, other = SWAPS[number]
    rack[one], rack[other] = rack[other], rack[one]


@compiled
def _may_help(numbers: Numbers, prospects: Prospects, number: int, best: float) -> bool:
    """Whether a swap is worth a look: what each tile adds alone comes near, when they are far apart very near."""
    one, other = SWAPS[number]
    first, second = prospects.gains[one, prospects.rack[other]], prospects.gains[other, prospects.rack[one]]
    near = numbers.swap_both if other - one <= 2 else 0.0
    return bool(max(first, second) > max(numbers.swapping, best - numbers.swap_one) and first + second > best - near)


@compiled
def _tops(view: Blank, numbers: Numbers, prospects: Prospects) -> float:
    """What the tops of the discard piles are worth to the seat as they are."""
    hope, fear = 0.0, 0.0
    for pile in range(PILES):
        kind = _top(view, pile, NOWHERE)
        fear = max(fear, prospects.fears[kind])
        hope = max(hope, prospects.hopes[kind])
    return numbers.hope * hope - numbers.fear * fear


@compiled
def score(board: Board, view: Blank, numbers: Numbers, prospects: Prospects, kind: int, move: int) -> float:
    """What a move is worth to a seat that has drawn a tile of this kind, or is to draw one."""
    if move < DROP:
        return prospects.gains[move - PLACE, kind]
    if move >= SWAP:
        return _tops(view, numbers, prospects) + _score_swap(board, numbers, prospects, move - SWAP)
    if move >= DRAW:
        return end(board, view, numbers, prospects, _top(view, move - DRAW, NOWHERE), move - DRAW)[0]
    if move == DRAW_DECK:
        return _expect(board, view, numbers, prospects)
    covers, fears = _cover(view, numbers, prospects, NOWHERE)
    if move < PUT:
        return _score_discard(numbers, prospects, kind, move - DROP, covers, fears)
    day, pile = (move - PUT) // PILES, (move - PUT) % PILES
    discard = _score_discard(numbers, prospects, wide(prospects.rack[day]), pile, covers, fears)
    return prospects.gains[day, kind] + discard + WON * _finishes(board, prospects, day, kind)
