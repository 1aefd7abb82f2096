"""From a view's flat memory to plain JSON: a table of keys, the fields that each comes from, and how it is written."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

import numpy as np

from tenfold.kernel import gate
from tenfold.kernel.layout import Array, bits, read
from tenfold.kernel.lazy import reader

T = TypeVar("T")

SOME = 20_000
"""How many rows are remembered."""


class Key(NamedTuple):
    """One key of a view as plain JSON."""

    write: Callable[[Any, Any], Any]
    """Writes its value, given the game and the fields of the view, as `read` has them."""
    fields: tuple[str, ...]
    """The fields that the value comes from: it stays as it was while these do."""
    flat: bool
    """Whether it is given the view as an array of one, for compiled functions, instead of its fields read."""
    public: bool
    """Whether it is the same for all viewers, though the fields may not be."""


def key(write: Callable[[Any, Any], Any], *fields: str, flat: bool = False, public: bool = False) -> Key:
    """A key of a view, how it is written, and from which fields."""
    return Key(write, fields, flat, public)


def active(*fields: str) -> Key:
    """The key of the seats that may move, which the rules tell."""
    return key(lambda game, views: bits(int(gate.active(game.boards, views))), *fields, flat=True, public=True)


class Written(dict[str, Any]):
    """A view as plain JSON, with the bytes that it was written from. It is not to be changed: parts are shared."""

    __slots__ = ("bytes",)

    bytes: bytes


class Keys:
    """How the views of a family are written."""

    def __init__(self, kind: np.dtype[np.void], keys: Mapping[str, Key]) -> None:
        fields = reader(kind)
        self._fields = [(1 << i, slice(*place)) for i, place in enumerate(fields.places.tolist())]
        self._keys = [(name, one, fields.bits(*one.fields)) for name, one in keys.items()]
        self.affected = lru_cache(SOME)(self._affected)

    def _affected(self, changed: int) -> list[tuple[str, Key, int]]:
        """The keys that come from any of some fields, and all fields that each comes from, as bits of the layout."""
        return [(name, one, sources) for name, one, sources in self._keys if changed & sources]

    def write(
        self, game: Any, views: Array, viewer: int | None, last: Written | None = None, fields: Any = None
    ) -> Written:
        """An array's only view as plain JSON; only what has changed since the last one is written anew."""
        now, before = views.tobytes(), None if last is None else last.bytes
        if last is not None and now == before:
            return last
        written = Written({"game": game.name, "viewer": viewer}) if last is None else Written(last)
        written.bytes = now
        fields, changed = fields or read(views), -1 if before is None else self._changed(now, before)
        for name, one, _ in self.affected(changed):
            written[name] = one.write(game, views if one.flat else fields)
        return written

    def _changed(self, now: bytes, before: bytes) -> int:
        """The fields that differ, as bits."""
        found = 0
        for bit, place in self._fields:
            if now[place] != before[place]:
                found |= bit
        return found


def remembered(write: Callable[[list[int]], T]) -> Callable[[bytes], T]:
    """Writes rows of small numbers, given as bytes, and remembers what it wrote: of several, most are as they were."""
    return lru_cache(SOME)(lambda row: write(np.frombuffer(row, np.int8).tolist()))


def rows(of: Array, count: int, width: int) -> list[bytes]:
    """The beginning of each of the first rows of a table of small numbers, as bytes."""
    memory, size = of.tobytes(), of.shape[1]
    return [memory[at : at + width] for at in range(0, count * size, size)]


def or_none(number: int) -> int | None:
    """A seat, or another number, that is there; None where one below 0 says that there is none."""
    return int(number) if number >= 0 else None
