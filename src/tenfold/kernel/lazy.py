"""Fields of a record: its numbers are read at once, its arrays when they are asked for."""

import struct
from collections import namedtuple
from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import Any

import numpy as np

from tenfold.kernel.layout import Array

_CODES = {np.dtype(np.int8): "b", np.dtype(np.int16): "h", np.dtype(np.int32): "i", np.dtype(np.int64): "q"}


class Reader:
    """Reads the records of a layout."""

    def __init__(self, kind: np.dtype[np.void]) -> None:
        assert kind.fields is not None
        found = {name: kind.fields[name] for name in kind.names or () if name.isidentifier()}
        self._bits = {name: 1 << bit for bit, name in enumerate(found)}
        self.places: Array = np.array([(first, first + of.itemsize) for of, first, *_ in found.values()], np.int64)
        """Where each field begins and ends in memory, in the order of the layout."""
        self.plain = np.dtype((np.void, kind))
        """The layout without the attributes of NumPy's records, which take their time."""
        numbers = {name: (first, of) for name, (of, first, *_) in found.items() if of.shape == ()}
        self._numbers = struct.Struct(_format(numbers, kind.itemsize))
        base = namedtuple("Numbers", list(numbers))  # type: ignore[misc]
        self._make = type("Fields", (_Fields, base), {"arrays": found.keys() - numbers})._make  # type: ignore[attr-defined]

    def fields(self, views: Any, index: int) -> Any:
        """The fields of one of several records, as attributes; `views` are of the plain layout."""
        made = self._make(self._numbers.unpack_from(views, index * self.plain.itemsize))
        made.record = views[index]
        return made

    def bits(self, *names: str) -> int:
        """Some fields as bits, in the order of the layout."""
        return sum(self._bits[name] for name in set(names))


class _Fields:
    """The fields of a record."""

    arrays: AbstractSet[str]
    record: Any

    def __getattr__(self, name: str) -> Any:
        """An array that is asked for the first time."""
        if name not in self.arrays:
            raise AttributeError(name)
        value = self.__dict__[name] = self.record[name]
        return value


@lru_cache
def reader(kind: np.dtype[np.void]) -> Reader:
    """What reads the records of a layout."""
    return Reader(kind)


def _format(numbers: dict[str, tuple[int, Any]], size: int) -> str:
    """The format of a record's numbers, for `struct`; what lies between them is left out."""
    made, at = "=", 0
    for first, of in numbers.values():
        made += f"{first - at}x{_CODES[np.dtype(of)]}"
        at = first + of.itemsize
    return f"{made}{size - at}x"
