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
from tenfold.views.forms import Keys
from tenfold.views.writing import Buffers, LastSent

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


class Views(NamedTuple):
    """The memory of the views of several viewers, as arrays of its parts."""

    views: Array
    derived: Array
    active: Array


def split(memory: bytearray, keys: Keys) -> Views:
    """Return the parts of the memory of views."""
    records = np.frombuffer(memory, keys.memory)
    return Views(records["view"], records["derived"], records["active"])


@compiled
def show(board: Array, box: Array, viewers: Array, out: Views) -> int:
    """Write the memory of each viewer's view of a state. The viewer ALL sees the state as it is.

    Returns the bit set of the seats that may move now, or -1 if the game has ended.
    """
    for i in range(viewers.shape[0]):
        out.views[i] = box[0]
        if viewers[i] != ALL:
            _hide(board[0], out.views[i], viewers[i])
        _derive(board[0], out.views[i], out.derived[i])
        out.active[i] = play.active(board[0], out.views[i])
    if _is_over(board[0], box[0]):
        return -1
    return play.active(board[0], box[0])


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
        self._local = _Local(game)

    @property
    def buffers(self) -> Buffers:
        """This thread's own memory for the writer."""
        return self._local.buffers

    @cached_property
    def _write(self) -> Any:
        """`writing.write`, compiled."""
        seats, views = np.zeros(1, np.int64), np.zeros((1, 1), np.int8)
        last = nothing_sent(self._game, 1)
        return entry(writing.write, self._table, 0, seats, views, last, self.buffers)

    @cached_property
    def show(self) -> Any:
        """`show` without its first argument, compiled for this game."""
        board, box = self._game.engine.board_box, blank(self._game.state, 1)
        # of two views: an array of one has no stride, and is of another type to Numba
        out = split(bytearray(2 * self._game.keys.size), self._game.keys)
        return partial(entry(show, board, box, np.zeros(1, np.int64), out), board)

    def compile_all(self) -> None:
        """Compile the functions that write."""
        _ = self._write, self.show

    def write(self, chosen: int, seats: Array, views: Array, last: LastSent) -> Buffers:
        """Write what is new to the chosen viewers since `last`, which is updated. The result is
        this thread's own.

        The legal moves of all seats are in this thread's buffers.
        """
        buffers = self.buffers
        if not self._write(self._table, chosen, seats, views, last, buffers):
            raise ValueError(
                f"a view of {self._game.name} is longer than {TEXT_SIZE} bytes as JSON"
            )
        return buffers

    def view_keys(self, views: Array, last: LastSent) -> bytes:
        """Return the keys that are new in the memory of one view since `last`, as JSON without the
        braces.
        """
        output = self.write(1, _SPECTATOR, views, last)
        return output.text.data[: output.view_ends.item(0)].tobytes()

    def view_json(self, view: Flat, viewer: Viewer) -> bytes:
        """Return a view as JSON."""
        memory = bytearray(self._game.keys.size)
        self.show(alone(view), _EVERYTHING, split(memory, self._game.keys))
        views = np.frombuffer(memory, np.int8).reshape(1, -1)
        keys = self.view_keys(views, nothing_sent(self._game, 1))
        name = self._game.name.encode()
        return b'{"game":"%b","viewer":%b,%b}' % (name, viewer_name(viewer), keys)


def viewer_name(viewer: Viewer) -> bytes:
    """Return a viewer as JSON. Unlike the result of orjson, it takes no more memory than it
    needs.
    """
    if viewer is None:
        return b"null"
    return b"%d" % viewer


class _Local(threading.local):
    """The memory of each thread for the writer of a game."""

    def __init__(self, game: "Game[Any, Any]") -> None:
        most = max(game.seats)
        moves = np.zeros((most, 1 + len(game.texts)), np.int64)
        text = np.empty(TEXT_SIZE, np.uint8)
        viewers = most + 1
        view_ends, is_new = np.zeros((2, viewers), np.int64)
        ends = np.zeros(viewers + 1, np.int64)
        self.buffers = Buffers(moves, text, view_ends, ends, is_new)


_SPECTATOR, _EVERYTHING = np.array([SPECTATOR], np.int64), np.array([ALL], np.int64)


class Snapshot:
    """What all viewers know at one moment. Its memory is used again for a later one."""

    __slots__ = (
        "_bytes",
        "_fields",
        "_game",
        "_reader",
        "_views",
        "active",
        "is_over",
        "memory",
        "seats",
    )

    def __init__(self, game: "Game[Any, Any]", viewers: Sequence[Viewer]) -> None:
        self._game = game
        self._reader = reader(game.state)
        memory = bytearray(len(viewers) * game.keys.size)
        self._views = split(memory, game.keys)
        self._bytes = memoryview(memory)
        self.memory: Array = np.frombuffer(memory, np.int8).reshape(len(viewers), -1)
        """The memory of each viewer's view, as `Keys` describes it."""
        seats = [SPECTATOR if viewer is None else viewer for viewer in viewers]
        self.seats: Array = np.array(seats, np.int64)
        self.is_over = False
        self.active = 0
        """The bit set of the seats that may move."""
        self._fields: dict[int, Any] = {}

    def take(self, box: Array) -> None:
        """Work out what the viewers know of a state."""
        active = int(self._game.writer.show(box, self.seats, self._views))
        self.is_over = active < 0
        self.active = max(active, 0)
        self._fields = {}

    def bytes_of(self, index: int) -> memoryview:
        """Return the memory of a viewer's view."""
        size = self._game.keys.size
        return self._bytes[index * size : (index + 1) * size]

    def fields(self, index: int) -> Any:
        """Return the fields of a viewer's view."""
        fields = self._fields.get(index)
        if fields is None:
            start = index * self._game.keys.size
            record = self._bytes[start : start + self._reader.size].tobytes()
            fields = self._fields[index] = self._reader.fields(record)
        return fields
