"""Seeds and hashes of seeds, in Python and compiled, and random numbers drawn from them."""

import numpy as np

from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array
from tenfold.kernel.play import below
from tenfold.kernel.reals import log

MASK = (1 << 64) - 1
"""The bits of an unsigned 64-bit number."""

FINE = 1 << 30
"""The number of values that a random real number can have."""


def mix(*parts: int) -> int:
    """Return a hash of some numbers in their order, as a seed."""
    seed = 0
    for part in parts:
        seed = _scrambled(seed ^ (part & MASK))
    return seed


def generator(seed: int) -> Array:
    """Return the state of a generator for `below`."""
    return np.array([_scrambled(seed & MASK) or 1], np.uint64)


def _scrambled(word: int) -> int:
    """Return SplitMix64's hash of a word."""
    word = (word + 0x9E3779B97F4A7C15) & MASK
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & MASK
    return word ^ (word >> 31)


@compiled
def scrambled(word: Array) -> Array:
    """Return SplitMix64's hash of a word, compiled. It is in an array, since NumPy warns of
    overflow in scalars.
    """
    word = word + np.uint64(0x9E3779B97F4A7C15)
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return word ^ (word >> np.uint64(31))


@compiled
def gumbel(rng: Array) -> float:
    """Return Gumbel noise: adding it to log-probabilities and taking the maximum samples by these
    probabilities.
    """
    return -log(-log((below(rng, FINE) + 0.5) / FINE))
