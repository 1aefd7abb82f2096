"""How values lie in a view's memory: what a family declares so compiled code writes as JSON."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple

NONE, BYTES, WIDE, COUNTS, EACH, ACTIVE = range(6)
"""Kinds: not written here; a text for each byte; numbers of two bytes; how many there are of each, and each so often;
the seats that may move."""

KIND, AT, WIDTH, WIDTH_AT, WIDTH_STEP, IS_LIST, ROWS, ROWS_AT, STRIDE, TEXTS, WHEN, EXACT = range(12)
"""The columns of the table of forms,"""

SOURCES, NAME, NAME_END, COLUMNS = range(12, 16)
"""and those of the keys: the fields that each comes from, as bits, and where its name is in the pool of texts."""

CONDITION = 258
"""How many numbers a condition has: where a byte is, whether others mean null, and of each byte whether it is one of
these."""

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
