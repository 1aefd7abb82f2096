"""The prior of the moves of 10 Days, from how far their scores are behind that of greedy's move."""

import numpy as np

from tenfold.games.tendays.board import Board
from tenfold.games.tendays.state import Blank, Stage
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array

from .numbers import Numbers
from .turn import PROSPECTS, Prospects, foresee, score

SETUP, TURN = 0, 1
"""The columns of the numbers of `Prior`."""


@compiled
def prior(board: Board, view: Blank, seat: int, numbers: Numbers, first: int, arms: Array) -> None:
    """Write the prior of each arm; a move far behind is not tried."""
    scratch = np.zeros(1, PROSPECTS)
    foresee(board, view, seat, numbers, scratch[0])
    _compare(board, view, numbers, scratch, first, arms)


@compiled
def _compare(
    board: Board, view: Blank, numbers: Numbers, scratch: Array, first: int, arms: Array
) -> None:
    # `scratch` is an array here, not its record, since Numba frees a local array while records of
    # it are still in use.
    prospects: Prospects = scratch[0]
    stage = TURN
    if view.stage == Stage.SETUP:
        stage = SETUP
    best = score(board, view, numbers, prospects, first)
    most = numbers.behind[stage]
    for i in range(len(arms)):
        lag = best - score(board, view, numbers, prospects, arms[i].move)
        behind = min(most, max(0.0, lag))
        arms[i].guess = -numbers.bias[stage] - numbers.cost[stage] * behind
        arms[i].spread = 0.0
        if behind < most:
            arms[i].spread = numbers.doubt[stage] + numbers.doubt_more[stage] * behind
