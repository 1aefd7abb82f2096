"""The maps in the terminal: every place where the page draws it, and what is one's own on it."""

import json
from pathlib import Path

import pytest

import tenfold as api
from tenfold.screens import chart
from tenfold.screens.lines import lines

WEB = Path(__file__).parents[2] / "web/src/games"


def drawn(out, question):
    """The lines between the word map that was typed and the next question."""
    return out.split(f"{question} map\n")[1].split(question)[0].splitlines()


def test_the_map_shows_every_place_and_the_days_of_a_journey(tenfold):
    _, out, _ = tenfold("play", "africa", "--seed", 1, "--bot", "random", typed=["3", "map"])
    shown = drawn(out, "Which day?")
    words = {word for line in shown for word in line.split()}
    codes = {place.code for place in api.games.get("africa").map.places}

    assert "3:KEN" in words
    assert {code.lower() for code in codes - {"KEN"}} <= words
    assert max(map(len, shown)) <= 80


def test_claimed_routes_bear_the_number_of_their_player(tenfold, monkeypatch):
    track = next(track for track in api.games.get("tickets").map.tracks if "luanda" in track.ends)
    position = {"claimed": {track.text: 1}, "turn": 0}
    monkeypatch.setattr(
        "tenfold.match.start", lambda game, **given: api.position(game, position, seats=2, seed=1)
    )
    _, out, _ = tenfold("play", "tickets", "--bot", "random", typed=["map"])
    shown = drawn(out, "Your move:")

    assert any("2" in line for line in shown[:60])
    assert "A number along a route is the player who has claimed it; dots are free." in out


@pytest.mark.parametrize("width", [40, 76, 200])
@pytest.mark.parametrize("game", ["africa", "usa"])
def test_no_mark_of_a_map_covers_another(game, width):
    places = chart.plane(game).places
    made, taken = chart.Chart(chart.plane(game), width), set()
    for code in places:
        made.mark(code, chart.Ink(code), taken)
    shown = [word for line in lines(made.grid(), width) for word in line.split()]

    assert max(len(line) for line in lines(made.grid(), width)) <= width
    assert width == 40 or sorted(shown) == sorted(places)


def test_places_are_where_the_page_draws_them():
    found = json.loads(chart.WHERE.read_text())
    for game in ("africa", "usa"):
        drawn_there = json.loads((WEB / f"tendays/map/geo-{game}.json").read_text())
        there = {
            code: [round(part) for part in place["at"]]
            for code, place in drawn_there["places"].items()
        }
        assert found[game] == {
            "width": drawn_there["width"],
            "height": drawn_there["height"],
            "places": there,
        }
