"""The judgement of 10 Days: the move that leaves the best outlook, and each seat's chance to win by its outlook.

The numbers were found by letting the bot play many thousand games against itself with others.
"""

import sys
from math import exp, log
from typing import Any, NamedTuple

import numpy as np

from tenfold.bots.judgement import Manner
from tenfold.bots.tendays_guess import imagine
from tenfold.bots.tendays_prospects import LEAST, USELESS, count_chances, gain
from tenfold.games.tendays.board import EMPTY, KINDS
from tenfold.games.tendays.connections import is_complete
from tenfold.games.tendays.outlook import weigh
from tenfold.games.tendays.state import (
    DAYS,
    DRAW,
    DRAW_DECK,
    DROP,
    PILES,
    PLACE,
    PUT,
    STATE,
    SWAP,
    SWAPS,
    Stage,
)
from tenfold.kernel.rules import register, rule

__all__ = ["MANNER", "estimate", "greedy", "imagine", "lean"]

HOPE, FEAR = 0.2, 0.4
"""What a discard pile's top is worth that would help the seat's next turn, and the next seat's, beside helping now."""

FINISH, SWAPPING = 0.7, 0.1
"""What a draw that may end the game is worth beside the outlook, and what a swap costs."""

PATIENCE = 40
"""After how many turns of its own a seat no longer minds the next: two that did might go on for ever."""

WON = 100.0
NOWHERE = np.int64(-1)
"""Instead of a pile: none. Numba compiles a function anew for each plain constant that it is given; not for these."""

SLOPE, NEAR, LEAD = 2.2, 2.4, 0.22
"""How the odds to win go with the outlook, the more so the fewer days there are; with being nearly done; and with
moving a turn earlier."""

MANNER = Manner(horizon=4, loyalty=0.03, reserve=0.03, usual=0.17, runners=8)
"""How search looks ahead."""

OPEN = 0.42
"""What an open day will add to the outlook while setting up."""


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


@rule
def greedy(board, view, seat, rng):
    """The move that leaves the best outlook to the seat, and the next seat little to take. Nothing is left to luck."""
    prospects = _foresee(board, view, seat)
    if view.stage == Stage.SETUP:
        return _place(prospects, view.drawn[seat])
    if view.stage == Stage.DRAWN:
        return _end(board, view, prospects, np.int64(view.drawn[seat]), NOWHERE)[1]
    score, move = _draw(board, view, prospects)
    return _swap(board, view, prospects, score, move) if view.swap else move


@rule
def estimate(board, state, seat):
    """The chance to win of a seat, by the outlooks of all and whose turn is next."""
    if state.stage == Stage.OVER:
        return np.float64(state.winner == seat) if state.winner >= 0 else 1.0 / state.seats
    chances, total, own = count_chances(board, state), 0.0, 0.0
    for other in range(state.seats):
        outlook = _outlook(board, state, other, chances)
        odds = exp(SLOPE / state.days * outlook + NEAR * exp(0.5 * min(outlook, 1.0)) - LEAD * _wait(state, other))
        total += odds
        if other == seat:
            own = odds
    return own / total


@rule
def _foresee(board, view, seat):
    """The prospects of a seat."""
    days, chances = np.int64(view.days), count_chances(board, view)
    gains, hopes, fears = np.zeros((DAYS, KINDS)), np.zeros(KINDS), np.zeros(KINDS)
    if view.stage != Stage.SETUP and view.turns < PATIENCE * np.int64(view.seats):
        gain(board, view.rack[(seat + 1) % view.seats], days, chances, gains, fears)
    now = gain(board, view.rack[seat], days, chances, gains, hopes)
    return Prospects(days, view.rack[seat].copy(), chances, now, gains, hopes, fears)


@rule
def _place(prospects, kind):
    """Place a tile where it adds most."""
    best = -1
    for day in range(prospects.days):
        if prospects.rack[day] == EMPTY and (best < 0 or prospects.gains[day, kind] > prospects.gains[best, kind]):
            best = day
    return PLACE + best


@rule
def _end(board, view, prospects, kind, taken):
    """The best move that ends a turn with a tile in hand, and its score. `taken`: the pile that it would come from."""
    covers, fears = _cover(view, prospects, taken)
    return _end_with(board, prospects, kind, covers, fears)


@rule
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


@rule
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


@rule
def _discard(prospects, kind, covers, fears):
    """What a discard is worth on the best pile, and that pile."""
    best, found = -np.inf, 0
    for pile in range(PILES):
        score = covers[pile] - FEAR * max(fears[pile], prospects.fears[kind])
        if score > best:
            best, found = score, pile
    return best, found


@rule
def _may_drop(view, pile, taken):
    """Whether a discard may go onto a pile: not while another is empty (T3.6)."""
    empty = 0
    for other in range(PILES):
        empty += other != pile and _top(view, other, taken) == EMPTY
    return empty == 0


@rule
def _top(view, pile, taken):
    """The top of a discard pile, or the tile under it if it is taken."""
    level = np.int64(view.height[pile]) - 1 - (pile == taken)
    return np.int64(view.pile[pile, level]) if level >= 0 else EMPTY


@rule
def _finishes(board, prospects, day, kind):
    """Whether a tile on a day makes the rack a journey."""
    if prospects.now + prospects.gains[day, kind] < -1.0:  # a journey weighs 1: not worth a look
        return False
    before = prospects.rack[day]
    prospects.rack[day] = kind
    found = is_complete(board, prospects.rack, prospects.days)
    prospects.rack[day] = before
    return found


@rule
def _draw(board, view, prospects):
    """The best move that draws a tile, and its score: of the draw pile, what is to be expected of it."""
    best, move, unseen = -np.inf, -1, 0
    if view.left > 0:
        best, move = 0.0, DRAW_DECK
        covers, fears = _cover(view, prospects, NOWHERE)
        for kind in range(np.int64(board.kinds)):
            if view.bag[kind] > 0:
                score = _end_with(board, prospects, kind, covers, fears)[0]
                best += view.bag[kind] * (score - WON + FINISH if score > WON / 2 else score)
                unseen += view.bag[kind]
        best /= unseen
    for pile in range(PILES):
        score, end = _end(board, view, prospects, _top(view, pile, NOWHERE), pile)
        if score > best and (end >= PUT or unseen == 0):  # who only moves tops about may do so for ever
            best, move = score, DRAW + pile
    return best, move


@rule
def _swap(board, view, prospects, best, move):
    """The best swap, if its score is better than that of the best other move; else that move."""
    rack = prospects.rack
    tops = _tops(view, prospects)
    for number in range(prospects.days * (prospects.days - 1) // 2):
        one, other = SWAPS[number]
        if not _may_help(prospects, one, other, best):
            continue
        rack[one], rack[other] = rack[other], rack[one]
        score = log(max(LEAST, weigh(board, rack, prospects.days, prospects.chances))) - prospects.now
        score += tops - SWAPPING + WON * is_complete(board, rack, prospects.days)
        rack[one], rack[other] = rack[other], rack[one]
        if score > best:
            best, move = score, SWAP + number
    return move


@rule
def _may_help(prospects, one, other, best):
    """Whether a swap is worth a look: what each tile adds alone comes near, when they are far apart very near."""
    first, second = prospects.gains[one, prospects.rack[other]], prospects.gains[other, prospects.rack[one]]
    near = other - one <= 2
    return max(first, second) > max(SWAPPING, best - 0.6) and first + second > best - (1.4 if near else 0.0)


@rule
def _tops(view, prospects):
    """What the tops of the discard piles are worth to the seat as they are."""
    hope, fear = 0.0, 0.0
    for pile in range(PILES):
        kind = _top(view, pile, NOWHERE)
        fear = max(fear, prospects.fears[kind])
        hope = max(hope, prospects.hopes[kind])
    return HOPE * hope - FEAR * fear


@rule
def _outlook(board, state, seat, chances):
    """The logarithm of a seat's outlook, when what it draws this turn has come to its best use."""
    rack, days = state.rack[seat], np.int64(state.days)
    if seat != state.turn or (state.stage != Stage.DRAWN and state.stage != Stage.DRAWING):
        return log(max(LEAST, weigh(board, rack, days, chances))) + OPEN * (days - state.placed[seat])
    gains, best = np.zeros((DAYS, KINDS)), np.zeros(KINDS)
    now = gain(board, rack, days, chances, gains, best)
    if state.stage == Stage.DRAWN:
        return WON if _can_finish(board, rack, days, state.drawn[seat]) else now + best[state.drawn[seat]]
    for kind in range(board.kinds):
        now += best[kind] * state.bag[kind] / state.left
    return now


@rule
def _can_finish(board, rack, days, kind):
    """Whether a tile makes a rack a journey on some day."""
    for day in range(days):
        other = rack.copy()
        other[day] = kind
        if is_complete(board, other, days):
            return True
    return False


@rule
def _wait(state, seat):
    """How many turns of others come before a seat's next; none for any while it is not said who begins."""
    if state.turn < 0:
        return 0
    drawn = state.stage == Stage.DRAWN or state.stage == Stage.DRAWING
    return (seat - state.turn - drawn) % state.seats


@rule
def lean(board, view, seat, first, moves, means, spreads):
    """While setting up no other place is worth a look: what greedy aims at is hard to tell from a rack half filled."""
    if view.stage == Stage.SETUP:
        spreads[: len(moves)] = 0.0


register(STATE, sys.modules[__name__])
