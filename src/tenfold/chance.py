"""Where chance comes from: a seed, a list of ways, any callable, or the system's own randomness."""

import secrets
from collections.abc import Callable, Iterable

from tenfold.errors import TenfoldError
from tenfold.kernel import play

Chance = Callable[[int], int]
"""Says which of so many equally likely ways chance goes: a number from 0 to before that many."""

Source = Iterable[int] | Chance | None
"""What a caller may give instead of a seed: a list of ways, or a callable."""


def source(seed: int | None, given: Source) -> Chance:
    """The chance that a caller asked for; what is given comes before a seed."""
    if given is None:
        return secrets.randbelow if seed is None else _seeded(seed)
    return given if callable(given) else _listed(given)


def _seeded(seed: int) -> Chance:
    rng = play.seeded(seed, 1)[0]
    return lambda ways: int(play.below(rng, ways))


def _listed(given: Iterable[int]) -> Chance:
    left = iter(given)

    def chance(ways: int) -> int:
        try:
            return next(left)
        except StopIteration:
            raise TenfoldError("the list of chance's ways is used up") from None

    return chance
