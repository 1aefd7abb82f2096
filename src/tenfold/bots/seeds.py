"""Seeds: numbers that stand for all that is random, mixed of other numbers, in Python and compiled alike."""

import numpy as np

from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array
from tenfold.kernel.play import below
from tenfold.kernel.reals import log

MASK = (1 << 64) - 1

FINE = 1 << 30
"""How finely a real number is drawn."""


def mix(*parts: int) -> int:
    """A seed made of numbers: any other number, or another order, gives another."""
    seed = 0
    for part in parts:
        seed = _scrambled(seed ^ (part & MASK))
    return seed


def generator(seed: int) -> Array:
    """A generator for `below`."""
    return np.array([_scrambled(seed & MASK) or 1], np.uint64)


def _scrambled(word: int) -> int:
    """SplitMix64's step: neighbouring numbers give unrelated ones."""
    word = (word + 0x9E3779B97F4A7C15) & MASK
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & MASK
    return word ^ (word >> 31)


@compiled
def scrambled(word: Array) -> Array:
    """The same step, compiled. The word stands in an array, in which no overflow is reported."""
    word = word + np.uint64(0x9E3779B97F4A7C15)
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return word ^ (word >> np.uint64(31))


@compiled
def gumbel(rng: Array) -> float:
    """Gumbel's noise: of some logarithms of chances, the highest with it added is drawn by these chances."""
    return -log(-log((below(rng, FINE) + 0.5) / FINE))
