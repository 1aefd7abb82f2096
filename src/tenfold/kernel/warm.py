"""Compiling all that a match of a game calls, once, and saying so: later starts take it from the cache."""

from typing import Any

import numpy as np

from tenfold.kernel import cache, play
from tenfold.kernel.record import blank
from tenfold.kernel.rules import CHANCE


def warm(what: str, rules: Any, board: Any, state: Any) -> None:
    """Call everything once with a dealt state, unless it was compiled before."""
    if not cache.is_compiled(what):
        with cache.compiling(what):
            _call_all(rules, board, state)


def _call_all(rules: Any, board: Any, state: Any) -> None:
    states, rngs = blank(state.dtype, 2), play.seeded(0, 2)
    states[:] = state
    rules.apply(board, states[0], CHANCE, rules.ways(board, states[0]) - 1)
    play.playouts(board, states, rngs, 8)
    play.attempt(board, states[0], 0, 0)
    play.legal(board, states[0], 0, np.zeros(rules.moves(board, state), np.int64))
    rules.scores(board, states[0], np.zeros(state.seats, np.int64))
    rules.active(board, states[0])
    rules.why_not(board, states[0], 0, 0)
    rules.is_over(board, states[0])
    rules.view(board, states[0], 0)
    rules.fill(board, states[0], rngs[0])
