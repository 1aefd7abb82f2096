"""The facts that the page draws are those of the data files, and what it draws has the facts it
needs.
"""

import json

import pytest

from tenfold import games
from tenfold.games import page_facts


@pytest.mark.parametrize("name", page_facts.files())
def test_the_facts_of_the_page_are_those_of_the_data(name):
    written = (page_facts.TARGET / name).read_text(encoding="utf-8")

    assert written == page_facts.files()[name], "run python -m tenfold.games.page_facts"


@pytest.mark.parametrize("name", ["africa", "usa"])
def test_the_page_draws_every_place_of_a_map(name):
    file = page_facts.TARGET / f"tendays/map/geo-{name}.json"
    drawn = json.loads(file.read_text(encoding="utf-8"))

    assert [*drawn["places"]] == [place.code for place in games.get(name).map.places]


def test_the_page_draws_every_space_and_locomotive_of_every_track():
    file = page_facts.TARGET / "tickets/map/layout.json"
    drawn = json.loads(file.read_text(encoding="utf-8"))
    tracks = [
        (track["id"], len(track["spaces"]), len(track["wheels"])) for track in drawn["tracks"]
    ]

    assert tracks == [
        (track.text, track.length, track.ferry) for track in games.get("tickets").map.tracks
    ]
