"""A finished match with nothing hidden, as the replay for all eyes shows it."""

import json
from pathlib import Path

import pytest

import tenfold
from tenfold.server.table import finished
from tenfold.server.table.omniscient import openly

RECORDS = [
    path
    for path in sorted(Path("tests/golden").glob("*/*.record"))
    if "position" not in path.read_text()
]
WHOLE = [
    path for path in RECORDS if tenfold.replay(path.read_text(encoding="utf-8")).result is not None
]

every_game = pytest.mark.parametrize(
    "path", WHOLE, ids=lambda path: f"{path.parent.name}-{path.stem}"
)


@every_game
def test_all_see_what_each_seat_saw_of_its_own(path):
    match = tenfold.replay(path.read_text(encoding="utf-8"))
    opened = openly(match)

    for seat in range(match.seats):
        assert own(opened.events(None), seat) == own(match.events(seat), seat)


@every_game
def test_nothing_is_hidden_any_more(path):
    match = tenfold.replay(path.read_text(encoding="utf-8"))
    steps = finished.steps(openly(match), None)

    assert '"?"' not in json.dumps(steps)
    assert [step["line"] for step in steps] == sorted({step["line"] for step in steps})
    assert steps[-1]["line"] == len(match.lines)


@every_game
def test_it_ends_as_the_match_did(path):
    match = tenfold.replay(path.read_text(encoding="utf-8"))

    assert openly(match).events(None)[-1] == match.events(None)[-1]


def test_a_match_that_goes_on_is_not_opened():
    with pytest.raises(ValueError, match="not over"):
        openly(tenfold.start("tenzania", seats=2, seed=1))


def own(events, seat):
    return [event for event in events if event.get("seat") == seat]
