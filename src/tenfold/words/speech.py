"""Saying data: a sentence asks for the form of a name that it needs, and is given it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from tenfold.words.catalogue import Catalogue

SEAT = "seat"
"""The kind of what is a seat: it is said as you, as a player's name or by its number, which people
count from 1.
"""

KINDS = {"seats": SEAT, "winners": SEAT}
"""The kinds of names that keys hold in every game."""


@dataclass(frozen=True, slots=True)
class Speech:
    """How one listener is told things: in a language, as one of the seats or none.

    A message's variable is the key of a datum, or the key and a form: `$tile` is the message of the
    tile, `$tile_in` its attribute `in`. Of anything, `$tile_is` is `none` where there is none; of a
    seat, or a list of one, `you` where it is the listener's. A list is said with `and`, or in the
    form `or` with that, and the listener's own seat in it as you; a mapping of names to counts as a
    list of their forms `many`.
    """

    catalogue: Catalogue
    kinds: Mapping[str, str] = field(default_factory=dict)
    """The kind of name that a key holds, if it is not the key itself: `dropped` is a `tile`."""
    viewer: int | None = None
    names: Sequence[str] | None = None
    """What the players are called, by seats."""

    def say(self, message: str, data: Mapping[str, Any]) -> str:
        """Return a message with its variables filled in from data; in English as a whole if only
        English has it.
        """
        speaker = self.catalogue.speaker(message)
        if speaker is not self.catalogue:
            return replace(self, catalogue=speaker).say(message, data)
        values = {name: self._value(name, data) for name in self.catalogue.variables(message)}
        return self.catalogue.say(message, values)

    def _value(self, name: str, data: Mapping[str, Any]) -> str | int:
        key, _, form = name.partition("_")
        if key not in data:
            raise LookupError(f"{self.catalogue.language}: nothing was given for ${name}")
        value = data[key]
        kind = self.kinds.get(key, KINDS.get(key, key))
        if form == "is":
            return self._being(kind, value)
        if value is None:
            return ""
        if isinstance(value, Mapping):
            return self.join(
                [self._many(kind, each, count) for each, count in value.items()], "and"
            )
        if isinstance(value, list | tuple):
            joint, _, form = form.partition("_")
            return self.join(
                [self._each(kind, each, form or None) for each in value], joint or "and"
            )
        return self._one(kind, value, form or None)

    def _being(self, kind: str, value: Any) -> str:
        if value is None or value in ([], {}):
            return "none"
        if isinstance(value, bool):
            return str(value).lower()
        if kind == SEAT and value in (self.viewer, [self.viewer]):
            return "you"
        return "other"

    def _each(self, kind: str, value: Any, form: str | None) -> str | int:
        if kind == SEAT and value == self.viewer:
            return self.catalogue.say("you", form=form)
        return self._one(kind, value, form)

    def _one(self, kind: str, value: Any, form: str | None) -> str | int:
        if kind == SEAT:
            return self.seat(value, form)
        message = _message(kind, value)
        if self.catalogue.has(message):
            return self.catalogue.say(message, form=form)
        if form is not None:
            raise LookupError(f"{self.catalogue.language} has no message {message}.{form}")
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        return str(value)

    def _many(self, kind: str, value: str, count: int) -> str:
        return self.catalogue.say(f"{kind}-{value}", {"count": count}, "many")

    def seat(self, seat: int, form: str | None = None) -> str:
        """Return the name of a seat's player, or its number if the players have no names."""
        if self.names is None:
            return self.catalogue.say("seat", {"number": seat + 1}, form)
        return self.catalogue.say("player", {"name": self.names[seat]}, form)

    def join(self, items: Sequence[str | int], joint: str) -> str:
        """Return a list in words, with `and` or `or` before the last."""
        if not items:
            return ""
        first, *others = map(str, items)
        if not others:
            return first
        *middle, last = others
        for item in middle:
            first = self.catalogue.say("list-comma", {"first": first, "last": item})
        return self.catalogue.say(f"list-{joint}", {"first": first, "last": last})


def _message(kind: str, value: object) -> str:
    """Return the id of the message that names a value."""
    if kind == "game":
        return f"{value}-title"
    return f"{kind}-{value}"
