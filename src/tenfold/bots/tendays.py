"""The judgement of 10 Days: the move that leaves the best outlook, and each seat's chance to win by its outlook.

The numbers were found by letting the bot play many thousand games against itself with others.
"""

import sys
from math import exp
from typing import NamedTuple

import numpy as np

from tenfold.bots.judgement import Manner
from tenfold.bots.tendays_guess import imagine
from tenfold.bots.tendays_prospects import UNSEEN, count_chances, gain, outlook
from tenfold.bots.tendays_turn import NOWHERE, WON, draw, end, foresee, place, score, swap
from tenfold.games.tendays.board import KINDS
from tenfold.games.tendays.connections import is_complete
from tenfold.games.tendays.state import DAYS, STATE, Stage
from tenfold.kernel.compiled import compiled, register

__all__ = ["MANNER", "estimate", "greedy", "imagine", "lean", "settled"]

SLOPE, NEAR, LEAD = 2.2, 2.4, 0.22
"""How the odds to win go with the outlook, the more so the fewer days there are; with being nearly done; and with
moving a turn earlier."""

MANNER = Manner(horizon=1, rounds=1, usual=0.14, runners=8, glances=0)
"""How search looks ahead: to the end of the seat's own next turn; `settled` says how far while setting up."""


class Belief(NamedTuple):
    """What is thought of a move that is not greedy's before it runs. Found by long races of some hundred turns."""

    bias: float
    """How much worse it is on average,"""
    cost: float
    """and how much more so for each point by which its score is behind;"""
    doubt: float
    """how far from that it may be,"""
    more: float
    """and how much more so for each point;"""
    behind: float
    """and how far behind it need not run."""


SETUP_BELIEF = Belief(bias=0.001, cost=0.18, doubt=0.012, more=0.03, behind=0.5)
TURN_BELIEF = Belief(bias=0.005, cost=0.09, doubt=0.038, more=0.02, behind=3.0)

OPEN = 0.8
"""What an open day will add to the outlook while setting up."""


@compiled
def greedy(board, view, seat, rng):
    """The move that leaves the best outlook to the seat, and the next seat little to take. Nothing is left to luck."""
    prospects = foresee(board, view, seat)
    if view.stage == Stage.SETUP:
        return place(prospects, view.drawn[seat])
    if view.stage == Stage.DRAWN:
        return end(board, view, prospects, np.int64(view.drawn[seat]), NOWHERE)[1]
    best, move = draw(board, view, prospects)
    return swap(board, view, prospects, best, move) if view.swap else move


@compiled
def estimate(board, state, seat):
    """The chance to win of a seat, by the outlooks of all and whose turn is next."""
    if state.stage == Stage.OVER:
        return np.float64(state.winner == seat) if state.winner >= 0 else 1.0 / state.seats
    chances, total, own = count_chances(board, state, UNSEEN), 0.0, 0.0
    for other in range(state.seats):
        hope = _hope(board, state, other, chances)
        odds = exp(SLOPE / state.days * hope + NEAR * exp(0.5 * min(hope, 1.0)) - LEAD * _wait(state, other))
        total += odds
        if other == seat:
            own = odds
    return own / total


@compiled
def _hope(board, state, seat, chances):
    """The logarithm of a seat's outlook, when what it draws this turn has come to its best use."""
    rack, days = state.rack[seat], np.int64(state.days)
    if seat != state.turn or (state.stage != Stage.DRAWN and state.stage != Stage.DRAWING):
        return outlook(board, rack, days, chances) + OPEN * (days - state.placed[seat])
    gains, best = np.zeros((DAYS, KINDS)), np.zeros(KINDS)
    now = gain(board, rack, days, chances, gains, best)
    if state.stage == Stage.DRAWN:
        return WON if _can_finish(board, rack, days, state.drawn[seat]) else now + best[state.drawn[seat]]
    for kind in range(board.kinds):
        now += best[kind] * state.bag[kind] / state.left
    return now


@compiled
def _can_finish(board, rack, days, kind):
    """Whether a tile makes a rack a journey on some day."""
    for day in range(days):
        other = rack.copy()
        other[day] = kind
        if is_complete(board, other, days):
            return True
    return False


@compiled
def _wait(state, seat):
    """How many turns of others come before a seat's next; none for any while it is not said who begins."""
    if state.turn < 0:
        return 0
    drawn = state.stage == Stage.DRAWN or state.stage == Stage.DRAWING
    return (seat - state.turn - drawn) % state.seats


@compiled
def lean(board, view, seat, first, moves, means, spreads):
    """Think the less of a move the more it is behind by its score. None need run beside one that wins."""
    belief = SETUP_BELIEF if view.stage == Stage.SETUP else TURN_BELIEF
    prospects, kind = foresee(board, view, seat), np.int64(view.drawn[seat])
    best = score(board, view, prospects, kind, first)
    for i in range(len(moves)):
        behind = min(belief.behind, max(0.0, best - score(board, view, prospects, kind, moves[i])))
        means[i] = -belief.bias - belief.cost * behind
        spreads[i] = belief.doubt + belief.more * behind if behind < belief.behind else 0.0


@compiled
def settled(board, state, seat):
    """Whether a seat has set up its rack: what others place is their own affair."""
    return state.stage <= Stage.FIRST and state.placed[seat] == state.days


register(STATE, sys.modules[__name__])
