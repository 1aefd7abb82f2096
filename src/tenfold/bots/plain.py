"""The judgement for a game that has none of its own, and what other judgements leave out."""

from tenfold.bots.judgement import Manner, chance
from tenfold.kernel.play import fill, pick
from tenfold.kernel.rules import rule

MANNER = Manner(horizon=10**6)
"""How search looks ahead: to the end, since there is no estimate."""


@rule
def greedy(board, view, seat, rng):
    """A legal move: any is as good as another."""
    return pick(board, view, seat, rng)


@rule
def estimate(board, state, seat):
    """The chance to win of a seat that is like any other."""
    return 1.0 / state.seats


@rule
def suspect(board, view, seat, hints):
    """Suspect nothing."""


@rule
def imagine(board, state, hints, rng):
    """Turn a view into any state that it could be of."""
    fill(board, state, rng)


@rule
def lean(board, view, seat, first, moves, means, spreads):
    """Think the same of all moves."""


@rule
def worth(board, state, seat):
    """What a state is worth: the chance to win."""
    return chance(board, state, seat)


@rule
def settled(board, state, seat):
    """Play on to the horizon."""
    return False
