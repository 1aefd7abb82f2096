"""Reading positions: all that is wrong is noted with its place, and what is not given is dealt from
what is left.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

from tenfold.errors import BadPosition
from tenfold.json_types import JsonMapping
from tenfold.kernel.layout import Array
from tenfold.kernel.play import below

T = TypeVar("T")

Position = JsonMapping
"""A position as plain JSON; `docs/positions.md` lists the keys of each game."""


class Reader:
    """Reads the parts of a position, takes what it names out of the box, and notes what
    cannot be.
    """

    def __init__(
        self, given: Position, keys: Sequence[str], seats: int, left: Sequence[int]
    ) -> None:
        self.given, self.keys, self.seats = given, keys, seats
        self.left = list(left)
        """How many of each kind the position has not named."""
        self.problems: list[str] = []
        self.is_readable = True
        """Whether all could be read; where not, nothing is to be found by counting."""

    def items(self, where: str, given: Any, what: str, count: int | None = None) -> list[Any]:
        """Return a list, of `count` items if that is given."""
        if is_list(given) and count in (None, len(given)):
            return list(given)
        if count is not None:
            what = f"{count} {what}"
        self.misread(f"{where}: not a list of {what}")
        return []

    def counts(self, where: str, given: Any, what: str, size: int) -> list[int] | None:
        """Return `size` counts of something, or None if they are not given."""
        if given is None:
            return None
        if (
            not is_list(given)
            or len(given) != size
            or not all(is_number(count) and count >= 0 for count in given)
        ):
            self.misread(f"{where}: not a list of {size} counts of {what}")
            return None
        return list(given)

    def seat(self, where: str, given: Any) -> int | None:
        """Return a seat, or None if it is not given."""
        if is_number(given) and given in range(self.seats):
            return int(given)
        if given is not None:
            self.problems.append(f"{where}: {given!r} is not a seat, 0 to {self.seats - 1}")
        return None

    def misread(self, problem: str) -> None:
        """Note a problem that leaves something uncounted."""
        self.problems.append(problem)
        self.is_readable = False

    def refuse_unknown(self) -> None:
        """Note the keys that no position has."""
        for key in self.given:
            if key not in self.keys:
                self.problems.append(f"{key}: unknown; a position has {', '.join(self.keys)}")

    def close(self) -> None:
        """Raise all that is wrong."""
        if self.problems:
            raise BadPosition("a position that cannot be", self.problems)

    def deal(self, rng: Array) -> int:
        """Deal one of what is left, and return its kind."""
        kind = deal_from(self.left, rng)
        self.left[kind] -= 1
        return kind

    def filled(self, kinds: Sequence[int | None], rng: Array) -> list[int]:
        """Return kinds, with those that are not given dealt."""
        filled = []
        for kind in kinds:
            if kind is None:
                kind = self.deal(rng)
            filled.append(kind)
        return filled


def given_or(value: T | None, default: T) -> T:
    """Return a value that was given, or the default if it is None."""
    if value is None:
        return default
    return value


def is_number(given: Any) -> bool:
    """Return whether something is a whole number; neither True nor False is."""
    return isinstance(given, int) and not isinstance(given, bool)


def is_list(given: Any) -> bool:
    """Return whether something is a list; a text is not."""
    return isinstance(given, Sequence) and not isinstance(given, str)


def deal_from(left: Sequence[int], rng: Array) -> int:
    """Draw a tile or card at random and return its kind; `left` is the number of each kind in the
    deck.
    """
    way = int(below(rng, sum(left)))
    for kind, count in enumerate(left):
        if way < count:
            return kind
        way -= count
    raise ValueError("nothing is left")
