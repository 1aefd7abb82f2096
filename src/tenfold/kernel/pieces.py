"""Features of an observation: the name, shape and range of each group of numbers that `encode`
writes.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

import numpy as np

from tenfold.kernel.layout import Array


@dataclass(frozen=True, slots=True)
class Piece:
    """A feature of an observation. `encode` writes the features one after another, each in
    C order.
    """

    name: str
    shape: tuple[int, ...]
    high: int
    about: str
    low: int = 0

    @property
    def size(self) -> int:
        """How many numbers the feature has."""
        return prod(self.shape)


def size(pieces: Sequence[Piece]) -> int:
    """Return how many numbers an observation has."""
    return sum(piece.size for piece in pieces)


def lows(pieces: Sequence[Piece]) -> Array:
    """Return the lower bound of each number of an observation."""
    return np.repeat([piece.low for piece in pieces], [piece.size for piece in pieces]).astype(
        np.int8
    )


def highs(pieces: Sequence[Piece]) -> Array:
    """Return the upper bound of each number of an observation. Dividing by it normalises the
    observation.
    """
    return np.repeat([piece.high for piece in pieces], [piece.size for piece in pieces]).astype(
        np.int8
    )


def split(pieces: Sequence[Piece], codes: Array) -> dict[str, Array]:
    """Return the features of observations by name, as views. The last axis of `codes` is the
    observation.
    """
    ends = np.cumsum([piece.size for piece in pieces])
    parts = zip(pieces, np.split(codes, ends[:-1], axis=-1), strict=True)
    return {piece.name: part.reshape(*codes.shape[:-1], *piece.shape) for piece, part in parts}
