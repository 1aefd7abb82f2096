"""The forms of a game's keys as tables that compiled code reads."""

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from tenfold.kernel.layout import Array, Flat, blank, i64, layout
from tenfold.views.forms import MOST_CONDITIONS, Form, Keys, Kind

if TYPE_CHECKING:
    from tenfold.games.game import Game

NOWHERE = -1
"""Instead of the place of a number: there is none."""

UNBOUNDED = 1 << 20
"""Instead of a number that is skipped: none is."""

BEFORE_MOVES = '},"legal":'
"""The text between the keys of a view and the legal moves."""

NULL = "null"
BYTE = 256
WORD = 64


class Row(Flat):
    """A form as compiled code reads it. Places are offsets in the memory of a view, in bytes."""

    kind = i64
    sources = i64
    """The bit set of the fields that decide the value; 0 for a part of an object."""
    exact = i64
    """The set of `sources` if the value differs whenever its only field does, and else 0."""
    name = i64[2]
    """The start and end of the key's name in the pool of texts, with the signs before and after
    it.
    """
    place = i64
    step = i64
    """The distance from one number to the next."""
    is_list = i64
    width = i64
    width_place = i64
    width_step = i64
    """The width is `width`, or if `width_place` is not NOWHERE, the number there plus the row times
    `width_step`.
    """
    rows = i64
    rows_place = i64
    """The number of rows is `rows`, or the number at `rows_place`. NOWHERE for both if the value
    has no rows.
    """
    stride = i64
    """The distance from one row to the next."""
    skip = i64
    padded_place = i64
    padded_step = i64
    or_null = i64
    parts = i64[2]
    """The first row of an object's parts, and the row after the last."""
    when_place = i64[MOST_CONDITIONS]
    when = i64[MOST_CONDITIONS, BYTE // WORD]
    """The places of the conditions, and for each the set of allowed bytes."""
    texts = i64[BYTE + 1]
    """The start of each byte's, or index's, text in the pool. A text ends where the next one
    starts.
    """


ROW = layout(Row)


class Table(NamedTuple):
    """Everything that the compiled writer needs to know about a game."""

    rows: Array
    """The forms of the keys, and after them those of the parts of objects, as `Row`."""
    places: Array
    """The start and end of each field in the memory of a view."""
    moves: Array
    """The start of each move's text in the pool, and of the text between a view and the legal
    moves. A text ends where the next one starts.
    """
    pool: Array
    """The texts, as bytes."""


def make(game: "Game[Any, Any]") -> Table:
    """Return the table of a game."""
    keys, pool = game.keys, _Pool()
    forms = [(f'"{name}":', form) for name, form in keys.forms.items()]
    for form in keys.forms.values():
        forms += _parts(form)
    rows = blank(ROW, len(forms))
    part = len(keys.forms)
    for row, (name, form) in zip(rows, forms, strict=True):
        _fill(row, form, keys)
        row.name = pool.add(name)
        texts = _texts(form, game)
        row.texts = pool.spans(texts)
        row.sources = keys.sources(form)
        if _is_exact(form, keys, texts):
            row.exact = 1 << keys.fields[form.field].bit
        row.parts = part, part + len(form.parts)
        part += len(form.parts)
    for row in rows[len(keys.forms) :]:
        row.sources = 0
        row.is_list = 0
        row.stride = row.step
    places = [(field.start, field.end) for field in keys.fields.values()]
    moves = pool.spans(
        [*(json.dumps(text, ensure_ascii=False) for text in game.texts), BEFORE_MOVES]
    )
    return Table(rows, np.array(places, np.int64), np.array(moves, np.int64), pool.array)


def _parts(form: Form) -> list[tuple[str, Form]]:
    """Return the parts of an object with what is written before each: its name, after the opening
    brace or a comma.
    """
    parts = []
    sign = "{"
    for name, part in form.parts:
        parts.append((f'{sign}"{name}":', part))
        sign = ","
    return parts


def _is_exact(form: Form, keys: Keys, texts: list[str]) -> bool:
    """Returns whether the value differs whenever the field does, if no other field changes.

    Numbers of a row beyond its width are never used, so that a changed field has changed within the
    width.
    """
    if form.kind == Kind.OBJECT or form.when or form.or_null or form.at is not None or form.first:
        return False
    known = [text for text in texts if text != NULL]
    is_clear = form.kind != Kind.TEXT or len(set(known)) == len(known)
    shape = keys.fields[form.field].shape
    return is_clear and (not isinstance(form.width, int) or form.width == shape[-1])


def _fill(row: Any, form: Form, keys: Keys) -> None:
    """Write a form to a row, but for its texts and name."""
    row.kind = form.kind
    row.skip = UNBOUNDED
    if form.skip is not None:
        row.skip = form.skip
    row.or_null = form.or_null
    row.rows = row.rows_place = row.width_place = row.padded_place = row.when_place = NOWHERE
    for index, (field, allowed) in enumerate(form.when):
        row.when_place[index] = keys.fields[field].start
        row.when[index] = _bit_set(allowed)
    if form.kind == Kind.OBJECT:
        row.rows_place, _ = _place(keys, form.width)
        return
    row.width_place, row.width_step = _place(keys, form.width)
    row.padded_place, row.padded_step = _place(keys, form.padded)
    _fill_numbers(row, form, keys)


def _fill_numbers(row: Any, form: Form, keys: Keys) -> None:
    """Write which numbers of its field a form reads to a row."""
    field = keys.fields[form.field]
    first = form.first
    if form.at is not None:
        first = form.at
    row.place = field.start + first * field.step
    row.step = field.step
    row.is_list = bool(field.shape) and form.at is None
    row.width = field.columns - form.first
    if isinstance(form.width, int):
        row.width = form.width
    if len(field.shape) == 2:
        row.rows = field.shape[0]
        row.stride = field.columns * field.step
        row.rows_place, _ = _place(keys, form.rows)


def _place(keys: Keys, name: int | str | None) -> tuple[int, int]:
    """Return the place of the number in a field, and the distance to the next row's."""
    if not isinstance(name, str):
        return NOWHERE, 0
    return keys.fields[name].start, len(keys.fields[name].shape)


def _bit_set(allowed: frozenset[int]) -> Array:
    """Return a set of bytes as 64-bit words."""
    flags = np.zeros(BYTE, np.uint8)
    flags[[number % BYTE for number in allowed]] = 1
    return np.packbits(flags, bitorder="little").view(np.int64)


class _Pool:
    """The texts of a table, one after another. Equal lists of texts are there once."""

    def __init__(self) -> None:
        self._bytes = bytearray()
        self._tables: dict[tuple[str, ...], list[int]] = {}

    @property
    def array(self) -> Array:
        return np.frombuffer(self._bytes, np.uint8).copy()

    def add(self, text: str) -> tuple[int, int]:
        """Add a text. Returns its start and end."""
        start = len(self._bytes)
        self._bytes += text.encode()
        return start, len(self._bytes)

    def spans(self, texts: list[str]) -> list[int]:
        """Add texts. Returns the start of each, and the end of the last."""
        found = self._tables.get(tuple(texts))
        if found is None:
            found = [self.add(text)[0] for text in texts]
            found.append(len(self._bytes))
            self._tables[tuple(texts)] = found
        return found


def _texts(form: Form, game: "Game[Any, Any]") -> list[str]:
    """Return the JSON text of each byte by a form. Numbers below 0 are the bytes from 128 on."""
    texts = form.texts
    if callable(texts):
        texts = texts(game)
    known = texts
    if not isinstance(known, Mapping):
        known = dict(enumerate(texts))
    by_byte = {number % BYTE: value for number, value in known.items()}
    return [
        json.dumps(by_byte.get(byte), ensure_ascii=False, separators=(",", ":"))
        for byte in range(BYTE)
    ]
