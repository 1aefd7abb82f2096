"""From a view's flat memory to plain JSON: a table of keys, the fields that each comes from, and how it is written."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np

from tenfold.kernel.layout import Array, read


class Key(NamedTuple):
    """One key of a view as plain JSON."""

    write: Callable[[Any, Any], Any]
    """Writes its value, given the game and the fields of the view, as `read` has them."""
    fields: tuple[str, ...]
    """The fields that the value comes from: it stays as it was while these do."""
    flat: bool
    """Whether it is given the flat memory itself, for compiled functions, instead of its fields read."""


def key(write: Callable[[Any, Any], Any], *fields: str, flat: bool = False) -> Key:
    """A key of a view, how it is written, and from which fields."""
    return Key(write, fields, flat)


def active(*fields: str) -> Key:
    """The key of the seats that may move, which the rules tell."""
    return key(lambda game, view: game.active(view), *fields, flat=True)


class Written(dict[str, Any]):
    """A view as plain JSON, with the bytes that it was written from. It is not to be changed: parts are shared."""

    __slots__ = ("bytes",)

    bytes: bytes


class Keys:
    """How the views of a family are written."""

    def __init__(self, kind: np.dtype[np.void], keys: Mapping[str, Key]) -> None:
        assert kind.fields is not None
        places = {name: slice(found[1], found[1] + found[0].itemsize) for name, found in kind.fields.items()}
        self._keys = [
            (name, one.write, one.flat, tuple(places[field] for field in one.fields)) for name, one in keys.items()
        ]

    def write(self, game: Any, views: Array, viewer: int | None, last: Written | None = None) -> Written:
        """An array's only view as plain JSON; only what has changed since the last one is written anew."""
        now, before = views.tobytes(), None if last is None else last.bytes
        if last is not None and now == before:
            return last
        written = Written({"game": game.name, "viewer": viewer}) if last is None else Written(last)
        written.bytes = now
        fields = read(views)
        for name, write, flat, places in self._keys:
            if before is None or any(now[place] != before[place] for place in places):
                written[name] = write(game, views[0] if flat else fields)
        return written


def or_none(number: int) -> int | None:
    """A seat, or another number, that is there; None where one below 0 says that there is none."""
    return int(number) if number >= 0 else None
