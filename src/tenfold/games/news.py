"""What is new to the viewers of a match, as JSON: written for all of them at once, by the forms of a game's keys."""

import json
import threading
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from tenfold.games import writing
from tenfold.games.forms import (
    ACTIVE,
    AT,
    BYTES,
    COLUMNS,
    CONDITION,
    EXACT,
    IS_LIST,
    KIND,
    NAME,
    NAME_END,
    NONE,
    ROWS,
    ROWS_AT,
    SOURCES,
    STRIDE,
    TEXTS,
    WHEN,
    WIDTH,
    WIDTH_AT,
    WIDTH_STEP,
    Form,
)
from tenfold.kernel.compiled import entry
from tenfold.kernel.layout import Array
from tenfold.kernel.lazy import reader

BETWEEN = ('},"legal":', ',"links":')
"""What stands between the keys of a view, legal moves and links."""


class Sheet(threading.local):
    """What compiled code writes on, a sheet for each thread, of which what was written is read at once."""

    def __init__(self, game: Any) -> None:
        most = max(game.seats)
        self.text: Array = np.empty(writing.ROOM, np.uint8)
        """What is new to viewers, and from `writing.LINKS` on their links."""
        self.found: Array = np.zeros((writing.NUMBERS, most + 1), np.int64)
        """What is found for each viewer, by the rows of `writing`."""
        self.moves: Array = np.zeros((most, 1 + len(game.texts)), np.int64)
        """The legal moves of all seats, as `gate.legal_of_all` tells them."""


class Forms:
    """The forms of a game's keys, as compiled code reads them."""

    def __init__(self, game: Any, kind: np.dtype[np.void], keys: Sequence[tuple[str, Form, int]]) -> None:
        """The keys of views of a layout: their names, their forms, and the fields that they come from, as bits."""
        gathered = _Gathered(kind)
        table = [gathered.row(game, form) for _, form, _ in keys]
        for row, (name, _, fields) in zip(table, keys, strict=True):
            row[SOURCES], (row[NAME], row[NAME_END]) = fields, gathered.put(f"{json.dumps(name)}:")
        names = [gathered.put(text) for text in [*map(json.dumps, game.texts), *BETWEEN]]
        texts, when = gathered.texts or [[(0, 0)] * 256], gathered.when or [[-1] * CONDITION]
        parts = [table, texts, when, names, reader(kind).places]
        flat = [np.array(part, np.int64).ravel() for part in parts]
        ends = np.cumsum([len(parts) + 1, *map(len, flat)])
        self._size = kind.itemsize
        self._forms: Array = np.concatenate([ends, *flat])
        """All that compiled code goes by, in one array, since it takes a while to be given many: where each of the
        tables begins, and where the last ends, and then the tables.
        """
        self._pool: Array = np.frombuffer(bytes(gathered.pool), np.uint8)
        self.sheet = Sheet(game)
        self.others = frozenset(name for name, form, _ in keys if form.kind == NONE or not form.is_null)
        """The keys that are not written here, or not always."""

    @cached_property
    def _write(self) -> Callable[..., bool]:
        """`writing.write`."""
        numbers, views = np.zeros(1, np.int64), np.zeros((1, self._size), np.uint8)
        given = 0, numbers, views, numbers, 0, self.sheet.moves
        last = Last(views, np.zeros((1, 2), np.int16), numbers)
        return entry(writing.write, self._forms, self._pool, *given, *last, self.sheet.text, self.sheet.found)

    def warm(self) -> None:
        """Have what writes compiled."""
        _ = self._write

    def write(
        self,
        viewers: int,
        seats: Array,
        views: Array,
        own: Array,
        active: int,
        last: "Last",
    ) -> "Written":
        """Write what is new to some viewers, given as bits: what of their views, which are given as bytes, differs from
        the last ones, and the legal moves and links that are on this thread's sheet, moves where these differ. What is
        written is the last then.

        `own` are the fields in which views differ from the first one, and `active` the seats that may move, as bits.
        """
        sheet = self.sheet
        text, found, given = sheet.text, sheet.found, (viewers, seats, views, own, active, sheet.moves)
        fits = self._write(self._forms, self._pool, *given, *last, text, found)
        assert fits, "a view is too long"
        numbers = found.tolist()
        return Written(text.data[: numbers[writing.ENDS][len(views) - 1]].tobytes(), *numbers[1:])


class Last(NamedTuple):
    """What was last told to viewers, by their places."""

    views: Array
    """As bytes."""
    moves: Array
    """The numbers of their legal moves, after how many these were."""
    numbers: Array
    """The fields in which their views differed from the first one's, as bits, and in the last place the seats that
    might move, as bits.
    """


class _Gathered:
    """What forms are made of, while they are."""

    def __init__(self, kind: np.dtype[np.void]) -> None:
        self._kind = kind
        self.pool = bytearray()
        self.texts: list[list[tuple[int, int]]] = []
        """For each byte, where its text is in the pool."""
        self.when: list[list[int]] = []
        """Conditions: where a byte is, whether others mean null, and of each byte whether it is one of these."""
        self._tells_apart: list[bool] = []
        """Of each table of texts, whether no text is there twice."""

    def row(self, game: Any, form: Form) -> list[int]:
        """A form as a row of the table."""
        row = [0] * COLUMNS
        row[KIND], row[WIDTH_AT], row[ROWS], row[ROWS_AT], row[WHEN] = form.kind, -1, -1, -1, len(self.when)
        if form.kind in (NONE, ACTIVE):
            return row
        row[AT], row[STRIDE], row[IS_LIST] = self._place(form.field) + form.first, form.stride, form.width is not None
        row[TEXTS] = self._table_of(form.texts(game) if callable(form.texts) else form.texts)
        if isinstance(form.width, str):
            row[WIDTH_AT], row[WIDTH_STEP] = self._place(form.width), bool(self._shape(form.width))
        else:
            row[WIDTH] = form.width or 0
        if isinstance(form.rows, str):
            row[ROWS_AT] = self._place(form.rows)
        elif form.rows is not None:
            row[ROWS] = form.rows
        row[EXACT] = reader(self._kind).bits(form.field) if self._is_exact(form, row[TEXTS]) else 0
        for field, told in form.when.items():
            self.when.append([self._place(field), form.is_null, *[byte in told for byte in range(256)]])
        self.when.append([-1] * CONDITION)
        return row

    def put(self, text: str) -> tuple[int, int]:
        """Put a text into the pool: where it begins and ends."""
        first = len(self.pool)
        self.pool += text.encode()
        return first, len(self.pool)

    def _table_of(self, texts: Sequence[Any]) -> int:
        """Put the texts of bytes into the pool: those that there is no text for are told as null."""
        full = [*texts, *[None] * (256 - len(texts))]
        told = [text for text in texts if text is not None]
        self._tells_apart.append(len(set(told)) == len(told))
        self.texts.append([self.put(json.dumps(text, ensure_ascii=False)) for text in full])
        return len(self.texts) - 1

    def _is_exact(self, form: Form, texts: int) -> bool:
        """Whether the value differs whenever the field does."""
        shape, width = self._shape(form.field), form.width
        is_all = not shape or width == shape[-1] or isinstance(width, str)
        is_told = form.kind != BYTES or self._tells_apart[texts]
        return is_all and is_told and not form.first and not form.when

    def _place(self, field: str) -> int:
        place: int = getattr(reader(self._kind).at, field).start
        return place

    def _shape(self, field: str) -> tuple[int, ...]:
        assert self._kind.fields is not None
        shape: tuple[int, ...] = self._kind.fields[field][0].shape
        return shape


class Written(NamedTuple):
    """What is new to each viewer."""

    text: bytes
    """For each viewer, what follows the bracket before the keys of its view: legal moves and links that are not new are
    null.
    """
    views: list[int]
    """Where these keys end,"""
    ends: list[int]
    """and all of it."""
    apart: list[int]
    """The fields in which its view differs from the first one's, or did, as bits."""
    rest: list[int]
    """The numbers of the keys that may have changed and are not written here, as bits."""
    is_new: list[int]
    """Whether anything is written that is new."""
