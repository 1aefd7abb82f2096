"""What is thought of the moves of 10 Days before they are tried: by how much their scores are behind greedy's."""

import numpy as np

from tenfold.games.tendays.board import Board
from tenfold.games.tendays.state import Blank, Stage
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, wide

from .numbers import Numbers
from .turn import PROSPECTS, Prospects, foresee, score

SETUP, TURN = 0, 1
"""The columns of the numbers."""


@compiled
def prior(board: Board, view: Blank, seat: int, numbers: Numbers, first: int, arms: Array) -> None:
    """Think the less of a move the more it is behind by its score. None need be tried beside one that wins."""
    _prior(board, view, seat, numbers, first, arms, np.zeros(1, PROSPECTS))


@compiled
def _prior(board: Board, view: Blank, seat: int, numbers: Numbers, first: int, arms: Array, scratch: Array) -> None:
    prospects: Prospects = scratch[0]
    foresee(board, view, seat, numbers, prospects)
    stage, kind = SETUP if view.stage == Stage.SETUP else TURN, wide(view.drawn[seat])
    best, most = score(board, view, numbers, prospects, kind, first), numbers.behind[stage]
    for i in range(len(arms)):
        behind = min(most, max(0.0, best - score(board, view, numbers, prospects, kind, arms[i].move)))
        arms[i].guess = -numbers.bias[stage] - numbers.cost[stage] * behind
        arms[i].spread = numbers.doubt[stage] + numbers.doubt_more[stage] * behind if behind < most else 0.0
