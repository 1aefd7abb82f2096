"""What tiles would do for a rack of 10 Days: how likely each comes in time, and what it would add to the outlook."""

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
LITTLE = 1.0 / e
"""A tile that adds less than this on a day is not worth a look there; and what share of the outlook it leaves."""

LEAST = 1e-300


@compiled
def count_chances(board: Board, view: Layout, numbers: Numbers, likely: float) -> Array:
    """How likely each kind of tile comes in time, by where its tiles are and how likely one is that is unseen."""
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
        often = numbers.vehicle if kind >= board.places else 1.0
        counts[kind] = min(numbers.surest, likely * counts[kind] * often)
    return counts


@compiled
def outlook(board: Board, rack: Array, days: int, chances: Array) -> float:
    """The outlook of a rack, as a logarithm."""
    return log(max(LEAST, weigh(board, rack, days, chances)))


@compiled
def gain(board: Board, rack: Array, days: int, chances: Array, gains: Array, best: Array) -> float:
    """Fill what each tile adds to the outlook of a rack, on each day and on its best, and return the outlook."""
    weight = max(LEAST, weigh_each(board, rack, days, chances, gains))
    for kind in range(board.kinds):
        best[kind] = 0.0
        for day in range(days):
            share = gains[day, kind] / weight
            gains[day, kind] = log(share) if share > LITTLE else USELESS + share - LITTLE
            best[kind] = max(best[kind], gains[day, kind])
    return log(weight)
