"""The outlook of a rack, against the sum over every journey of small maps."""

from itertools import product

import numpy as np
import pytest

from tenfold.games.tendays.board import KINDS, UNKNOWN, board
from tenfold.games.tendays.connections import is_complete
from tenfold.games.tendays.map import Map, Place
from tenfold.games.tendays.outlook import weigh, weigh_each
from tenfold.games.tendays.state import DAYS

COLOURS = ("blue", "green", "orange", "pink", "yellow")
PLACES = {
    "a chain": "A blue B; B green AC; C blue BD; D green C",
    "islands": "A blue B; B blue A; C green -; D purple -; E purple -",
    "a star": "A blue BCD; B pink A; C pink AD; D orange AC",
}


def small(places):
    """The board of a small map: each place has a code, a colour and its borders."""
    words = [place.split() for place in places.split(";")]
    listed = [Place(code, code, colour, 1, tuple(near.strip("-"))) for code, colour, near in words]
    return board(Map("small", tuple(listed), COLOURS, (), 1, 1))


def every_journey(board, days):
    """All journeys of so many days, whether there are as many tiles or not."""
    racks = np.array(list(product(range(board.kinds), repeat=days)), np.int8)
    return np.array([rack for rack in racks if is_complete(board, rack, days)], np.int8)


def by_force(journeys, rack, chances):
    """The sum over all journeys of the product of the chances of what they change."""
    return np.where(journeys == rack, 1.0, chances[journeys]).prod(axis=1).sum()


def changed(rack, day, kind):
    other = rack.copy()
    other[day] = kind
    return other


@pytest.mark.parametrize("places", PLACES.values(), ids=PLACES)
@pytest.mark.parametrize("days", [1, 2, 3, 4])
def test_the_outlook_is_the_sum_over_every_journey(places, days):
    board, rng = small(places), np.random.default_rng(days)
    journeys = every_journey(board, days)

    for _ in range(10):
        rack, chances = rng.integers(UNKNOWN, board.kinds, days).astype(np.int8), rng.random(KINDS)
        out = np.zeros((DAYS, KINDS))
        each = weigh_each(board, rack, days, chances, out)
        expected = [
            [by_force(journeys, changed(rack, day, kind), chances) for kind in range(board.kinds)]
            for day in range(days)
        ]

        assert (
            weigh(board, rack, days, chances)
            == each
            == pytest.approx(by_force(journeys, rack, chances))
        )
        assert out[:days, : board.kinds].tolist() == [pytest.approx(row) for row in expected]
