"""Reading the maps: what is shipped is sound, and what is faulty is told all at once."""

from itertools import product

import pytest

from tenfold import games
from tenfold.errors import BadData
from tenfold.games.tendays.board import board
from tenfold.games.tendays.map import DATA, load

SOUND = """
name = "Two islands"
colours = ["blue", "green", "orange", "pink", "yellow"]
airplanes_per_colour = 1
automobiles = 2
ferries = [["A", "C"]]
places = [
  { code = "A", name = "Aland", colour = "blue", borders = ["B"] },
  { code = "B", name = "Beland", colour = "green", tiles = 2, borders = ["A"] },
  { code = "C", name = "Celand", colour = "purple", borders = [] },
]

[expect]
places = 3
place_tiles = 4
transport_tiles = 7
"""

FAULTY = """
name = "Two islands"
colours = ["blue", "green", "orange", "pink"]
airplanes_per_colour = "two"
automobiles = 99
ferries = [["A", "B"], ["A"], ["A", "Z"]]
rivers = []
places = [
  { code = "A", name = "Aland", colour = "blue", borders = ["B", "B", "A"] },
  { code = "B", name = "Beland", colour = "mauve", borders = ["C"] },
  { code = "B", name = "Celand", borders = ["Q", 5], size = 3 },
  { code = "D", name = "Celand", colour = "pink", tiles = 0 },
]

[expect]
places = 3
place_tiles = 4
seas = 1
"""

FAULTS = [
    "airplanes_per_colour is 'two', not a whole number",
    "automobiles is 99, not within 0 to 20",
    "colours: 4 of them, not 5",
    "places[1] (B): colour 'mauve' is not one of blue, green, orange, pink, purple",
    "places[2] (B): colour is missing",
    "places[2] (B): borders[1] is 5, not a text",
    "places[2] (B): unknown key 'size'",
    "places[3] (D): tiles is 0, not within 1 to 9",
    "places[3] (D): borders is missing",
    "places: the code 'B' is there twice",
    "places: the name 'Celand' is there twice",
    "places[0] (A).borders: a place is there twice",
    "places[0] (A).borders: a place does not border itself",
    "places[0] (A).borders: B is there, but A is not among the borders of B",
    "places[1] (B).borders: there is no place 'C'",
    "places[2] (B).borders: there is no place 'Q'",
    "ferries: ['A'] is not a pair of places",
    "ferries: there is no place 'Z'",
    "ferries: A and B have a border already",
    "expect: places is 3, but the file has 4",
    "expect: transport_tiles is missing",
    "expect: unknown key 'seas'",
    "unknown key 'rivers'",
]


@pytest.fixture
def problems(tmp_path):
    """Reads a text as a map, and says what is wrong with it."""

    def read(text):
        path = tmp_path / "islands.toml"
        path.write_text(text, encoding="utf-8")
        with pytest.raises(BadData) as fault:
            load(path)
        assert str(fault.value).startswith("islands.toml:")
        return fault.value.problems

    return read


@pytest.mark.parametrize(
    ("name", "places", "tiles", "transport"), [("africa", 40, 45, 15), ("usa", 50, 50, 16)]
)
def test_the_shipped_maps_have_the_counts_of_the_box(name, places, tiles, transport):
    found = load(DATA / f"{name}.toml")
    counts = board(found).tiles

    assert len(found.places) == places
    assert counts[:places].sum() == tiles
    assert counts[places:].sum() == transport


@pytest.mark.parametrize("name", ["africa", "usa"])
def test_no_two_neighbours_have_the_same_colour(name):
    places = {place.code: place for place in games.get(name).map.places}

    pairs = [(place, places[code]) for place in places.values() for code in place.borders]
    assert [(one.code, other.code) for one, other in pairs if one.colour == other.colour] == []


@pytest.mark.parametrize("name", ["africa", "usa"])
def test_the_tables_of_a_map_go_both_ways(name):
    tables = games.get(name).board
    pairs = list(product(range(tables.places), repeat=2))

    assert all(tables.borders[one, other] == tables.borders[other, one] for one, other in pairs)
    assert all(tables.drives[one, other] == tables.drives[other, one] for one, other in pairs)
    assert all(tables.flights[one, other] == tables.flights[other, one] for one, other in pairs)


@pytest.mark.parametrize("name", ["africa", "usa"])
def test_nothing_leads_from_a_place_to_itself(name):
    tables = games.get(name).board

    assert not tables.borders.diagonal().any()
    assert not tables.drives.diagonal().any()
    assert not tables.flights.diagonal().any()


def test_the_tables_cannot_be_changed():
    with pytest.raises(ValueError, match="read-only"):
        games.get("africa").board.borders[0, 1] = 1


def test_a_sound_map_is_read(tmp_path):
    path = tmp_path / "islands.toml"
    path.write_text(SOUND, encoding="utf-8")

    found = load(path)

    assert [place.code for place in found.places] == ["A", "B", "C"]
    assert found.kinds[-1] == "car"
    assert found.joined("C", "A")


def test_all_faults_are_told_at_once_each_with_its_place(problems):
    assert sorted(set(FAULTS) - set(problems(FAULTY))) == []


@pytest.mark.parametrize(
    ("sound", "faulty", "problem"),
    [
        (
            'borders = ["A"]',
            "borders = []",
            "places[0] (A).borders: B is there, but A is not among the borders of B",
        ),
        ('code = "C"', 'code = "B"', "places: the code 'B' is there twice"),
        ("place_tiles = 4", "place_tiles = 5", "expect: place_tiles is 5, but the file has 4"),
        ("tiles = 2", "tiles = true", "places[1] (B): tiles is True, not a whole number"),
        ("tiles = 2", 'tiles = "2"', "places[1] (B): tiles is '2', not a whole number"),
        (
            "tiles = 2",
            "tiles = 2, middle = [91, 5]",
            "places[1] (B): middle: [91, 5] is not a latitude and a longitude",
        ),
        (
            "tiles = 2",
            "tiles = 2, middle = [5.5]",
            "places[1] (B): middle: [5.5] is not a latitude and a longitude",
        ),
        ('[["A", "C"]]', '[["A", "B"]]', "ferries: A and B have a border already"),
        ('[["A", "C"]]', '["A", "C"]', "ferries[0] is 'A', not a list"),
        ('name = "Two islands"', "", "name is missing"),
        ('name = "Two islands"', 'name = "Two islands"\nnmae = 1', "unknown key 'nmae'"),
    ],
)
def test_one_fault_is_told_with_its_place(problems, sound, faulty, problem):
    assert problem in problems(SOUND.replace(sound, faulty, 1))


def test_a_file_that_is_not_toml_is_told(problems):
    assert len(problems("places = [")) == 1


def test_an_empty_file_lacks_everything(problems):
    found = problems("")

    assert "places is missing" in found
    assert "colours is missing" in found
    assert "expect is missing" in found


def test_a_file_that_is_not_there_is_told(tmp_path):
    with pytest.raises(BadData, match="nowhere"):
        load(tmp_path / "nowhere.toml")


def test_a_file_that_is_not_text_is_told(tmp_path):
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\xff\xfe\x00")

    with pytest.raises(BadData, match="picture"):
        load(path)
