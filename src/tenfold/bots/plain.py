"""The judgement for a game that has none of its own, and what other judgements leave out."""

from tenfold.bots.judgement import Lookahead, chance
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, Blank, Flat, State, i8, layout, single
from tenfold.kernel.play import fill, pick
from tenfold.seen import Seen

LOOKAHEAD = Lookahead()
"""How search looks ahead: to the end, since nothing is known of a state before it."""


class Nothing(Flat):
    """No numbers, and no belief."""

    nothing = i8


BELIEF = layout(Nothing)
NUMBERS: Flat = single(BELIEF)


def learn(seen: Seen, belief: Flat) -> None:
    """Learn nothing from events."""


@compiled
def greedy(board: Flat, view: Blank, seat: int, numbers: Flat, rng: Array) -> int:
    """A legal move: any is as good as another."""
    return pick(board, view, seat, rng)


@compiled
def evaluate(board: Flat, state: State, seat: int, numbers: Flat) -> float:
    """The chance to win of a seat that is like any other."""
    return 1.0 / state.seats


@compiled
def utility(board: Flat, state: State, seat: int, numbers: Flat) -> float:
    """What a state is worth: the chance to win."""
    return chance(board, state, seat, numbers)


@compiled
def believe(board: Flat, view: Blank, seat: int, numbers: Flat, belief: Flat) -> None:
    """Believe anything."""


@compiled
def determinize(board: Flat, state: State, numbers: Flat, belief: Flat, rng: Array) -> None:
    """Turn a view into any state that it could be of."""
    fill(board, state, rng)


@compiled
def prior(board: Flat, view: Blank, seat: int, numbers: Flat, first: int, arms: Array) -> None:
    """Think the same of all moves."""


@compiled
def at_horizon(board: Flat, state: State, seat: int) -> bool:
    """Play on for as many turns as the lookahead says."""
    return False
