"""The default judgement: for a game without its own, and for whatever another judgement
leaves out.
"""

from tenfold.bots.judgement import Lookahead, chance
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, Blank, Flat, State, i8, layout, single
from tenfold.kernel.play import fill, pick
from tenfold.seen import Seen

LOOKAHEAD = Lookahead()
"""Rollouts go to the end of the game, since states before it cannot be evaluated."""


class Nothing(Flat):
    """An empty record: the default judgement has no numbers and no belief."""

    nothing = i8


BELIEF = layout(Nothing)

NUMBERS: Flat = single(BELIEF)


def learn(seen: Seen, belief: Flat) -> None:
    """Learn nothing from events."""


@compiled
def greedy(board: Flat, view: Blank, seat: int, numbers: Flat, rng: Array) -> int:
    """Return a random legal move."""
    return pick(board, view, seat, rng)


@compiled
def evaluate(board: Flat, state: State, seat: int, numbers: Flat) -> float:
    """Return the same chance to win for every seat."""
    return 1.0 / state.seats


@compiled
def utility(board: Flat, state: State, seat: int, numbers: Flat) -> float:
    """Return the chance to win."""
    return chance(board, state, seat, numbers)


@compiled
def believe(board: Flat, view: Blank, seat: int, numbers: Flat, belief: Flat) -> None:
    """Write no belief."""


@compiled
def determinize(board: Flat, state: State, numbers: Flat, belief: Flat, rng: Array) -> None:
    """Sample a state consistent with the view, each as likely as another."""
    fill(board, state, rng)


@compiled
def prior(board: Flat, view: Blank, seat: int, numbers: Flat, first: int, arms: Array) -> None:
    """Keep the prior of `Lookahead`, which is the same for all moves."""


@compiled
def at_horizon(board: Flat, state: State, seat: int) -> bool:
    """Return False: rollouts always have the number of turns of `Lookahead`."""
    return False
