"""What Python asks of a game's rules: one object per game, whose methods are compiled functions.

A state or a view is passed in a *box*, an array of one record: Numba finds the type of an array ten
times faster than that of a record.
"""

from collections.abc import Callable
from functools import cached_property, partial
from typing import Any, TypeVar

import numpy as np

from tenfold.kernel import play
from tenfold.kernel.compiled import compiled, entry, generic
from tenfold.kernel.contract import CHANCE, SPECTATOR, Move, RuleNumber, Way
from tenfold.kernel.layout import Array, Blank, Flat, State, alone, blank, single

_over, _hide = generic("is_over"), generic("view")

T = TypeVar("T")


@compiled
def _attempt(board: Array, box: Array, seat: int, move: int) -> int:
    """Make a seat's move if it is legal; a refused move changes nothing.

    Returns the refusing rule (> 0), or minus the number of chance outcomes now pending (<= 0) when
    the move was made.
    """
    refused = play.attempt(board[0], box[0], seat, move)
    return refused if refused else -play.ways(board[0], box[0])


@compiled
def _apply_chance(board: Array, box: Array, way: int) -> int:
    """Apply a chance outcome. Returns how many outcomes are pending then, or 0 if chance is not to
    move.
    """
    play.apply(board[0], box[0], CHANCE, way)
    return play.ways(board[0], box[0])


@compiled
def _ways(board: Array, box: Array) -> int:
    """Returns how many chance outcomes are pending, or 0 if chance is not to move."""
    return play.ways(board[0], box[0])


@compiled
def _active(board: Array, box: Array) -> int:
    """Returns the bit set of the seats that may move now."""
    return play.active(board[0], box[0])


@compiled
def _is_over(board: Array, box: Array) -> bool:
    """Returns whether the game has ended."""
    return _over(board[0], box[0])


@compiled
def _legal(board: Array, box: Array, seat: int, out: Array) -> int:
    """Write a seat's legal moves to `out` in ascending order. Returns how many there are."""
    return play.legal(board[0], box[0], seat, out)


@compiled
def _mask(board: Array, box: Array, seat: int, out: Array) -> None:
    """Write 1 for each move number that is legal for a seat, and 0 for the others."""
    play.mask(board[0], box[0], seat, out)


@compiled
def _encode(board: Array, box: Array, seat: int, out: Array) -> None:
    """Write the observation of a seat's own view."""
    out[:] = 0
    play.encode(board[0], box[0], seat, out)


@compiled
def _view(board: Array, box: Array, viewer: int, out: Array) -> None:
    """Write a viewer's view of a state."""
    out[0] = box[0]
    _hide(board[0], out[0], viewer)


@compiled
def _legal_of_all(board: Array, box: Array, out: Array) -> None:
    """Write to every seat's row of `out` the number of its legal moves, followed by these moves."""
    seats = play.active(board[0], box[0])
    for seat in range(out.shape[0]):
        out[seat, 0] = play.legal(board[0], box[0], seat, out[seat, 1:]) if seats >> seat & 1 else 0


class Engine:
    """The rules of one game, as Python calls them. A box is changed in place; a record is
    not kept.
    """

    def __init__(self, rules: Any, board: Flat, kind: np.dtype[np.void]) -> None:
        """Take a module of rules, the game's board, and the layout of its states."""
        self.rules = rules
        self.board_box = alone(board)
        """The board as an array of one, for compiled functions that Python calls."""
        self.board_box.flags.writeable = False
        self.board: Any = self.board_box[0]
        self._kind = kind

    @cached_property
    def attempt(self) -> Callable[[Array, int, Move], int]:
        """Make a seat's move if it is legal: `attempt(box, seat, move)`.

        Returns the refusing rule (> 0), or minus the number of chance outcomes now pending (<= 0).
        """
        return self._entry(_attempt, 0, 0)

    @cached_property
    def apply_chance(self) -> Callable[[Array, Way], int]:
        """Apply a chance outcome: `apply_chance(box, way)`. Returns how many outcomes are pending
        then.
        """
        return self._entry(_apply_chance, 0)

    @cached_property
    def legal_of_all(self) -> Callable[[Array, Array], None]:
        """Write a row for each seat, the number of its legal moves and these moves:
        `legal_of_all(box, out)`.
        """
        return self._entry(_legal_of_all, np.zeros((1, 1), np.int64))

    def ways(self, box: Array) -> int:
        """Return how many chance outcomes are pending, or 0 if chance is not to move."""
        return int(_ways(self.board_box, box))

    def active(self, box: Array) -> int:
        """Return the bit set of the seats that may move now."""
        return int(_active(self.board_box, box))

    def is_over(self, box: Array) -> bool:
        """Return whether the game has ended."""
        return bool(_is_over(self.board_box, box))

    def legal(self, box: Array, seat: int) -> list[Move]:
        """Return the numbers of a seat's legal moves, in ascending order."""
        out = np.zeros(self.move_count, np.int64)
        count = _legal(self.board_box, box, seat, out)
        moves: list[Move] = out[:count].tolist()
        return moves

    @cached_property
    def move_count(self) -> int:
        """How many move numbers the game has."""
        return int(self.rules.moves(self.board, single(self._kind)))

    def mask(self, box: Array, seat: int, out: Array) -> None:
        """Write 1 for each move number that is legal for a seat, and 0 for the others."""
        _mask(self.board_box, box, seat, out)

    def encode(self, box: Array, seat: int, out: Array) -> None:
        """Write the observation of a seat's own view."""
        _encode(self.board_box, box, seat, out)

    def view(self, box: Array, viewer: int | None) -> Array:
        """Return a viewer's view of a state, in a box. None is a spectator."""
        out = np.frombuffer(
            bytearray(box.nbytes), box.dtype
        )  # seven times as fast as np.empty_like
        _view(self.board_box, box, SPECTATOR if viewer is None else viewer, out)
        return out

    def why_not(self, box: Array, seat: int, move: Move) -> RuleNumber:
        """Return the rule that refuses a seat's move, or 0."""
        return RuleNumber(int(self.rules.why_not(self.board, box[0], seat, move)))

    def agree(self, box: Array) -> None:
        """End the game as a draw by agreement."""
        self.rules.agree(self.board, box[0])

    def fill(self, view: Flat, rng: Array) -> Array:
        """Return a state that is consistent with a view, in a box."""
        box = alone(view)
        self.rules.fill(self.board, box[0], rng)
        return box

    def scores(self, state: State | Blank) -> tuple[int, ...]:
        """Return the points of each seat so far."""
        out = np.zeros(state.seats, np.int64)
        self.rules.scores(self.board, state, out)
        return tuple(out.tolist())

    def shares(self, state: State | Blank) -> tuple[float, ...]:
        """Return each seat's share of the win when the game is over. The shares add up to 1."""
        out = np.zeros(state.seats)
        self.rules.shares(self.board, state, out)
        return tuple(out.tolist())

    def winners(self, state: State | Blank) -> tuple[int, ...]:
        """Return the seats that have won when the game is over."""
        return tuple(np.flatnonzero(self.shares(state)).tolist())

    def compile_all(self, state: Flat) -> None:
        """Compile what a match calls, by calling everything once with a dealt state."""
        box, rngs = alone(state), play.seeded(0, 1)
        while ways := self.ways(box):
            self.apply_chance(box, Way(ways - 1))
        self.attempt(box, 0, Move(0))
        self.legal(box, 0)
        self.legal_of_all(box, np.zeros((1, 1 + self.move_count), np.int64))
        self.active(box)
        self.is_over(box)
        self.why_not(box, 0, Move(0))
        self.scores(box[0])
        self.shares(box[0])
        self.rules.active(self.board, box[0])
        self.rules.view(self.board, box[0], SPECTATOR)
        self.fill(self.view(box, None)[0], rngs[0])
        self.agree(box)
        play.below(rngs[0], 1)

    def _entry(self, function: Callable[..., T], *given: Any) -> Callable[..., T]:
        """Return a compiled function for states of this game, without Numba's dispatch by type."""
        return partial(
            entry(function, self.board_box, blank(self._kind, 1), *given), self.board_box
        )
