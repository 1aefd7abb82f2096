"""Reading the map: what is shipped is sound, and what is faulty is told all at once."""

from collections import Counter
from pathlib import Path

import pytest

from tenfold import games
from tenfold.errors import BadData
from tenfold.games.tickets.map import load

TINY = (Path(__file__).parent / "tiny.toml").read_text(encoding="utf-8")

FAULTS = [
    (
        'ends = ["ayo", "cid"], length = 1',
        'ends = ["ayo", "dog"], length = 9',
        "length is 9, not within 1 to 6",
    ),
    (
        'ends = ["ayo", "cid"], length = 1',
        'ends = ["ayo", "dog"], length = 1',
        "there is no place 'dog'",
    ),
    ('ends = ["bex", "cid"], length', 'ends = ["bex", "ayo"], length', "bex - ayo is there twice"),
    (
        'ends = ["bex", "cid"], length',
        'ends = ["bex", "bex"], length',
        "ends is not a pair of different places",
    ),
    (
        'colours = ["grey"], ferry = 1',
        'colours = ["grey"], ferry = 2',
        "ferry is 2, more than the length",
    ),
    ('colours = ["black", "red"]', 'colours = ["black", "pink"]', "there is no colour 'pink'"),
    (
        'colours = ["black", "red"]',
        'colours = ["black", "red", "red"]',
        "colours: 3 of them, not 1 or 2",
    ),
    (
        '{ ends = ["ayo", "bex"], points = 1 }',
        '{ ends = ["ayo", "eel"], points = 1 }',
        "no city or country 'eel'",
    ),
    (
        '{ ends = ["ayo", "bex"], points = 1 }',
        '{ ends = ["cid", "ayo"], points = 1 }',
        "tickets: ayo cid is there twice",
    ),
    ('id = "bex"', 'id = "ayo"', "the id 'ayo' is there twice"),
    ("at = [1, 0]", "at = [1]", "at is a pair of numbers"),
    ("black = 2", "blanc = 2", "there is no colour 'black'"),
    ("locomotive = 1", "steam = 1", "train: not 8 colours and then locomotive"),
    (
        'mountain = ["black", "grey"]',
        'mountain = ["black", "black"]',
        "black is mountain and mountain",
    ),
    ("route = [1, 2]", "route = [1]", "points.route says nothing of length 2"),
    ("hand = 1", "hand = 3", "train: 4 cards, too few for 2 seats"),
    ("terrain_up = 1", "terrain_up = 5", "terrain: 2 cards, too few for 2 seats"),
    ("tickets = 1\n", "tickets = 3\n", "tickets: 3, too few for 2 seats"),
    ("trains = 2", "trains = 0", "trains is 0, not within 1 to 100"),
    ("spaces = 5", "spaces = 6", "spaces is 6, but the file has 5"),
    ("globetrotter = 10", "globetrotter = 10\nlongest = 10", "unknown key 'longest'"),
]


@pytest.fixture
def read(tmp_path):
    """Reads a text as a data file."""

    def load_text(text):
        path = tmp_path / "map.toml"
        path.write_text(text, encoding="utf-8")
        return load(path)

    return load_text


def test_the_board_has_33_to_36_spaces_of_each_colour():
    spaces = Counter()
    for track in games.get("tickets").map.tracks:
        spaces[track.colour] += track.length

    assert set(spaces) - {"grey"} == set(games.get("tickets").map.train) - {"locomotive"}
    assert all(33 <= spaces[colour] <= 36 for colour in spaces if colour != "grey")


def test_a_ticket_is_worth_the_fewest_trains_that_join_its_ends():
    of = games.get("tickets").map
    far = {
        (place.id, other.id): 0 if place == other else 999
        for place in of.places
        for other in of.places
    }
    for track in of.tracks:
        far[track.ends] = far[track.ends[::-1]] = track.length
    for middle in of.indices:
        for one, other in far:
            far[one, other] = min(far[one, other], far[one, middle] + far[middle, other])

    for ticket in of.tickets:
        starts, goals = map(of.goals, ticket.ends)
        assert ticket.points == min(far[start, goal] for start in starts for goal in goals), (
            ticket.text
        )


def test_every_end_is_on_two_to_four_tickets():
    ends = Counter(end for ticket in games.get("tickets").map.tickets for end in ticket.ends)

    assert set(ends.values()) <= {2, 3, 4}


def test_a_country_is_reached_at_all_its_places():
    assert games.get("tickets").map.goals("madagascar") == ["madagascar-1", "madagascar-2"]


def test_a_place_has_a_name_that_people_read():
    named = games.get("tickets").map.named

    assert (named["mocambique"], named["nigeria"], named["junction-coast"]) == (
        "Moçambique",
        "Nigeria",
        "junction coast",
    )


def test_a_sound_file_is_read(read):
    found = read(TINY)

    assert [track.text for track in found.tracks] == [
        "ayo bex 1",
        "ayo bex 2",
        "bex cid 1",
        "ayo cid 1",
    ]
    assert found.counts.trains == 2


@pytest.mark.parametrize(
    ("sound", "faulty", "problem"), FAULTS, ids=[fault for _, _, fault in FAULTS]
)
def test_a_fault_is_told_with_its_place(read, sound, faulty, problem):
    assert sound in TINY

    with pytest.raises(BadData) as refused:
        read(TINY.replace(sound, faulty, 1))

    assert any(problem in told for told in refused.value.problems)


def test_all_faults_are_told_at_once(read):
    text = (
        TINY.replace('id = "bex"', 'id = "ayo"')
        .replace("spaces = 5", "spaces = 6")
        .replace("trains = 2", "trains = 0")
    )

    with pytest.raises(BadData) as refused:
        read(text)

    assert len(refused.value.problems) >= 3


def test_a_country_has_four_ends_at_most(read):
    ends = "".join(f'{{ id = "x{i}", country = "X", at = [0, 0] }},\n' for i in range(5))

    with pytest.raises(BadData, match="X has more than 4 ends"):
        read(TINY.replace("places = [", f"places = [\n{ends}", 1))


def test_a_country_is_not_called_as_a_place_is(read):
    end = '{ id = "x", country = "Ayo", at = [0, 0] },'

    with pytest.raises(BadData, match="'ayo' is a country and a place"):
        read(TINY.replace("places = [", f"places = [\n{end}", 1))
