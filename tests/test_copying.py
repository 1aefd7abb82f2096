"""Copies of a match: independent of the original, with the same luck to come, pickled, saved and
loaded.
"""

import copy
import json
import pickle
import random

import pytest

import tenfold
from tenfold import games

every_game = pytest.mark.parametrize("game", games.names())


def play_on(match, moves):
    """Make some moves that depend on nothing but the match."""
    for number in range(moves):
        if match.active:
            seat = min(match.active)
            legal = match.legal(seat)
            match.play(seat, legal[number * 7 % len(legal)])
    return match.record


WAYS = {
    "copy": lambda match: match.copy(),
    "copy.copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda match: pickle.loads(pickle.dumps(match)),
    "save": lambda match: tenfold.load(match.save()),
}
every_way = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)


@every_game
@every_way
def test_a_copy_goes_on_as_the_original_does_and_changes_nothing_of_it(game, way):
    match = tenfold.start(game, seats=2, seed=8)
    play_on(match, 30)
    match.events(0)
    before = match.record
    other = way(match)

    assert other.record == before
    assert [other.events(viewer) for viewer in (None, 0, 1)] == [
        match.events(viewer) for viewer in (None, 0, 1)
    ]
    gone_on = play_on(other, 60)
    assert match.record == before
    assert play_on(match, 60) == gone_on
    assert [other.view(viewer) for viewer in (None, 0, 1)] == [
        match.view(viewer) for viewer in (None, 0, 1)
    ]


@every_way
def test_a_copied_match_can_be_undone_and_taken_back_alone(way):
    match = tenfold.start("africa", seats=2, seed=8)
    match.play(0, "place 1")
    other = way(match)
    other.back(0)

    assert len(other.lines) == 0
    assert match.lines[-2].startswith("0 place 1")


@every_way
def test_a_copy_of_a_position_is_the_same_position(way):
    match = tenfold.position("tenzania", {"hands": [[1, 2, 3], None], "turn": 0}, seats=2, seed=4)

    assert play_on(way(match), 20) == play_on(match, 20)


@every_way
def test_a_list_of_ways_goes_on_where_it_was(way):
    match = tenfold.start("tenzania", seats=2, first=0, chance=[0] * 500)
    play_on(match, 4)

    assert play_on(way(match), 20) == play_on(match, 20)


@pytest.mark.parametrize("way", [WAYS["copy"], WAYS["deepcopy"]])
def test_an_iterator_and_a_function_with_a_state_are_copied_too(way):
    endless = random.Random(3)
    for chance in (
        (0 for _ in range(10_000)),
        random.Random(3).randrange,
        lambda ways: endless.randrange(1),
    ):
        match = tenfold.start("tenzania", seats=2, first=0, chance=chance)
        play_on(match, 4)

        assert play_on(way(match), 20) == play_on(match, 20)


def test_a_record_holds_no_seed_and_what_is_saved_holds_the_place_in_its_luck():
    match = tenfold.start("tenzania", seats=2, seed=123456789)
    saved = json.loads(match.save())

    assert "123456789" not in match.record
    assert "seed" not in match.record
    assert saved["record"] == match.record
    assert list(saved["chance"]) == ["generator"]


def test_a_match_of_the_systems_own_luck_is_saved_without_any():
    match = tenfold.start("tenzania", seats=2)

    assert tenfold.load(match.save()).record == match.record


def test_luck_that_is_a_function_cannot_be_saved():
    match = tenfold.start("tenzania", seats=2, chance=lambda ways: 0)

    with pytest.raises(tenfold.BadArgument, match="a function"):
        match.save()


@pytest.mark.parametrize(
    "text", ["", "nonsense", "[]", "{}", '{"tenfold": "match 1"}', '{"tenfold": "match 9"}']
)
def test_what_is_no_saved_match_is_refused(text):
    with pytest.raises(tenfold.BadRecord, match="not a saved match"):
        tenfold.load(text)


@pytest.mark.parametrize(
    "chance", ['{"dice": 3}', "3", '{"generator": -1}', '{"generator": "x"}', '{"ways": [true]}']
)
def test_a_saved_match_with_broken_luck_is_refused(chance):
    saved = json.loads(tenfold.start("tenzania", seats=2, seed=1).save())

    with pytest.raises(tenfold.BadRecord, match="chance"):
        tenfold.load(json.dumps({**saved, "chance": json.loads(chance)}))


def test_a_record_is_no_saved_match_and_says_what_reads_it():
    with pytest.raises(tenfold.BadRecord, match=r"tenfold\.replay"):
        tenfold.load(tenfold.start("tenzania", seats=2, seed=1).record)


def test_a_game_is_copied_and_pickled_as_itself():
    game = games.get("africa")

    assert copy.deepcopy(game) is copy.copy(game) is pickle.loads(pickle.dumps(game)) is game
