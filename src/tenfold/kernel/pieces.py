"""Pieces: what the numbers that a network sees of a view mean, each with its name, shape and range."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

import numpy as np

from tenfold.kernel.layout import Array


@dataclass(frozen=True, slots=True)
class Piece:
    """Some of what `encode` writes, one piece after another, each in the order of its shape's last axis first."""

    name: str
    shape: tuple[int, ...]
    high: int
    about: str
    low: int = 0

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


def size(pieces: Sequence[Piece]) -> int:
    """How many numbers `encode` writes."""
    return sum(piece.size for piece in pieces)


def lows(pieces: Sequence[Piece]) -> Array:
    """The least that each number can be."""
    return np.repeat([piece.low for piece in pieces], [piece.size for piece in pieces]).astype(np.int8)


def highs(pieces: Sequence[Piece]) -> Array:
    """The most that each number can be: a learner may divide by it."""
    return np.repeat([piece.high for piece in pieces], [piece.size for piece in pieces]).astype(np.int8)


def split(pieces: Sequence[Piece], codes: Array) -> dict[str, Array]:
    """The pieces of codes, whose last axis they are, by their names; nothing is copied."""
    ends = np.cumsum([piece.size for piece in pieces])
    parts = zip(pieces, np.split(codes, ends[:-1], axis=-1), strict=True)
    return {piece.name: part.reshape(*codes.shape[:-1], *piece.shape) for piece, part in parts}
