"""Compiles everything that a match of a game calls, so that later starts load it from the cache."""

from typing import Any

import numpy as np

from tenfold.kernel import gate, play
from tenfold.kernel.contract import SPECTATOR
from tenfold.kernel.layout import blank


def warm(rules: Any, board: Any, state: Any) -> None:
    """Call every compiled function once with a dealt state."""
    states, views, boards = blank(state.dtype, 1), blank(state.dtype, 1), blank(board.dtype, 1)
    states[0], boards[0] = state, board
    boards.flags.writeable = False
    now, rngs = states[0], play.seeded(0, 1)
    while ways := gate.ways(boards, states):
        gate.go(boards, states, ways - 1)
    gate.attempt(boards, states, 0, 0)
    gate.legal(boards, states, 0, np.zeros(rules.moves(board, now), np.int64))
    gate.active(boards, states)
    gate.is_over(boards, states)
    gate.see(boards, states, SPECTATOR, views)
    gate.legal_of_all(boards, states, np.zeros((1, 1 + int(rules.moves(board, now))), np.int64))
    rules.scores(board, now, np.zeros(state.seats, np.int64))
    rules.shares(board, now, np.zeros(state.seats))
    rules.why_not(board, now, 0, 0)
    rules.active(board, now)
    rules.view(board, now, SPECTATOR)
    rules.fill(board, now, rngs[0])
    rules.agree(board, now)
    play.below(rngs[0], 1)
