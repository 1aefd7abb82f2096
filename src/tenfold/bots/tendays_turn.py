"""What each move of a turn of 10 Days is worth to a seat, by the outlook that it leaves and what the next may take.

The numbers were found by letting the bot play many thousand games against itself with others.
"""

from math import log
from typing import Any, NamedTuple

import numpy as np

from tenfold.bots.tendays_prospects import HELD, PLACING, UNSEEN, USELESS, VEHICLE, count_chances, gain, outlook
from tenfold.games.tendays.board import EMPTY, KINDS
from tenfold.games.tendays.connections import is_complete
from tenfold.games.tendays.state import DAYS, DRAW, DRAW_DECK, DROP, PILES, PLACE, PUT, SWAP, SWAPS, Stage
from tenfold.kernel.compiled import compiled

HOPE, FEAR = 0.2, 0.4
"""What a discard pile's top is worth that would help the seat's next turn, and the next seat's, beside helping now."""

FINISH, SWAPPING = 0.7, 0.1
"""What a draw that may end the game is worth beside the outlook, and what a swap costs."""

PATIENCE = 40
"""After how many turns of its own a seat no longer minds the next: two that did might go on for ever."""

FAR = 2 * log(UNSEEN * HELD * VEHICLE)
"""The least outlook of a rack that a swap makes a journey: two tiles are to change, and the seat has both."""

WON = 100.0
NOWHERE = np.int64(-1)
"""Instead of a pile: none. Numba compiles a function anew for each plain constant that it is given; not for these."""


class Prospects(NamedTuple):
    """What tiles would do for a seat and for the next one, as logarithms of how the outlook grows."""

    days: int
    rack: Any
    chances: Any
    now: float
    """The outlook as it is."""
    gains: Any
    """By day and kind, what that tile on that day would add."""
    hopes: Any
    """By kind, what a tile would add on its best day."""
    fears: Any
    """The same for the next seat."""


@compiled
def foresee(board, view, seat):
    """The prospects of a seat."""
    days, chances = np.int64(view.days), count_chances(board, view, PLACING if view.stage == Stage.SETUP else UNSEEN)
    gains, hopes, fears = np.zeros((DAYS, KINDS)), np.zeros(KINDS), np.zeros(KINDS)
    if view.stage != Stage.SETUP and view.turns < PATIENCE * np.int64(view.seats):
        gain(board, view.rack[(seat + 1) % view.seats], days, chances, gains, fears)
    now = gain(board, view.rack[seat], days, chances, gains, hopes)
    return Prospects(days, view.rack[seat].copy(), chances, now, gains, hopes, fears)


@compiled
def place(prospects, kind):
    """Place a tile where it adds most."""
    return PLACE + best_day(prospects.rack, prospects.days, EMPTY, prospects.gains[:, kind])


@compiled
def best_day(rack, days, vacant, gains):
    """The day where a tile adds most, of those that are vacant."""
    best = -1
    for day in range(days):
        if rack[day] == vacant and (best < 0 or gains[day] > gains[best]):
            best = day
    return best


@compiled
def end(board, view, prospects, kind, taken):
    """The best move that ends a turn with a tile in hand, and its score. `taken`: the pile that it would come from."""
    covers, fears = _cover(view, prospects, taken)
    return _end_with(board, prospects, kind, covers, fears)


@compiled
def _end_with(board, prospects, kind, covers, fears):
    """The same, by what it is worth to cover each pile."""
    best, pile = _discard(prospects, kind, covers, fears)
    move = DROP + pile
    for day in range(prospects.days):
        if prospects.gains[day, kind] > USELESS:
            score, pile = _discard(prospects, np.int64(prospects.rack[day]), covers, fears)
            score += prospects.gains[day, kind]
            if _finishes(board, prospects, day, kind):
                score += WON
            if score > best:
                best, move = score, PUT + PILES * day + pile
    return best, move


@compiled
def _cover(view, prospects, taken):
    """By pile, what it is worth to the seat to cover it, beside what the discard gives to the next: hope, and fear."""
    covers, fears = np.full(PILES, -np.inf), np.zeros(PILES)
    for pile in range(PILES):
        if _may_drop(view, pile, taken):
            hope = 0.0
            for other in range(PILES):
                if other != pile:
                    kind = _top(view, other, taken)
                    fears[pile] = max(fears[pile], prospects.fears[kind])
                    hope = max(hope, prospects.hopes[kind])
            covers[pile] = HOPE * hope
    return covers, fears


@compiled
def _discard(prospects, kind, covers, fears):
    """What a discard is worth on the best pile, and that pile."""
    best, found = -np.inf, 0
    for pile in range(PILES):
        score = _score_discard(prospects, kind, pile, covers, fears)
        if score > best:
            best, found = score, pile
    return best, found


@compiled
def _score_discard(prospects, kind, pile, covers, fears):
    """What a discard is worth on a pile."""
    return covers[pile] - FEAR * max(fears[pile], prospects.fears[kind])


@compiled
def _may_drop(view, pile, taken):
    """Whether a discard may go onto a pile: not while another is empty (T3.6)."""
    empty = 0
    for other in range(PILES):
        empty += other != pile and _top(view, other, taken) == EMPTY
    return empty == 0


@compiled
def _top(view, pile, taken):
    """The top of a discard pile, or the tile under it if it is taken."""
    level = np.int64(view.height[pile]) - 1 - (pile == taken)
    return np.int64(view.pile[pile, level]) if level >= 0 else EMPTY


@compiled
def _finishes(board, prospects, day, kind):
    """Whether a tile on a day makes the rack a journey."""
    if prospects.now + prospects.gains[day, kind] < -1.0:  # a journey weighs 1: not worth a look
        return False
    before = prospects.rack[day]
    prospects.rack[day] = kind
    found = is_complete(board, prospects.rack, prospects.days)
    prospects.rack[day] = before
    return found


@compiled
def draw(board, view, prospects):
    """The best move that draws a tile, and its score."""
    best, move = -np.inf, -1
    if view.left > 0:
        best, move = _expect(board, view, prospects), DRAW_DECK
    for pile in range(PILES):
        score, last = end(board, view, prospects, _top(view, pile, NOWHERE), pile)
        if score > best and (last >= PUT or view.left == 0):  # who only moves tops about may do so for ever
            best, move = score, DRAW + pile
    return best, move


@compiled
def _expect(board, view, prospects):
    """What is to be expected of a tile from the draw pile."""
    total, unseen = 0.0, 0
    covers, fears = _cover(view, prospects, NOWHERE)
    for kind in range(np.int64(board.kinds)):
        if view.bag[kind] > 0:
            score = _end_with(board, prospects, kind, covers, fears)[0]
            total += view.bag[kind] * (score - WON + FINISH if score > WON / 2 else score)
            unseen += view.bag[kind]
    return total / unseen


@compiled
def swap(board, view, prospects, best, move):
    """The best swap, if its score is better than that of the best other move; else that move."""
    winning = _swap_to_win(board, prospects)
    if winning >= 0:
        return winning
    tops = _tops(view, prospects)
    for number in range(prospects.days * (prospects.days - 1) // 2):
        if _may_help(prospects, number, best):
            score = tops + _score_swap(board, prospects, number)
            if score > best:
                best, move = score, SWAP + number
    return move


@compiled
def _swap_to_win(board, prospects):
    """A swap that makes the rack a journey; -1 if there is none."""
    if prospects.now > FAR:
        for number in range(prospects.days * (prospects.days - 1) // 2):
            exchange(prospects.rack, number)
            found = is_complete(board, prospects.rack, prospects.days)
            exchange(prospects.rack, number)
            if found:
                return SWAP + number
    return -1


@compiled
def _score_swap(board, prospects, number):
    """What a swap adds to the outlook, less what it costs."""
    exchange(prospects.rack, number)
    after = outlook(board, prospects.rack, prospects.days, prospects.chances)
    won = WON * is_complete(board, prospects.rack, prospects.days)
    exchange(prospects.rack, number)
    return after - prospects.now - SWAPPING + won


@compiled
def exchange(rack, number):
    """Swap two tiles, or swap them back."""
    one, other = SWAPS[number]
    rack[one], rack[other] = rack[other], rack[one]


@compiled
def _may_help(prospects, number, best):
    """Whether a swap is worth a look: what each tile adds alone comes near, when they are far apart very near."""
    one, other = SWAPS[number]
    first, second = prospects.gains[one, prospects.rack[other]], prospects.gains[other, prospects.rack[one]]
    near = other - one <= 2
    return max(first, second) > max(SWAPPING, best - 0.6) and first + second > best - (1.4 if near else 0.0)


@compiled
def _tops(view, prospects):
    """What the tops of the discard piles are worth to the seat as they are."""
    hope, fear = 0.0, 0.0
    for pile in range(PILES):
        kind = _top(view, pile, NOWHERE)
        fear = max(fear, prospects.fears[kind])
        hope = max(hope, prospects.hopes[kind])
    return HOPE * hope - FEAR * fear


@compiled
def score(board, view, prospects, kind, move):
    """What a move is worth to a seat that has drawn a tile of this kind, or is to draw one."""
    if move < DROP:
        return prospects.gains[move - PLACE, kind]
    if move >= SWAP:
        return _tops(view, prospects) + _score_swap(board, prospects, move - SWAP)
    if move >= DRAW:
        return end(board, view, prospects, _top(view, move - DRAW, NOWHERE), move - DRAW)[0]
    if move == DRAW_DECK:
        return _expect(board, view, prospects)
    covers, fears = _cover(view, prospects, NOWHERE)
    if move < PUT:
        return _score_discard(prospects, kind, move - DROP, covers, fears)
    day, pile = (move - PUT) // PILES, (move - PUT) % PILES
    discard = _score_discard(prospects, np.int64(prospects.rack[day]), pile, covers, fears)
    return prospects.gains[day, kind] + discard + WON * _finishes(board, prospects, day, kind)
