"""The borders of both maps, derived again from public geography: in TopoJSON, neighbours share the
arc between them.
"""

import json
from collections import defaultdict
from itertools import pairwise, permutations
from pathlib import Path

import pytest

from tenfold import games

MODULES = Path(__file__).parents[3] / "web" / "node_modules"
FILES = {
    "africa": ("world-atlas/countries-50m.json", "countries"),
    "usa": ("us-atlas/states-10m.json", "states"),
}

NAMES = {
    "Central African Rep.": "Central African Republic",
    "Côte d'Ivoire": "Ivory Coast",
    "Dem. Rep. Congo": "Democratic Republic of the Congo",
    "Somaliland": "Somalia",  # drawn apart there, and one country on the board
}
"""What the files call otherwise than the games do."""

CORNERS = {
    "africa": [("BWA", "ZMB"), ("NAM", "ZWE")],  # the four meet in the Zambezi at Kazungula
    "usa": [("AZ", "CO"), ("NM", "UT")],  # the Four Corners
}
"""The places that meet in one point, and do not border (T4.3)."""

IN_WATER = {
    ("IL", "MI"): "meet in Lake Michigan",
    ("MI", "MN"): "meet in Lake Superior",
    ("NY", "RI"): "meet in Block Island Sound",
}
"""States whose legal border lies in water alone: the polygons end at the shore, as the board's do.
"""

APART = {
    ("SDN", "UGA"): "South Sudan",
    ("SDN", "KEN"): "South Sudan",
    ("SDN", "COD"): "South Sudan",
    ("CAF", "UGA"): "South Sudan",
    ("MAR", "MRT"): "Western Sahara",
    ("ERI", "SOM"): "Djibouti",
}
"""Countries that only one without a tile lies between (T4.13)."""


def arcs_of(shape):
    """The numbers of the arcs of a shape, however deep in rings and polygons."""
    if isinstance(shape, int):
        return {shape if shape >= 0 else ~shape}
    return set().union(*map(arcs_of, shape))


def points_of(arc):
    """The points of an arc, which is stored as steps."""
    x = y = 0
    for dx, dy in arc:
        x, y = x + dx, y + dy
        yield x, y


def lines_of(shape, arcs):
    """The lines between neighbouring points of all arcs of a shape."""
    for number in arcs_of(shape):
        yield from pairwise(arcs[number])


def lies_inside(x, y, lines):
    """Whether a line from a point to the east crosses the outline an odd number of times."""
    crossed = 0
    for (ax, ay), (bx, by) in lines:
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            crossed += 1
    return crossed % 2 == 1


def shared(owned):
    """The pairs of places, both ways round, that own something together."""
    owners = defaultdict(set)
    for code, things in owned.items():
        for thing in things:
            owners[thing].add(code)
    return {pair for codes in owners.values() for pair in permutations(codes, 2)}


@pytest.fixture(params=["africa", "usa"])
def name(request):
    return request.param


@pytest.fixture
def borders(name):
    """The borders of the game's data, both ways round, without ferries."""
    return {(place.code, other) for place in games.get(name).map.places for other in place.borders}


@pytest.fixture
def atlas(name):
    """The public map: each place's arcs, and the points of every arc."""
    file, layer = FILES[name]
    assert (MODULES / file).exists(), f"{file} is not installed: `make test` installs it with npm"
    content = json.loads((MODULES / file).read_text(encoding="utf-8"))
    codes = {place.name: place.code for place in games.get(name).map.places}
    arcs = defaultdict(set)
    for shape in content["objects"][layer]["geometries"]:
        called = NAMES.get(shape["properties"]["name"], shape["properties"]["name"])
        if called in codes:
            arcs[codes[called]] |= arcs_of(shape["arcs"])
    return arcs, [set(points_of(arc)) for arc in content["arcs"]]


def test_every_place_is_on_the_public_map(name, atlas):
    assert atlas[0].keys() == {place.code for place in games.get(name).map.places}


def test_the_borders_are_those_of_public_geography(borders, atlas):
    assert borders == shared(atlas[0])


def test_the_places_that_meet_in_a_point_alone_are_the_known_corners(name, borders, atlas):
    arcs, points = atlas
    touching = shared(
        {code: set().union(*(points[arc] for arc in owned)) for code, owned in arcs.items()}
    )

    corners = set(CORNERS[name])
    assert touching - shared(arcs) == corners | {(other, one) for one, other in corners}
    assert borders.isdisjoint(corners)


def test_the_middle_of_a_place_lies_in_it(name):
    file, layer = FILES[name]
    content = json.loads((MODULES / file).read_text(encoding="utf-8"))
    (sx, sy), (tx, ty) = content["transform"]["scale"], content["transform"]["translate"]
    arcs = [[(x * sx + tx, y * sy + ty) for x, y in points_of(arc)] for arc in content["arcs"]]
    middles = {place.name: place.middle for place in games.get(name).map.places}

    astray = []
    for shape in content["objects"][layer]["geometries"]:
        called = NAMES.get(shape["properties"]["name"], shape["properties"]["name"])
        if called not in middles or shape["properties"]["name"] == "Somaliland":
            continue
        latitude, longitude = middles.pop(called)
        if not lies_inside(longitude, latitude, lines_of(shape["arcs"], arcs)):
            astray.append(called)
    assert astray == []
    assert middles == {}


@pytest.mark.parametrize("pair", IN_WATER, ids="-".join)
def test_states_that_meet_in_water_alone_do_not_border(pair):
    state, other = pair

    assert other not in {place.code: place.borders for place in games.get("usa").map.places}[state]


@pytest.mark.parametrize("pair", APART, ids="-".join)
def test_countries_that_one_without_a_tile_separates_do_not_border(pair):
    country, other = pair

    assert (
        other
        not in {place.code: place.borders for place in games.get("africa").map.places}[country]
    )
