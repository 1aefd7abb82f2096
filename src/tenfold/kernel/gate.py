"""What a match asks of any game's rules, by arrays of one: Numba knows an array ten times sooner than a record."""

from tenfold.kernel import play
from tenfold.kernel.compiled import compiled, generic
from tenfold.kernel.contract import CHANCE
from tenfold.kernel.layout import Array

_is_over, _hide = generic("is_over"), generic("view")


@compiled
def attempt(boards: Array, states: Array, seat: int, move: int) -> int:
    """Make a seat's move if it is legal; return the rule that refuses it otherwise, and change nothing."""
    return play.attempt(boards[0], states[0], seat, move)


@compiled
def go(boards: Array, states: Array, way: int) -> None:
    """Let chance go a way."""
    play.apply(boards[0], states[0], CHANCE, way)


@compiled
def ways(boards: Array, states: Array) -> int:
    """How many ways chance can go; 0 where it is not chance's turn."""
    return play.ways(boards[0], states[0])


@compiled
def active(boards: Array, states: Array) -> int:
    """The seats that may move now, as bits."""
    return play.active(boards[0], states[0])


@compiled
def is_over(boards: Array, states: Array) -> bool:
    """Whether the game has ended."""
    return _is_over(boards[0], states[0])


@compiled
def legal(boards: Array, states: Array, seat: int, out: Array) -> int:
    """Write a seat's legal moves to `out` in order, and return how many there are."""
    return play.legal(boards[0], states[0], seat, out)


@compiled
def mask(boards: Array, states: Array, seat: int, out: Array) -> None:
    """Write 1 for each move number that is legal for a seat, and 0 for the others."""
    play.mask(boards[0], states[0], seat, out)


@compiled
def encode(boards: Array, views: Array, seat: int, out: Array) -> None:
    """Write what a network sees of a seat's own view."""
    play.encode(boards[0], views[0], seat, out)


@compiled
def see(boards: Array, states: Array, viewer: int, views: Array) -> None:
    """Write what a viewer knows of a state."""
    views[0] = states[0]
    _hide(boards[0], views[0], viewer)
