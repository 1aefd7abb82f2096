"""How values lie in a view's memory: what is declared so compiled code writes as JSON, for all viewers at once."""

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from tenfold.kernel.compiled import compiled
from tenfold.kernel.gate import differing
from tenfold.kernel.layout import Array, wide
from tenfold.kernel.lazy import reader

NONE, BYTES, WIDE, COUNTS, EACH, ACTIVE = range(6)
"""Kinds: not written here; a text for each byte; numbers of two bytes; how many there are of each, and each so often;
the seats that may move."""

KIND, AT, WIDTH, WIDTH_AT, WIDTH_STEP, IS_LIST, ROWS, ROWS_AT, STRIDE, TEXTS, WHEN, EXACT, COLUMNS = range(13)
"""The columns of the table of forms."""

ROOM = 1 << 16
"""How many bytes there are for what is new of all views of a match, in which a key takes at most `LONG`."""

LONG = 1 << 13

BETWEEN = ('},"legal":', ',"links":')
"""What stands between the keys of a view, legal moves and links."""

NO_LINKS: Array = np.zeros(1, np.uint8)
"""The links of a game that has none."""

Texts = Sequence[Any] | Callable[[Any], Sequence[Any]]
"""What is told for each byte, as plain JSON, by the game where it is not the same for all of a family."""

NUMBERS = [byte - 256 * (byte > 127) for byte in range(256)]
"""Small numbers as they are,"""

OR_NULL = [byte if byte < 128 else None for byte in range(256)]
"""and those of which one below 0 says that there is none."""

FLAGS = [byte != 0 for byte in range(256)]


class Form(NamedTuple):
    """How a value lies in memory, if it does."""

    kind: int = NONE
    field: str = ""
    texts: Texts = ()
    width: int | str | None = None
    """How many of them a list has, or the field that says it, of each row where it has several; None for no list."""
    rows: int | str | None = None
    """How many such lists there are, or the field that says it; None for one alone."""
    stride: int = 0
    """How far rows are from each other."""
    first: int = 0
    """Where in the field they begin."""
    when: Mapping[str, Collection[int]] = {}
    """Fields, and the bytes in them with which the value is told so;"""
    is_null: bool = True
    """with others it is null, or is not written here."""


class Forms:
    """The forms of a game's keys, as compiled code reads them."""

    def __init__(self, game: Any, kind: np.dtype[np.void], keys: Sequence[tuple[str, Form, int]]) -> None:
        """The keys of views of a layout: their names, their forms, and the fields that they come from, as bits."""
        gathered = _Gathered(kind)
        rows = [(gathered.row(game, form), fields, gathered.put(f"{json.dumps(name)}:")) for name, form, fields in keys]
        self._size = kind.itemsize
        self._table: Array = np.array([row for row, _, _ in rows], np.int64)
        self._sources: Array = np.array([fields for _, fields, _ in rows], np.int64)
        self._names: Array = np.array([name for _, _, name in rows], np.int64)
        self._texts: Array = np.array(gathered.texts or [[(0, 0)] * 256], np.int64)
        self._when: Array = np.array(gathered.when or [[-1] * 258], np.int64)
        told = [*map(json.dumps, game.texts), *BETWEEN]
        self._moves: Array = np.array([gathered.put(text) for text in told], np.int64)
        self._pool: Array = np.frombuffer(bytes(gathered.pool), np.uint8)
        self._places: Array = reader(kind).places
        self.others = frozenset(name for name, form, _ in keys if form.kind == NONE or not form.is_null)
        """The keys that are not written here, or not always."""

    def warm(self) -> None:
        """Have what writes compiled."""
        views, numbers = np.zeros((1, self._size), np.uint8), np.zeros(1, np.int64)
        last = Last(views.copy(), numbers.copy(), np.zeros((1, 2), np.int16), np.zeros(2, np.int64))
        self.write(1, numbers, views, numbers, 0, np.zeros((1, 1), np.int64), numbers, (NO_LINKS, numbers), last)

    def write(
        self,
        viewers: int,
        seats: Array,
        views: Array,
        own: Array,
        active: int,
        moves: Array,
        counts: Array,
        links: tuple[Array, Array],
        last: "Last",
    ) -> "Written":
        """Write what is new to some viewers, given as bits: what of their views, which are given as bytes, differs from
        the last ones, their legal moves where these do, and links. What is written is the last then.

        `own` are the fields in which views differ from the first one, `active` the seats that may move, as bits,
        `moves` and `counts` what `gate.legal_of_all` tells of all seats, and `links` the texts of links that are new,
        and where those of each viewer end.
        """
        out, found = np.empty(ROOM, np.uint8), np.empty((5, len(views)), np.int64)
        last.active[0] = active
        fits = _write(
            self._table, self._sources, self._names, self._texts, self._when, self._pool, self._moves, self._places,
            viewers, seats, views, own, moves, counts, *links,
            last.views, last.own, last.moves, last.active, out, found,
        )  # fmt: skip
        assert fits, "a view is too long"
        return Written(out[: found[1, -1]].tobytes(), *found.tolist())


class Last(NamedTuple):
    """What was last told to viewers, by their places."""

    views: Array
    """As bytes."""
    own: Array
    """The fields in which these differed from the first one's, as bits."""
    moves: Array
    """The numbers of their legal moves, after how many these were."""
    active: Array
    """The seats that may move, as bits: now, and then."""


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
        self.when.append([-1] * 258)
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


COMMA, COLON, MINUS, ZERO = (ord(sign) for sign in ",:-0")
OPEN, CLOSE, BEGIN, END = (ord(sign) for sign in "[]{}")
N, U, L = (ord(letter) for letter in "nul")


@compiled
def _write(
    table: Array, sources: Array, keys: Array, texts: Array, when: Array, pool: Array, names: Array, places: Array,
    viewers: int, seats: Array, views: Array, own: Array, moves: Array, counts: Array, links: Array, ends: Array,
    last: Array, last_own: Array, last_moves: Array, active: Array, out: Array, found: Array,
) -> bool:  # fmt: skip
    """Write what is new to all; False where there is no room."""
    end, room = 0, 3 * LONG + names[-1, 1] - names[0, 0] + len(names) + links.shape[0]
    for viewer in range(views.shape[0]):
        found[:, viewer] = end, end, 0, 0, 0
        if not viewers >> viewer & 1:
            continue
        changed, rest, begun = differing(views[viewer], last[viewer], places), 0, end
        for key in range(table.shape[0]):
            touched = changed & sources[key]
            if not touched or (table[key, KIND] == ACTIVE and active[0] == active[1]):
                continue
            if end + room > out.shape[0]:
                return False
            first = end
            if end > begun:
                out[end] = COMMA
                end += 1
            value = copy_text(pool, keys[key, 0], keys[key, 1], out, end)
            end = _value(table, key, texts, when, pool, views[viewer], active[0], out, value)
            if end < 0:
                rest |= 1 << key
                end = first
            elif touched != table[key, EXACT]:
                until = _value(table, key, texts, when, pool, last[viewer], active[1], out, end)
                if _is_same(out, value, end, until):
                    end = first
        seat, middle = seats[viewer], end
        is_news = seat >= 0 and _is_news(moves[seat], counts[seat], last_moves[viewer])
        end = copy_text(pool, names[-2, 0], names[-2, 1], out, end)
        end = _list(moves[seat], counts[seat], names, pool, out, end) if is_news else _null(out, end)
        end = copy_text(pool, names[-1, 0], names[-1, 1], out, end)
        first = ends[viewer - 1] if viewer else 0
        end = copy_text(links, first, ends[viewer], out, end) if ends[viewer] > first else _null(out, end)
        out[end] = END
        end += 1
        found[:, viewer] = middle, end, own[viewer] | last_own[viewer], rest, 1 * (is_news or middle > begun)
        last[viewer], last_own[viewer] = views[viewer], own[viewer]
    active[1] = active[0]
    return True


@compiled
def _is_news(moves: Array, count: int, told: Array) -> bool:
    """Whether moves are not those that were told; they are then."""
    is_new = told[0] != count
    told[0] = count
    for i in range(count):
        is_new = is_new or told[i + 1] != moves[i]
        told[i + 1] = moves[i]
    return is_new


@compiled
def _list(moves: Array, count: int, names: Array, pool: Array, out: Array, end: int) -> int:
    """Write moves as a list."""
    out[end] = OPEN
    end += 1
    for i in range(count):
        if i:
            out[end] = COMMA
            end += 1
        end = copy_text(pool, names[moves[i], 0], names[moves[i], 1], out, end)
    out[end] = CLOSE
    return end + 1


@compiled
def _is_same(out: Array, first: int, middle: int, end: int) -> bool:
    """Whether the text before a place is the one that follows it."""
    if end - middle != middle - first:
        return False
    at = first
    while at < middle and out[at] == out[at + middle - first]:
        at += 1
    return at == middle


@compiled
def _value(
    table: Array, key: int, texts: Array, when: Array, pool: Array, view: Array, active: int, out: Array, end: int
) -> int:
    """Write a value, and say where it ends; below 0 where it is not to be written here."""
    kind = table[key, KIND]
    if kind == NONE:
        return -1
    if kind == ACTIVE:
        return _seats(active, out, end)
    condition = table[key, WHEN]
    while when[condition, 0] >= 0:
        if not when[condition, 2 + view[when[condition, 0]]]:
            return _null(out, end) if when[condition, 1] else -1
        condition += 1
    rows = table[key, ROWS] if table[key, ROWS_AT] < 0 else wide(view[table[key, ROWS_AT]])
    if rows < 0:
        return _row(table, key, 0, texts, pool, view, out, end)
    out[end] = OPEN
    end += 1
    for row in range(rows):
        if row:
            out[end] = COMMA
            end += 1
        end = _row(table, key, row, texts, pool, view, out, end)
    out[end] = CLOSE
    return end + 1


@compiled
def _row(table: Array, key: int, row: int, texts: Array, pool: Array, view: Array, out: Array, end: int) -> int:
    """Write one list, or what is none."""
    kind, at, of = table[key, KIND], table[key, AT] + row * table[key, STRIDE], table[key, TEXTS]
    if not table[key, IS_LIST]:
        if kind == WIDE:
            return _number(wide(view[at]) + 256 * wide(view[at + 1]), out, end)
        return copy_text(pool, texts[of, view[at], 0], texts[of, view[at], 1], out, end)
    width = table[key, WIDTH]
    if table[key, WIDTH_AT] >= 0:
        width = wide(view[table[key, WIDTH_AT] + row * table[key, WIDTH_STEP]])
    out[end] = BEGIN if kind == COUNTS else OPEN
    end += 1
    first = end
    for i in range(width):
        times = wide(view[at + i]) if kind == COUNTS or kind == EACH else 1  # noqa: SIM109
        for _ in range(min(times, 1) if kind == COUNTS else times):
            if end > first:
                out[end] = COMMA
                end += 1
            if kind == WIDE:
                end = _number(wide(view[at + 2 * i]) + 256 * wide(view[at + 2 * i + 1]), out, end)
            else:
                text = wide(view[at + i]) if kind == BYTES else i
                end = copy_text(pool, texts[of, text, 0], texts[of, text, 1], out, end)
        if kind == COUNTS and times:
            out[end] = COLON
            end = _number(times, out, end + 1)
    out[end] = END if kind == COUNTS else CLOSE
    return end + 1


@compiled
def _null(out: Array, end: int) -> int:
    out[end], out[end + 1], out[end + 2], out[end + 3] = N, U, L, L
    return end + 4


@compiled
def _seats(bits: int, out: Array, end: int) -> int:
    out[end] = OPEN
    end += 1
    first, seat = end, 0
    while bits >> seat:
        if bits >> seat & 1:
            if end > first:
                out[end] = COMMA
                end += 1
            end = _number(seat, out, end)
        seat += 1
    out[end] = CLOSE
    return end + 1


@compiled
def _number(number: int, out: Array, end: int) -> int:
    """Write a number of at most two bytes, of which those from 32,768 on are below 0."""
    if number > 32767:
        number -= 65536
    if number < 0:
        out[end] = MINUS
        end, number = end + 1, -number
    size = 10000
    while size > 1 and size > number:
        size //= 10
    while size:
        out[end] = ZERO + number // size % 10
        end, size = end + 1, size // 10
    return end


@compiled
def copy_text(pool: Array, first: int, last: int, out: Array, end: int) -> int:
    """Copy a text out of a pool, and say where it ends."""
    for i in range(first, last):
        out[end] = pool[i]
        end += 1
    return end
