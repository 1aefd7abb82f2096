"""The greedy move of 10 Days: it maximises the seat's outlook, and leaves the next seat little to
take.
"""

import numpy as np

from tenfold.games.tendays.board import Board
from tenfold.games.tendays.state import Blank, Stage
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, as_i64

from .numbers import Numbers
from .turn import NOWHERE, PROSPECTS, Prospects, draw, end, foresee, place, swap


@compiled
def greedy(board: Board, view: Blank, seat: int, numbers: Numbers, rng: Array) -> int:
    """Return the move with the highest score. It is deterministic."""
    return _choose(board, view, seat, numbers, np.zeros(1, PROSPECTS))


@compiled
def _choose(board: Board, view: Blank, seat: int, numbers: Numbers, scratch: Array) -> int:
    prospects: Prospects = scratch[0]
    foresee(board, view, seat, numbers, prospects)
    if view.stage == Stage.SETUP:
        return place(prospects, view.drawn[seat])
    if view.stage == Stage.DRAWN:
        return end(board, view, numbers, prospects, as_i64(view.drawn[seat]), NOWHERE)[1]
    best, move = draw(board, view, numbers, prospects)
    if view.swap:
        return swap(board, view, numbers, prospects, best, move)
    return move
