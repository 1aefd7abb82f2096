"""Fields of a record: its numbers are read at once, its arrays when they are asked for."""

import struct
from collections import namedtuple
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from tenfold.kernel.layout import Array, Flat

_CODES = {np.dtype(np.int8): "b", np.dtype(np.int16): "h", np.dtype(np.int32): "i", np.dtype(np.int64): "q"}


class Reader:
    """Reads the records of a layout."""

    def __init__(self, kind: np.dtype[np.void]) -> None:
        assert kind.fields is not None
        found = {name: kind.fields[name] for name in kind.names or () if name.isidentifier()}
        self.size = kind.itemsize
        """How many bytes a record has."""
        self._bits = {name: 1 << bit for bit, name in enumerate(found)}
        places = {name: (first, first + of.itemsize) for name, (of, first, *_) in found.items()}
        self.places: Array = np.array([*places.values()], np.int64)
        """Where each field begins and ends in memory, in the order of the layout."""
        self.at = SimpleNamespace(**{name: slice(*place) for name, place in places.items()})
        """The same by their names: slices of a record's bytes."""
        numbers = {name: (first, of) for name, (of, first, *_) in found.items() if of.shape == ()}
        self._numbers = struct.Struct(_format(numbers, kind.itemsize))
        arrays = {name: _Cells(name, of, first) for name, (of, first, *_) in found.items() if of.shape}
        self._fields: Any = type("Fields", (namedtuple("Numbers", list(numbers)),), arrays)

    def fields(self, memory: bytes) -> Any:
        """The fields of a record as attributes, by its bytes, which are `memory`."""
        made = tuple.__new__(self._fields, self._numbers.unpack(memory))
        made.memory = memory
        return made

    def bits(self, *names: str) -> int:
        """Some fields as bits, in the order of the layout."""
        return sum(self._bits[name] for name in set(names))


class _Cells:
    """An array of a record's fields, made when it is first asked for."""

    def __init__(self, name: str, of: np.dtype[Any], first: int) -> None:
        self._name, self._shape, self._of, self._first = name, of.shape, of.base, first

    def __get__(self, fields: Any, owner: object) -> Array:
        made: Array = np.ndarray(self._shape, self._of, fields.memory, self._first)
        fields.__dict__[self._name] = made
        return made


@lru_cache
def reader(kind: np.dtype[np.void]) -> Reader:
    """What reads the records of a layout."""
    return Reader(kind)


def read(records: Array | Flat) -> Any:
    """The fields of a record, or of an array's only one: NumPy takes microseconds for each."""
    return reader(records.dtype).fields(records.tobytes())


def _format(numbers: dict[str, tuple[int, Any]], size: int) -> str:
    """The format of a record's numbers, for `struct`; what lies between them is left out."""
    made, at = "=", 0
    for first, of in numbers.values():
        made += f"{first - at}x{_CODES[np.dtype(of)]}"
        at = first + of.itemsize
    return f"{made}{size - at}x"
