"""The prior of the moves of 10 Days, from how far their scores are behind that of greedy's move."""

import numpy as np

from tenfold.games.tendays.board import Board
from tenfold.games.tendays.state import Blank, Stage
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, as_i64

from .numbers import Numbers
from .turn import PROSPECTS, Prospects, foresee, score

SETUP, TURN = 0, 1
"""The columns of the numbers of `Prior`."""


@compiled
def prior(board: Board, view: Blank, seat: int, numbers: Numbers, first: int, arms: Array) -> None:
    """Write the prior of each arm; a move far behind is not tried."""
    _prior(board, view, seat, numbers, first, arms, np.zeros(1, PROSPECTS))


@compiled
def _prior(
    board: Board, view: Blank, seat: int, numbers: Numbers, first: int, arms: Array, scratch: Array
) -> None:
    # `scratch` is a parameter, since Numba frees a local array while records of it are still in
    # use.
    prospects: Prospects = scratch[0]
    foresee(board, view, seat, numbers, prospects)
    kind = as_i64(view.drawn[seat])
    stage = SETUP if view.stage == Stage.SETUP else TURN
    best = score(board, view, numbers, prospects, kind, first)
    most = numbers.behind[stage]
    for i in range(len(arms)):
        behind = min(
            most, max(0.0, best - score(board, view, numbers, prospects, kind, arms[i].move))
        )
        arms[i].guess = -numbers.bias[stage] - numbers.cost[stage] * behind
        arms[i].spread = (
            numbers.doubt[stage] + numbers.doubt_more[stage] * behind if behind < most else 0.0
        )
