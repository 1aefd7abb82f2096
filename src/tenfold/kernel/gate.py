"""What a match asks of any game's rules.

States, boards and views are passed as arrays of one record: Numba finds out the type of an array ten times faster than
that of a record.
"""

from collections.abc import Callable
from functools import cached_property

import numpy as np

from tenfold.kernel import play
from tenfold.kernel.compiled import compiled, entry, generic
from tenfold.kernel.contract import CHANCE
from tenfold.kernel.layout import Array

_is_over, _hide = generic("is_over"), generic("view")


@compiled
def attempt(boards: Array, states: Array, seat: int, move: int) -> int:
    """Make a seat's move if it is legal; a refused move changes nothing.

    Returns the refusing rule (> 0), or minus the number of chance outcomes now pending (<= 0) when the move was made.
    """
    refused = play.attempt(boards[0], states[0], seat, move)
    return refused if refused else -play.ways(boards[0], states[0])


@compiled
def go(boards: Array, states: Array, way: int) -> int:
    """Apply a chance outcome. Returns how many outcomes are pending then, or 0 if chance is not to move."""
    play.apply(boards[0], states[0], CHANCE, way)
    return play.ways(boards[0], states[0])


@compiled
def ways(boards: Array, states: Array) -> int:
    """Returns how many chance outcomes are pending, or 0 if chance is not to move."""
    return play.ways(boards[0], states[0])


@compiled
def active(boards: Array, states: Array) -> int:
    """Returns the bit set of the seats that may move now."""
    return play.active(boards[0], states[0])


@compiled
def is_over(boards: Array, states: Array) -> bool:
    """Returns whether the game has ended."""
    return _is_over(boards[0], states[0])


@compiled
def legal(boards: Array, states: Array, seat: int, out: Array) -> int:
    """Write a seat's legal moves to `out` in ascending order. Returns how many there are."""
    return play.legal(boards[0], states[0], seat, out)


@compiled
def mask(boards: Array, states: Array, seat: int, out: Array) -> None:
    """Write 1 for each move number that is legal for a seat, and 0 for the others."""
    play.mask(boards[0], states[0], seat, out)


@compiled
def encode(boards: Array, views: Array, seat: int, out: Array) -> None:
    """Write the observation of a seat's own view."""
    out[:] = 0
    play.encode(boards[0], views[0], seat, out)


@compiled
def see(boards: Array, states: Array, viewer: int, views: Array) -> None:
    """Write a viewer's view of a state."""
    views[0] = states[0]
    _hide(boards[0], views[0], viewer)


@compiled
def legal_of_all(boards: Array, states: Array, out: Array) -> None:
    """Write to every seat's row of `out` the number of its legal moves, followed by these moves."""
    seats = play.active(boards[0], states[0])
    for seat in range(out.shape[0]):
        out[seat, 0] = play.legal(boards[0], states[0], seat, out[seat, 1:]) if seats >> seat & 1 else 0


class Gate:
    """The functions above that every move at a table calls, compiled for one game, without Numba's dispatch by type."""

    def __init__(self, boards: Array, states: Array) -> None:
        """Take the board, and any state of the game, each as an array of one record."""
        self._asked = boards, states
        self._numbers: Array = np.zeros(1, np.int64)

    @cached_property
    def attempt(self) -> Callable[[Array, Array, int, int], int]:
        """`attempt`, for states of this game."""
        return entry(attempt, *self._asked, 0, 0)

    @cached_property
    def go(self) -> Callable[[Array, Array, int], int]:
        """`go`, for states of this game."""
        return entry(go, *self._asked, 0)

    @cached_property
    def legal_of_all(self) -> Callable[[Array, Array, Array], None]:
        """`legal_of_all`, for states of this game."""
        return entry(legal_of_all, *self._asked, self._numbers.reshape(1, 1))
