"""Reads the fields of a record into Python: all single numbers at once, an array when it is first
used.

NumPy takes longer to hand out an array than Python takes to go through ten numbers. An array with
one axis is therefore read as a memory view of its numbers, and one with two axes as rows of such.
"""

import struct
from collections import namedtuple
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, overload

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
        fields = {name: kind.fields[name][:2] for name in kind.names or () if name.isidentifier()}
        self.size = kind.itemsize
        """The size of a record in bytes."""
        numbers = {name: place for name, place in fields.items() if place[0].shape == ()}
        arrays = {
            name: _ArrayField(name, *place) for name, place in fields.items() if place[0].shape
        }
        self._numbers = struct.Struct(_format(numbers, kind.itemsize))
        self._fields: Any = type("Fields", (namedtuple("Numbers", list(numbers)),), arrays)

    def fields(self, memory: bytes) -> Any:
        """Return the fields of a record as attributes, from its bytes."""
        fields = tuple.__new__(self._fields, self._numbers.unpack(memory))
        fields.memory = memory
        return fields


class _ArrayField:
    """A descriptor of an array field, which reads the array at its first use."""

    def __init__(self, name: str, of: np.dtype[Any], first: int) -> None:
        self._name = name
        self._place = slice(first, first + of.itemsize)
        self._code = _CODES[of.base]
        self._width = of.shape[1] if len(of.shape) == 2 else 0
        assert len(of.shape) <= 2, f"{name} has more than two axes"

    def __get__(self, fields: Any, owner: object) -> "memoryview[int] | Rows":
        numbers = memoryview(fields.memory)[self._place].cast(self._code)  # type: ignore[call-overload]  # one of several formats
        found = Rows(numbers, self._width) if self._width else numbers
        fields.__dict__[self._name] = found
        return found


class Rows(Sequence["memoryview[int]"]):
    """An array with two axes, as a sequence of rows."""

    __slots__ = ("_numbers", "_width")

    def __init__(self, numbers: "memoryview[int]", width: int) -> None:
        self._numbers = numbers
        self._width = width

    def __len__(self) -> int:
        return len(self._numbers) // self._width

    @overload
    def __getitem__(self, index: int) -> "memoryview[int]": ...
    @overload
    def __getitem__(self, index: slice) -> "list[memoryview[int]]": ...
    def __getitem__(self, index: int | slice) -> "memoryview[int] | list[memoryview[int]]":
        if isinstance(index, slice):
            return [self[each] for each in range(*index.indices(len(self)))]
        first = index * self._width
        row = self._numbers[first : first + self._width]
        if index < 0 or not row:
            raise IndexError(index)
        return row


@lru_cache
def reader(kind: np.dtype[np.void]) -> Reader:
    """Return the reader of a layout's records."""
    return Reader(kind)


def read(records: Array | Flat) -> Any:
    """Return the fields of a record, or of the only record of an array. NumPy itself takes
    microseconds per field.
    """
    return reader(records.dtype).fields(records.tobytes())


def _format(numbers: dict[str, tuple[np.dtype[Any], int]], size: int) -> str:
    """Return the `struct` format of a record's numbers; the bytes between them are padding."""
    parts = ["="]
    end = 0
    for of, first in numbers.values():
        parts.append(f"{first - end}x{_CODES[of]}")
        end = first + of.itemsize
    return "".join([*parts, f"{size - end}x"])
