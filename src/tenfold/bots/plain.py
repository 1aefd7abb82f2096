"""The judgement for a game that has none of its own, and what other judgements leave out."""

from tenfold.bots.judgement import Manner, chance
from tenfold.kernel.compiled import compiled
from tenfold.kernel.play import fill, pick

MANNER = Manner(horizon=10**6)
"""How search looks ahead: to the end, since there is no estimate."""


@compiled
def greedy(board, view, seat, rng):
    """A legal move: any is as good as another."""
    return pick(board, view, seat, rng)


@compiled
def estimate(board, state, seat):
    """The chance to win of a seat that is like any other."""
    return 1.0 / state.seats


@compiled
def suspect(board, view, seat, hints):
    """Suspect nothing."""


@compiled
def imagine(board, state, hints, rng):
    """Turn a view into any state that it could be of."""
    fill(board, state, rng)


@compiled
def lean(board, view, seat, first, moves, means, spreads):
    """Think the same of all moves."""


@compiled
def worth(board, state, seat):
    """What a state is worth: the chance to win."""
    return chance(board, state, seat)


@compiled
def settled(board, state, seat):
    """Play on to the horizon."""
    return False
