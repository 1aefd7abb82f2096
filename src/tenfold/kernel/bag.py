"""Bags are multisets: how many things of each kind there are. A deck is a bag, and so are the
hidden cards.
"""

from bisect import bisect_right
from itertools import accumulate

from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, as_i64


@compiled
def pull(bag: Array, first: int, way: int) -> int:
    """Remove the thing with index `way` from a bag, counted from the kind `first` on. Returns its
    kind.
    """
    kind = as_i64(first)
    while way >= bag[kind]:
        way -= bag[kind]
        kind += 1
    bag[kind] -= 1
    return kind


@compiled
def refill(bag: Array, cards: Array) -> None:
    """Set a bag to the given counts.

    A plain loop compiles once; `bag[:] = cards` would be recompiled for every array shape.
    """
    for kind in range(bag.size):
        bag[kind] = cards[kind]


@compiled
def how_many(bag: Array) -> int:
    """Return how many things are in a bag."""
    total = as_i64(0)
    for kind in range(bag.size):
        total += bag[kind]
    return total


def kind_at(bag: Array, first: int, way: int) -> int:
    """Return the kind of the thing with index `way` in a bag, counted from the kind `first` on."""
    return first + bisect_right([*accumulate(bag[first:])], way)


def way_to(bag: Array, first: int, kind: int) -> int:
    """Return the first index of a kind in a bag, counted from the kind `first` on."""
    return sum(bag[first:kind].tolist())
