"""Sources of chance: a seed, a list of ways, any callable, or the system's own randomness."""

import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from itertools import tee
from typing import Any

from tenfold.errors import BadArgument, TenfoldError
from tenfold.kernel import play
from tenfold.kernel.layout import Array

Chance = Callable[[int], int]
"""Says which of so many equally likely ways chance goes: a number from 0 to before that many.
`copy.deepcopy` makes a chance that goes the same ways, unless it is a plain function or the
system's.
"""

Source = Iterable[int] | Chance | None
"""What a caller may give instead of a seed: a list of ways, or a callable."""


@dataclass(slots=True)
class Seeded:
    """Chance that a generator decides."""

    generator: Array
    """An array of one u64, which `play.below` changes."""

    def __call__(self, ways: int) -> int:
        return int(play.below(self.generator, ways))


@dataclass(slots=True)
class Listed:
    """Chance that goes the ways of a list, in their order."""

    ways: Sequence[int]
    used: int = 0

    def __call__(self, ways: int) -> int:
        if self.used >= len(self.ways):
            raise TenfoldError(USED_UP)
        self.used += 1
        return self.ways[self.used - 1]


class Iterated:
    """Chance that goes the ways of an iterator."""

    def __init__(self, ways: Iterator[int]) -> None:
        (self._ways,) = tee(ways, 1)

    def __call__(self, ways: int) -> int:
        try:
            return next(self._ways)
        except StopIteration:
            raise TenfoldError(USED_UP) from None

    def __deepcopy__(self, memo: object) -> "Iterated":
        return Iterated(copy(self._ways))


def first_way(ways: int) -> int:
    """Return the first way: the chance of a match that only follows lines."""
    return 0


USED_UP = "the list of chance's ways is used up"


def source(seed: int | None, given: Source) -> Chance:
    """Return the chance that a caller asked for; what is given comes before a seed."""
    if given is None:
        return secrets.randbelow if seed is None else Seeded(play.seeded(seed, 1)[0])
    if callable(given):
        return given
    return Listed(list(given)) if isinstance(given, Sequence) else Iterated(iter(given))


def write(chance: Chance) -> dict[str, Any]:
    """Return a chance as plain JSON; raises BadArgument if it is an iterator or a function."""
    if chance is secrets.randbelow:
        return {}
    if isinstance(chance, Seeded):
        return {"generator": int(chance.generator[0])}
    if isinstance(chance, Listed):
        return {"ways": list(chance.ways[chance.used :])}
    raise BadArgument(
        "the chance of this match is a function or an iterator, which cannot be saved: give a seed"
    )


def read(given: object) -> Chance:
    """Return the chance that `write` wrote; raises BadArgument for anything else."""
    match given:
        case {"generator": int(word), **more} if not more and 0 < word < 1 << 64:
            chance = Seeded(play.seeded(0, 1)[0])
            chance.generator[0] = word
            return chance
        case {"ways": [*ways], **more} if not more and all(type(way) is int for way in ways):
            return Listed(ways)
        case Mapping() if not given:
            return secrets.randbelow
    raise BadArgument(f"chance is no generator and no list of ways: {given!r}")
