"""What a match asks of any game's rules, by arrays of one: Numba knows an array ten times sooner than a record."""

from collections.abc import Callable
from functools import cached_property

import numpy as np

from tenfold.kernel import play
from tenfold.kernel.compiled import compiled, entry, generic
from tenfold.kernel.contract import CHANCE
from tenfold.kernel.layout import Array, blank, index
from tenfold.kernel.lazy import reader

_is_over, _hide = generic("is_over"), generic("view")


@compiled
def attempt(boards: Array, states: Array, seat: int, move: int) -> int:
    """Make a seat's move if it is legal; return the rule that refuses it otherwise, and change nothing.

    Of a move that was made, the ways in which chance can go then are counted below 0.
    """
    refused = play.attempt(boards[0], states[0], seat, move)
    return refused if refused else -play.ways(boards[0], states[0])


@compiled
def go(boards: Array, states: Array, way: int) -> int:
    """Let chance go a way, and return how many ways it can go then; 0 where it is not chance's turn."""
    play.apply(boards[0], states[0], CHANCE, way)
    return play.ways(boards[0], states[0])


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
    out[:] = 0
    play.encode(boards[0], views[0], seat, out)


@compiled
def see(boards: Array, states: Array, viewer: int, views: Array) -> None:
    """Write what a viewer knows of a state."""
    views[0] = states[0]
    _hide(boards[0], views[0], viewer)


@compiled
def show(boards: Array, states: Array, viewers: Array, views: Array, memory: Array, places: Array, own: Array) -> int:
    """Write what each viewer knows of a state, and as bits the fields in which that differs from what the first knows.

    `memory` is the bytes of the views, `places` where each field is in them. Returns the seats that may move now, as
    bits; below 0 where the game has ended.
    """
    for i in range(viewers.shape[0]):
        views[i] = states[0]
        _hide(boards[0], views[i], viewers[i])
        own[i] = differing(memory[i], memory[0], places)
    return -1 if _is_over(boards[0], states[0]) else play.active(boards[0], states[0])


@compiled
def renew(memory: Array, last: Array, places: Array, out: Array) -> None:
    """Write, as bits, the fields in which each view differs from its last one, and have it be the last one."""
    for i in range(memory.shape[0]):
        out[i] = differing(memory[i], last[i], places)
        last[i] = memory[i]


@compiled
def differing(one: Array, other: Array, places: Array) -> int:
    """The fields in which two views differ, as bits, by the bytes of both: all of a field at once, without branches."""
    found = 0
    for field in range(places.shape[0]):
        unlike = one[0] ^ one[0]
        for at in range(index(places[field, 0]), index(places[field, 1])):
            unlike |= one[at] ^ other[at]
        if unlike:
            found |= 1 << field
    return found


@compiled
def legal_of_all(boards: Array, states: Array, out: Array) -> None:
    """Write to every seat's row of `out` how many legal moves it has, and then these."""
    seats = play.active(boards[0], states[0])
    for seat in range(out.shape[0]):
        out[seat, 0] = play.legal(boards[0], states[0], seat, out[seat, 1:]) if seats >> seat & 1 else 0


class Gate:
    """What every move at a table needs of these, by one game's board: its functions take states of that game alone."""

    def __init__(self, boards: Array, states: Array) -> None:
        """The board, and any states, as arrays of one."""
        self._asked = boards, states
        self._numbers: Array = np.zeros(1, np.int64)

    @cached_property
    def attempt(self) -> Callable[[Array, Array, int, int], int]:
        """`attempt`."""
        return entry(attempt, *self._asked, 0, 0)

    @cached_property
    def go(self) -> Callable[[Array, Array, int], int]:
        """`go`."""
        return entry(go, *self._asked, 0)

    @cached_property
    def show(self) -> Callable[[Array, Array, Array, Array, Array, Array, Array], int]:
        """`show`."""
        kind = self._asked[1].dtype
        memory: Array = np.zeros((1, kind.itemsize), np.uint8)
        return entry(show, *self._asked, self._numbers, blank(kind, 1), memory, reader(kind).places, self._numbers)

    @cached_property
    def legal_of_all(self) -> Callable[[Array, Array, Array], None]:
        """`legal_of_all`."""
        return entry(legal_of_all, *self._asked, self._numbers.reshape(1, 1))
