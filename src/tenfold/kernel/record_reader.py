"""Reads the fields of a record: all numbers at once, an array when it is first used."""

import struct
from collections import namedtuple
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from tenfold.kernel.layout import Array, Flat

_CODES = {
    np.dtype(np.int8): "b",
    np.dtype(np.int16): "h",
    np.dtype(np.int32): "i",
    np.dtype(np.int64): "q",
}


class Reader:
    """Reads records of one layout."""

    def __init__(self, kind: np.dtype[np.void]) -> None:
        assert kind.fields is not None
        found = {name: kind.fields[name] for name in kind.names or () if name.isidentifier()}
        self.size = kind.itemsize
        """The size of a record in bytes."""
        self._bits = {name: 1 << bit for bit, name in enumerate(found)}
        places = {name: (first, first + of.itemsize) for name, (of, first, *_) in found.items()}
        self.places: Array = np.array([*places.values()], np.int64)
        """The first byte and the end of each field, in the order of the layout."""
        self.at = SimpleNamespace(**{name: slice(*place) for name, place in places.items()})
        """The place of each field by its name, as a slice of a record's bytes."""
        numbers = {name: (first, of) for name, (of, first, *_) in found.items() if of.shape == ()}
        self._numbers = struct.Struct(_format(numbers, kind.itemsize))
        arrays = {
            name: _Cells(name, of, first) for name, (of, first, *_) in found.items() if of.shape
        }
        self._fields: Any = type("Fields", (namedtuple("Numbers", list(numbers)),), arrays)

    def fields(self, memory: bytes) -> Any:
        """Return the fields of a record as attributes, from its bytes, which are the attribute
        `memory`.
        """
        made = tuple.__new__(self._fields, self._numbers.unpack(memory))
        made.memory = memory
        return made

    def bits(self, *names: str) -> int:
        """Return the bit set of some fields, numbered in the order of the layout."""
        return sum(self._bits[name] for name in set(names))


class _Cells:
    """A descriptor of an array field, which makes the array at its first use."""

    def __init__(self, name: str, of: np.dtype[Any], first: int) -> None:
        self._name, self._shape, self._of, self._first = name, of.shape, of.base, first

    def __get__(self, fields: Any, owner: object) -> Array:
        made: Array = np.ndarray(self._shape, self._of, fields.memory, self._first)
        fields.__dict__[self._name] = made
        return made


@lru_cache
def reader(kind: np.dtype[np.void]) -> Reader:
    """Return the reader of a layout's records."""
    return Reader(kind)


def read(records: Array | Flat) -> Any:
    """Return the fields of a record, or of the only record of an array. NumPy itself takes
    microseconds per field.
    """
    return reader(records.dtype).fields(records.tobytes())


def _format(numbers: dict[str, tuple[int, Any]], size: int) -> str:
    """Return the `struct` format of a record's numbers; the bytes between them are padding."""
    made, at = "=", 0
    for first, of in numbers.values():
        made += f"{first - at}x{_CODES[np.dtype(of)]}"
        at = first + of.itemsize
    return f"{made}{size - at}x"
