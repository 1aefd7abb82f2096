"""The prospects of a rack of 10 Days: how likely each tile comes in time, and what it would add to
the outlook.
"""

from math import e

import numpy as np

from tenfold.games.tendays.board import KINDS, Board
from tenfold.games.tendays.outlook import weigh, weigh_each
from tenfold.games.tendays.state import PILES, Layout
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array
from tenfold.kernel.reals import log

from .numbers import Numbers

USELESS = -1.0
"""A tile that adds less than this to the outlook on a day is not considered there."""

LITTLE = 1.0 / e
"""The factor of the weight that belongs to USELESS."""

LEAST = 1e-300
"""The least weight of a rack, so that its logarithm is finite."""


@compiled
def count_chances(board: Board, view: Layout, numbers: Numbers, likely: float) -> Array:
    """Return the probability that each kind of tile comes in time; `likely` is that of one unseen
    tile.
    """
    counts = np.zeros(KINDS)
    for kind in range(board.kinds):
        counts[kind] = view.bag[kind] + view.pool[kind]
    for seat in range(view.seats):
        for day in range(view.days):
            if view.rack[seat, day] >= 0:
                counts[view.rack[seat, day]] += numbers.rack
    for pile in range(PILES):
        if view.height[pile] > 0:
            counts[view.pile[pile, view.height[pile] - 1]] += numbers.top
    for kind in range(board.kinds):
        often = 1.0
        if kind >= board.places:
            often = numbers.vehicle
        counts[kind] = min(numbers.surest, likely * counts[kind] * often)
    return counts


@compiled
def outlook(board: Board, rack: Array, days: int, chances: Array) -> float:
    """Return the outlook of a rack."""
    return log(max(LEAST, weigh(board, rack, days, chances)))


@compiled
def gain(board: Board, rack: Array, days: int, chances: Array, gains: Array, best: Array) -> float:
    """Write what each tile adds to the outlook of a rack, on each day and on its best day; return
    the outlook.
    """
    weight = max(LEAST, weigh_each(board, rack, days, chances, gains))
    for kind in range(board.kinds):
        best[kind] = 0.0
        for day in range(days):
            share = gains[day, kind] / weight
            gains[day, kind] = log(share) if share > LITTLE else USELESS + share - LITTLE
            best[kind] = max(best[kind], gains[day, kind])
    return log(weight)
