"""The chance to win a game of 10 Days, from the outlooks of all seats and the order of turns."""

import numpy as np

from tenfold.games.tendays.board import KINDS, Board
from tenfold.games.tendays.connections import is_complete
from tenfold.games.tendays.state import DAYS, Stage, State
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, as_i64
from tenfold.kernel.reals import exp

from .numbers import Numbers
from .prospects import count_chances, gain, outlook
from .turn import WON


@compiled
def evaluate(board: Board, state: State, seat: int, numbers: Numbers) -> float:
    """Return a seat's chance to win: a softmax over the seats' outlooks."""
    chances = count_chances(board, state, numbers, numbers.unseen)
    total = 0.0
    own = 0.0
    slope = (numbers.slope + numbers.slope_more * (state.seats - 2)) / state.days
    lead = numbers.lead - numbers.lead_less * (state.seats - 2)
    for other in range(state.seats):
        hope = _hope(board, state, other, numbers, chances)
        near = numbers.near * exp(numbers.near_rate * min(hope, 1.0))
        odds = exp(slope * hope + near - lead * _wait(state, other))
        total += odds
        if other == seat:
            own = odds
    return own / total


@compiled
def at_horizon(board: Board, state: State, seat: int) -> bool:
    """Return whether a seat has set up its rack: what others place then does not concern it."""
    return bool(state.stage <= Stage.FIRST and state.placed[seat] == state.days)


@compiled
def _hope(board: Board, state: State, seat: int, numbers: Numbers, chances: Array) -> float:
    """Return a seat's outlook after the best use of the tile that it draws this turn."""
    rack = state.rack[seat]
    days = as_i64(state.days)
    if seat != state.turn or (state.stage != Stage.DRAWN and state.stage != Stage.DRAWING):
        return outlook(board, rack, days, chances) + numbers.open_day * (days - state.placed[seat])
    gains = np.zeros((DAYS, KINDS))
    best = np.zeros(KINDS)
    now = gain(board, rack, days, chances, gains, best)
    if state.stage == Stage.DRAWN:
        if _can_finish(board, rack, days, state.drawn[seat]):
            return WON
        return now + best[state.drawn[seat]]
    for kind in range(board.kinds):
        now += best[kind] * state.bag[kind] / state.left
    return now


@compiled
def _can_finish(board: Board, rack: Array, days: int, kind: int) -> bool:
    """Return whether a tile completes a journey on some day."""
    for day in range(days):
        before = rack[day]
        rack[day] = kind
        found = is_complete(board, rack, days)
        rack[day] = before
        if found:
            return True
    return False


@compiled
def _wait(state: State, seat: int) -> int:
    """Return the number of others' turns before a seat's next one; 0 while it is not known who
    begins.
    """
    if state.turn < 0:
        return 0
    drawn = state.stage == Stage.DRAWN or state.stage == Stage.DRAWING
    return (seat - state.turn - drawn) % state.seats
