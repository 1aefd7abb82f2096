"""From a view's flat memory to plain JSON: a table of keys, the fields that each comes from, and how it is written."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

import numpy as np

from tenfold.games import forms
from tenfold.games.forms import Form
from tenfold.games.news import Forms
from tenfold.kernel import gate
from tenfold.kernel.layout import Array, bits
from tenfold.kernel.lazy import read, reader

T = TypeVar("T")

SOME = 20_000
"""How many rows are remembered."""

ALL = -1
"""All fields, as bits."""


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
    return key(lambda game, views: _bits(int(gate.active(game.boards, views))), *fields, flat=True, public=True)


_bits = lru_cache(bits)


class Keys:
    """How the views of a family are written. A view as plain JSON is not to be changed: parts are shared."""

    def __init__(
        self, kind: np.dtype[np.void], keys: Mapping[str, Key], lying: Mapping[str, Form] | None = None
    ) -> None:
        """The keys; and how those lie in memory that compiled code can write as JSON."""
        self._lying = {"active": Form(forms.ACTIVE), **(lying or {})}
        self._kind, fields = kind, reader(kind)
        self.all = [(name, one, fields.bits(*one.fields)) for name, one in keys.items()]
        """Each key by its name, how it is written, and the fields that it comes from, as bits of the layout."""
        self.affected = lru_cache(SOME)(self._affected)

    def _affected(self, changed: int) -> list[tuple[str, Key, int]]:
        """The keys that come from any of some fields, and all fields that each comes from, as bits of the layout."""
        return [(name, one, sources) for name, one, sources in self.all if changed & sources]

    def forms(self, game: Any) -> Forms:
        """How they lie in the memory of a game's views."""
        return Forms(game, self._kind, [(name, self._lying.get(name, Form()), bits) for name, _, bits in self.all])

    def write(self, game: Any, views: Array, viewer: int | None) -> dict[str, Any]:
        """An array's only view as plain JSON."""
        return self.renew({"game": game.name, "viewer": viewer}, game, views, read(views), ALL)

    def renew(self, last: dict[str, Any], game: Any, views: Array, fields: Any, changed: int) -> dict[str, Any]:
        """The same by the last one, of which only what comes from fields that have changed is written anew."""
        written = dict(last)
        for name, one, _ in self.affected(changed):
            written[name] = one.write(game, views if one.flat else fields)
        return written


def remembered(write: Callable[[list[int]], T]) -> Callable[[bytes], T]:
    """Writes rows of small numbers, given as bytes, and remembers what it wrote: of several, most are as they were."""
    return lru_cache(SOME)(lambda row: write(np.frombuffer(row, np.int8).tolist()))


def rows(table: bytes, size: int, count: int, width: int) -> list[bytes]:
    """The beginning of each of the first rows, of so many numbers each, of a table of small numbers, as bytes."""
    return [table[at : at + width] for at in range(0, count * size, size)]


def or_none(number: int) -> int | None:
    """A seat, or another number, that is there; None where one below 0 says that there is none."""
    return int(number) if number >= 0 else None
