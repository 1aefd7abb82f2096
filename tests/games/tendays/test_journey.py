"""The journey solver, against every journey of small maps, and against the rules on the
real ones.
"""

from itertools import product

import numpy as np
import pytest

from tenfold import games
from tenfold.errors import BadPosition
from tenfold.games.tendays.advice import Advice, advise
from tenfold.games.tendays.board import EMPTY, KINDS, UNKNOWN, board
from tenfold.games.tendays.connections import is_complete
from tenfold.games.tendays.journey import distance, nearer
from tenfold.games.tendays.map import Map, Place
from tenfold.games.tendays.state import DAYS

COLOURS = ("blue", "green", "orange", "pink", "yellow")
SMALL = {
    "a chain": "A blue 1 B; B green 2 AC; C blue 1 BD; D green 1 CE; E blue 1 D",
    "islands": "A blue 1 B; B blue 1 A; C green 2 D; D pink 1 C; E purple 1 -",
    "a star": "A blue 2 BCDE; B pink 1 A; C pink 1 AD; D orange 1 AC; E blue 1 A",
}
REAL = [(name, days) for name in ("africa", "usa") for days in (5, 10)]


def small(places, airplanes, automobiles):
    """The board of a small map: each place has a code, a colour, how many tiles, and its
    borders.
    """
    words = [place.split() for place in places.split(";")]
    listed = [
        Place(code, code, colour, int(tiles), tuple(near.strip("-")))
        for code, colour, tiles, near in words
    ]
    return board(Map("small", tuple(listed), COLOURS, (), airplanes, automobiles))


def every_journey(board, days, supply):
    """All journeys of so many days that the supply makes."""
    racks = np.array(list(product(range(board.kinds), repeat=days)), np.int8)
    counts = (racks[:, :, None] == np.arange(KINDS)).sum(axis=1)
    affordable = racks[(counts <= supply).all(axis=1)]
    return np.array(
        [rack for rack in affordable if is_complete(board, rack, days)], np.int8
    ).reshape(-1, days)


def by_force(journeys, rack):
    """The distance to the nearest of all journeys, and the tiles with which those differ from a
    rack.
    """
    changes = (journeys != rack).sum(axis=1)
    least = changes.min(initial=len(rack) + 1)
    out = np.zeros((DAYS, KINDS), np.int8)
    for journey in journeys[changes == least]:
        out[np.arange(len(rack)), journey] |= journey != rack
    return least, out.tolist()


def box(board):
    """The supply of a whole box."""
    return board.tiles.copy()


def solve(board, rack, supply):
    out = np.ones((DAYS, KINDS), np.int8)
    least = nearer(board, rack, len(rack), supply, out)
    assert least == distance(board, rack, len(rack), supply)
    return least, out.tolist()


def any_racks(board, days, count):
    """Racks of any tiles, with days that are empty or unknown."""
    return np.random.default_rng(days).integers(UNKNOWN, board.kinds, (count, days)).astype(np.int8)


def dealt_racks(board, days, count):
    """Racks of tiles of the box, without replacement."""
    tiles = np.repeat(np.arange(KINDS), board.tiles).astype(np.int8)
    rng = np.random.default_rng(days)
    return [rng.permutation(tiles)[:days] for _ in range(count)]


def changed(rack, day, kind):
    other = rack.copy()
    other[day] = kind
    return other


def follow(board, rack, supply):
    """The distances of a rack as tiles that bring it nearer are put into it, and what it
    becomes.
    """
    out, told = np.zeros((DAYS, KINDS), np.int8), []
    while least := nearer(board, rack, len(rack), supply, out):
        told.append(int(least))
        day, kind = np.argwhere(out)[len(told) % out.sum()]
        rack = changed(rack, day, kind)
    return told, rack


@pytest.mark.parametrize("places", SMALL.values(), ids=SMALL)
@pytest.mark.parametrize(
    ("days", "airplanes", "automobiles"), [(1, 1, 1), (2, 1, 1), (3, 1, 2), (4, 2, 1), (5, 1, 1)]
)
def test_the_solver_finds_what_trying_every_journey_finds(places, days, airplanes, automobiles):
    board = small(places, airplanes, automobiles)
    journeys = every_journey(board, days, box(board))

    for rack in any_racks(board, days, 200):
        assert solve(board, rack, box(board)) == by_force(journeys, rack)


@pytest.mark.parametrize("places", SMALL.values(), ids=SMALL)
def test_the_solver_uses_no_tile_that_the_supply_has_not(places):
    board = small(places, 2, 1)
    supply = np.where(np.arange(KINDS) % 3 == 1, 0, board.tiles).astype(np.int8)
    journeys = every_journey(board, 4, supply)

    for rack in any_racks(board, 4, 200):
        assert solve(board, rack, supply) == by_force(journeys, rack)


def test_where_the_supply_makes_no_journey_the_distance_is_more_than_all_days():
    board = games.get("africa").board

    assert solve(board, np.full(5, EMPTY, np.int8), np.zeros(KINDS, np.int8)) == (
        6,
        np.zeros((DAYS, KINDS)).tolist(),
    )


@pytest.mark.parametrize(("game", "days"), REAL)
def test_the_distance_is_0_for_a_journey_and_for_nothing_else(game, days):
    board = games.get(game).board

    for rack in dealt_racks(board, days, 300):
        assert (distance(board, rack, days, box(board)) == 0) == is_complete(board, rack, days)


@pytest.mark.parametrize(("game", "days"), REAL)
def test_nearer_tiles_lead_to_a_journey_one_by_one(game, days):
    board = games.get(game).board

    for rack in dealt_racks(board, days, 30):
        told, journey = follow(board, rack, box(board))
        assert told == list(range(len(told), 0, -1))
        assert is_complete(board, journey, days)


@pytest.mark.parametrize(("game", "days"), REAL)
def test_a_tile_changes_the_distance_by_one_at_most_and_nearer_tells_when_it_is_one_less(
    game, days
):
    board = games.get(game).board
    rack = dealt_racks(board, days, 1)[0]
    least, out = solve(board, rack, box(board))

    for day, kind in product(range(days), range(board.kinds)):
        gained = least - distance(board, changed(rack, day, kind), days, box(board))
        assert gained in (-1, 0, 1)
        assert (gained == 1) == out[day][kind]


def test_advice_is_in_words():
    africa = games.get("africa")

    found = advise(africa.map, africa.board, ["EGY", "LBY", "?", "DZA", None])

    assert found == Advice(
        2, ((), (), ("NER", "TUN", "car"), (), ("MLI", "MRT", "MAR", "NER", "TUN"))
    )


def test_advice_keeps_to_a_supply():
    africa = games.get("africa")
    rack = ["EGY", "LBY", "TUN", "DZA", None]

    assert advise(
        africa.map, africa.board, rack, dict.fromkeys(["EGY", "LBY", "TUN", "DZA", "MAR"], 1)
    ).nearer[4] == ("MAR",)
    assert advise(africa.map, africa.board, rack, {"EGY": 1}) == Advice(None, ((), (), (), (), ()))


def test_advice_refuses_a_rack_that_cannot_be_with_every_reason():
    africa = games.get("africa")

    with pytest.raises(BadPosition) as raised:
        advise(africa.map, africa.board, ["EGY"] * 10 + ["XXX"], {"YYY": -1})

    assert len(raised.value.problems) == 4
