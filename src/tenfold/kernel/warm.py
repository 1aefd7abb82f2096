"""Compiling all that a match of a game calls, once, and saying so: later starts take it from the cache."""

from typing import Any

import numpy as np

from tenfold.kernel import cache, play
from tenfold.kernel.contract import CHANCE, SPECTATOR
from tenfold.kernel.layout import blank


def warm(what: str, rules: Any, board: Any, state: Any) -> None:
    """Call everything once with a dealt state, unless it was compiled before."""
    if not cache.is_compiled(what):
        with cache.compiling(what):
            _call_all(rules, board, state)


def _call_all(rules: Any, board: Any, state: Any) -> None:
    states, rngs = blank(state.dtype, 2), play.seeded(0, 2)
    states[:] = state
    play.playouts(board, states, rngs, 8)
    now = states[0]
    if rules.ways(board, now):
        rules.apply(board, now, CHANCE, 0)
    play.attempt(board, now, 0, 0)
    play.legal(board, now, 0, np.zeros(rules.moves(board, now), np.int64))
    rules.scores(board, now, np.zeros(state.seats, np.int64))
    rules.shares(board, now, np.zeros(state.seats))
    rules.active(board, now)
    rules.mover(board, now)
    rules.why_not(board, now, 0, 0)
    rules.is_over(board, now)
    rules.view(board, now, SPECTATOR)
    rules.fill(board, now, rngs[0])
    rules.agree(board, now)
