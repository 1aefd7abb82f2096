"""Reading positions: all that is wrong is noted with its place, and what is not given is dealt from
what is left.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from tenfold.errors import BadPosition
from tenfold.kernel.layout import Array
from tenfold.kernel.play import below

Position = Mapping[str, Any]
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
        """A list of such things, so many where that is said."""
        if not _is_list(given) or (count is not None and len(given) != count):
            self.misread(f"{where}: not a list of {what if count is None else f'{count} {what}'}")
            return []
        return list(given)

    def counts(self, where: str, given: Any, what: str, size: int) -> list[int] | None:
        """How many of such things each of so many has; None where it is not given."""
        if given is None:
            return None
        if (
            not _is_list(given)
            or len(given) != size
            or not all(is_number(count) and count >= 0 for count in given)
        ):
            self.misread(f"{where}: not a list of {size} counts of {what}")
            return None
        return list(given)

    def seat(self, where: str, given: Any) -> int | None:
        """A seat; None where it is not given."""
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
        """Deal one of what is left."""
        kind = deal_from(self.left, rng)
        self.left[kind] -= 1
        return kind

    def filled(self, kinds: Sequence[int | None], rng: Array) -> list[int]:
        """Some things, with those that are not given dealt."""
        return [self.deal(rng) if kind is None else kind for kind in kinds]


def is_number(given: Any) -> bool:
    """Whether something is a whole number; neither True nor False is."""
    return isinstance(given, int) and not isinstance(given, bool)


def _is_list(given: Any) -> bool:
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
