"""Bags: how many of each kind there are, in no order. A deck is one, and so is what is hidden."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, wide


@compiled
def pull(bag: Array, first: int, way: int) -> int:
    """Take the `way`-th thing from the kind `first` on out of a bag, and return its kind."""
    kind = wide(first)
    while way >= bag[kind]:
        way -= bag[kind]
        kind += 1
    bag[kind] -= 1
    return kind


@compiled
def refill(bag: Array, cards: Array) -> None:
    """Put all cards into a bag, whatever was in it.

    Beside being said shortly, this is compiled once: a sum or an assignment of NumPy's anew for each array's shape.
    """
    for kind in range(bag.size):
        bag[kind] = cards[kind]


@compiled
def how_many(bag: Array) -> int:
    """How many things are in a bag."""
    total = wide(0)
    for kind in range(bag.size):
        total += bag[kind]
    return total


def kind_at(bag: Sequence[int], first: int, way: int) -> int:
    """The kind of what is `way`-th in a bag from the kind `first` on."""
    return first + bisect_right([*accumulate(bag[first:])], way)


def way_to(bag: Array, first: int, kind: int) -> int:
    """The first way to take that kind out of a bag, of whose kinds those before `first` are left out."""
    return int(bag[first:kind].sum())
