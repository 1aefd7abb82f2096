"""T1 The tiles."""

from collections import Counter

import pytest

import tenfold
from tenfold import games

AIRPLANES = {
    "plane-blue": 2,
    "plane-green": 2,
    "plane-orange": 2,
    "plane-pink": 2,
    "plane-yellow": 2,
}


def box(game, **options):
    """All tiles of a game, as a spectator who has seen none of them counts them."""
    return tenfold.start(game, seed=1, **{"seats": 2, **options}).view(None)["unseen"]


def places(game):
    return games.get(game).map.places


@pytest.mark.rule("T1.1")
def test_africa_has_45_tiles_of_40_countries_two_each_of_five_of_them():
    tiles = {place.code: box("africa")[place.code] for place in places("africa")}

    assert len(tiles) == 40
    assert sum(tiles.values()) == 45
    assert {code for code, count in tiles.items() if count == 2} == {
        "TCD",
        "COD",
        "MLI",
        "NER",
        "SDN",
    }


@pytest.mark.rule("T1.1")
def test_africa_has_eight_countries_of_each_of_five_colours():
    colours = Counter(place.colour for place in places("africa"))

    assert colours == {"blue": 8, "green": 8, "orange": 8, "pink": 8, "yellow": 8}


@pytest.mark.rule("T1.2")
def test_africa_has_two_airplanes_of_each_colour_and_five_automobiles():
    transport = {
        tile: count for tile, count in box("africa").items() if tile.startswith(("plane", "car"))
    }

    assert transport == {**AIRPLANES, "car": 5}


@pytest.mark.rule("T1.3")
def test_the_usa_has_one_tile_of_each_of_50_states_and_two_of_them_are_purple():
    tiles = [box("usa")[place.code] for place in places("usa")]

    assert tiles == [1] * 50
    assert {place.name for place in places("usa") if place.colour == "purple"} == {
        "Alaska",
        "Hawaii",
    }
    assert {place.colour for place in places("usa")} == {
        "blue",
        "green",
        "orange",
        "pink",
        "yellow",
        "purple",
    }


@pytest.mark.rule("T1.4")
def test_the_usa_has_two_airplanes_of_each_colour_none_purple_and_six_automobiles():
    transport = {
        tile: count for tile, count in box("usa").items() if tile.startswith(("plane", "car"))
    }

    assert transport == {**AIRPLANES, "car": 6}


@pytest.mark.rule("T1.5")
@pytest.mark.parametrize("game", ["africa", "usa"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_seats_play(game, seats):
    match = tenfold.start(game, seats=seats, seed=1)

    assert match.active == set(range(seats))


@pytest.mark.rule("T1.5")
@pytest.mark.parametrize("seats", [0, 1, 5, -2, True, "2"])
def test_no_other_number_of_seats_plays(seats):
    with pytest.raises(tenfold.BadVariant, match="2 to 4 seats"):
        tenfold.start("africa", seats=seats, seed=1)


@pytest.mark.rule("T1.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("days", [5, 10])
def test_all_tiles_are_in_the_game_however_many_seats_and_days_it_has(seats, days):
    assert sum(box("africa", seats=seats, days=days).values()) == 60
    assert sum(box("usa", seats=seats, days=days).values()) == 66
