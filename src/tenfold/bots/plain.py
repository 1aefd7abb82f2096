"""The judgement for a game that has none of its own: any move is as good as another, and so is any seat."""

from tenfold.bots.judgement import Manner
from tenfold.kernel.play import pick
from tenfold.kernel.rules import rule

MANNER = Manner(horizon=10**6)
"""How search looks ahead: to the end, since there is no estimate."""


@rule
def greedy(board, view, seat, rng):
    """A legal move."""
    return pick(board, view, seat, rng)


@rule
def estimate(board, state, seat):
    """The chance to win of a seat that is like any other."""
    return 1.0 / state.seats
