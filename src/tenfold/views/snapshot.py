"""What all viewers of a match know at one moment, worked out in one compiled call, and written as
JSON.
"""

import threading
from collections.abc import Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from tenfold.kernel import play
from tenfold.kernel.compiled import compiled, entry, generic
from tenfold.kernel.contract import ALL, SPECTATOR
from tenfold.kernel.layout import Array, Flat, alone, blank
from tenfold.kernel.record_reader import reader
from tenfold.views import table, writing
from tenfold.views.writing import LastSent, Output

if TYPE_CHECKING:
    from tenfold.games.game import Game

Viewer = int | None
"""A seat, or None for a spectator."""

TEXT_SIZE = 1 << 17
"""How many bytes there are for what is new to all viewers of a match at one moment."""


@compiled
def _derive_nothing(board: Flat, view: Flat, out: Flat) -> None:
    """Work out the derived fields of a family that has none."""


_is_over, _hide, _derive = generic("is_over"), generic("view"), generic("derive", _derive_nothing)


class Scratch(NamedTuple):
    """Memory for one view and its derived fields, as records and as bytes."""

    record: Array
    record_bytes: Array
    derived: Array
    derived_bytes: Array


@compiled
def show(board: Array, box: Array, viewers: Array, scratch: Scratch, out: Array) -> int:
    """Write the memory of each viewer's view of a state. The viewer ALL sees the state as it is.

    Returns the bit set of the seats that may move now, or -1 if the game has ended.
    """
    for i in range(viewers.shape[0]):
        scratch.record[0] = box[0]
        if viewers[i] != ALL:
            _hide(board[0], scratch.record[0], viewers[i])
        _spread(board[0], scratch.record[0], scratch, out[i])
    return -1 if _is_over(board[0], box[0]) else play.active(board[0], box[0])


@compiled
def _spread(board: Flat, view: Flat, scratch: Scratch, out: Array) -> None:
    """Write the memory of the view in `scratch`: its own fields, the derived ones, and the seats
    that may move.
    """
    for i in range(scratch.derived_bytes.size):
        scratch.derived_bytes[i] = 0
    _derive(board, view, scratch.derived[0])
    size = scratch.record_bytes.size
    for i in range(size):
        out[i] = scratch.record_bytes[i]
    for i in range(scratch.derived_bytes.size):
        out[size + i] = scratch.derived_bytes[i]
    out[out.size - 1] = play.active(board, view)


class Buffers(threading.local):
    """Memory that the compiled functions of a game work on. Each thread has its own, and uses it at
    once.
    """

    def __init__(self, game: "Game[Any, Any]") -> None:
        most = max(game.seats)
        viewers = most + 1
        self.moves: Array = np.zeros((most, 1 + len(game.texts)), np.int64)
        """The legal moves of each seat, after their number."""
        ends = np.zeros((3, viewers), np.int64)
        self.output = Output(np.empty(TEXT_SIZE, np.uint8), *ends)


def scratch(game: "Game[Any, Any]") -> Scratch:
    """Return memory for `show` to work on."""
    view, derived = bytearray(game.state.itemsize), bytearray(game.keys.derived.itemsize)
    return Scratch(
        np.frombuffer(view, game.state),
        np.frombuffer(view, np.int8),
        np.frombuffer(derived, game.keys.derived),
        np.frombuffer(derived, np.int8),
    )


def nothing_sent(game: "Game[Any, Any]", viewers: int) -> LastSent:
    """Return the memory of what was last sent to viewers, before anything is."""
    return LastSent(
        np.zeros((viewers, game.keys.size), np.int8),
        np.zeros((viewers, 1 + len(game.texts)), np.int16),
        np.zeros(viewers, np.int64),
    )


class ViewWriter:
    """Writes the views of a game as JSON."""

    def __init__(self, game: "Game[Any, Any]") -> None:
        self._game = game
        self._table = table.make(game)
        self.buffers = Buffers(game)

    @cached_property
    def _write(self) -> Any:
        """`writing.write`, compiled."""
        seats, views = np.zeros(1, np.int64), np.zeros((1, 1), np.int8)
        last = nothing_sent(self._game, 1)
        return entry(
            writing.write,
            self._table,
            0,
            seats,
            views,
            self.buffers.moves,
            last,
            self.buffers.output,
        )

    @cached_property
    def show(self) -> Any:
        """`show` without its first argument, compiled for this game."""
        seats, memory = np.zeros(1, np.int64), np.zeros((1, 1), np.int8)
        board = self._game.engine.board_box
        return partial(
            entry(show, board, blank(self._game.state, 1), seats, scratch(self._game), memory),
            board,
        )

    def compile_all(self) -> None:
        """Compile the functions that write."""
        _ = self._write, self.show

    def write(self, chosen: int, seats: Array, views: Array, last: LastSent) -> Output:
        """Write what is new to the chosen viewers since `last`, which is updated. The output is
        this thread's own.

        The legal moves of all seats are in this thread's buffers.
        """
        buffers = self.buffers
        if not self._write(self._table, chosen, seats, views, buffers.moves, last, buffers.output):
            raise ValueError(
                f"a view of {self._game.name} is longer than {TEXT_SIZE} bytes as JSON"
            )
        return buffers.output

    def view_keys(self, views: Array, last: LastSent) -> bytes:
        """Return the keys that are new in the memory of one view since `last`, as JSON without the
        braces.
        """
        output = self.write(1, _SPECTATOR, views, last)
        return output.text.data[: output.view_ends.item(0)].tobytes()

    def view_json(self, view: Flat, viewer: Viewer) -> bytes:
        """Return a view as JSON."""
        memory = np.zeros((1, self._game.keys.size), np.int8)
        self.show(alone(view), _EVERYTHING, scratch(self._game), memory)
        keys = self.view_keys(memory, nothing_sent(self._game, 1))
        name = b"null" if viewer is None else b"%d" % viewer
        return b'{"game":"%b","viewer":%b,%b}' % (self._game.name.encode(), name, keys)


_SPECTATOR, _EVERYTHING = np.array([SPECTATOR], np.int64), np.array([ALL], np.int64)


class Snapshot:
    """What all viewers know at one moment. Its memory is used again for a later one."""

    __slots__ = (
        "_bytes",
        "_fields",
        "_game",
        "_reader",
        "_scratch",
        "active",
        "is_over",
        "memory",
        "seats",
    )

    def __init__(self, game: "Game[Any, Any]", viewers: Sequence[Viewer], working: Scratch) -> None:
        self._game = game
        self._scratch = working
        self._reader = reader(game.state)
        memory = bytearray(len(viewers) * game.keys.size)
        self._bytes = memoryview(memory)
        self.memory: Array = np.frombuffer(memory, np.int8).reshape(len(viewers), -1)
        """The memory of each viewer's view, as `Keys` describes it."""
        self.seats: Array = np.array(
            [SPECTATOR if viewer is None else viewer for viewer in viewers], np.int64
        )
        self.is_over = False
        self.active = 0
        """The bit set of the seats that may move."""
        self._fields: dict[int, Any] = {}

    def take(self, box: Array) -> None:
        """Work out what the viewers know of a state."""
        active = int(self._game.writer.show(box, self.seats, self._scratch, self.memory))
        self.is_over = active < 0
        self.active = max(active, 0)
        self._fields = {}

    def bytes_of(self, index: int) -> memoryview:
        """Return the memory of a viewer's view."""
        size = self._game.keys.size
        return self._bytes[index * size : (index + 1) * size]

    def fields(self, index: int) -> Any:
        """Return the fields of a viewer's view."""
        found = self._fields.get(index)
        if found is None:
            start = index * self._game.keys.size
            record = self._bytes[start : start + self._reader.size].tobytes()
            found = self._fields[index] = self._reader.fields(record)
        return found
