"""Features of an observation: the name, shape and range of each group of numbers that `encode`
writes.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

import numpy as np

from tenfold.kernel.layout import Array


@dataclass(frozen=True, slots=True)
class Feature:
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


def size(features: Sequence[Feature]) -> int:
    """Return how many numbers an observation has."""
    return sum(feature.size for feature in features)


def lows(features: Sequence[Feature]) -> Array:
    """Return the lower bound of each number of an observation."""
    return _each_number(features, [feature.low for feature in features])


def highs(features: Sequence[Feature]) -> Array:
    """Return the upper bound of each number of an observation. Dividing by it normalises the
    observation.
    """
    return _each_number(features, [feature.high for feature in features])


def _each_number(features: Sequence[Feature], values: Sequence[int]) -> Array:
    """Return the value of its feature for each number of an observation."""
    return np.repeat(values, [feature.size for feature in features]).astype(np.int8)


def split(features: Sequence[Feature], codes: Array) -> dict[str, Array]:
    """Return the features of observations by name, as views. The last axis of `codes` is the
    observation.
    """
    ends = np.cumsum([feature.size for feature in features])
    parts = np.split(codes, ends[:-1], axis=-1)
    return {
        feature.name: part.reshape(*codes.shape[:-1], *feature.shape)
        for feature, part in zip(features, parts, strict=True)
    }
