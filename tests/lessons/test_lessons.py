"""Lessons: the engine plays each to its end, and each speaks in every language of things that
exist.
"""

import pytest

from tenfold import games, lessons
from tenfold.errors import BadArgument, BadData
from tenfold.lessons.lesson import read
from tenfold.words.catalogue import catalogue
from tenfold.words.languages import LANGUAGES

EVERY_GAME = pytest.mark.parametrize("game", games.names())


def frames(game):
    return [frame for frame, _ in lessons.play(lessons.get(game))]


@EVERY_GAME
def test_every_game_has_a_lesson_that_the_engine_plays_to_its_end(game):
    found = frames(game)

    assert [frame.waits for frame in found].index("end") == len(found) - 1
    assert [frame.step for frame in found] == sorted(frame.step for frame in found)
    assert {frame.step for frame in found} == set(range(len(lessons.get(game).steps)))


@EVERY_GAME
def test_every_move_of_the_pupil_and_every_other_that_stays_open_is_legal(game):
    for frame, match in lessons.play(lessons.get(game)):
        assert set(frame.legal) <= set(match.legal(0))
        assert frame.legal[:1] == ([] if frame.move is None else [frame.move])


@EVERY_GAME
def test_the_pupil_is_to_move_whenever_something_is_asked(game):
    asked = [
        match.active for frame, match in lessons.play(lessons.get(game)) if frame.waits == "move"
    ]

    assert asked == [{0}] * len(asked)


@EVERY_GAME
def test_a_lesson_shows_nothing_but_the_pupils_own_view(game):
    for frame, match in lessons.play(lessons.get(game)):
        assert frame.view == match.view(0)


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY_GAME
def test_every_step_has_a_title_and_a_sentence(game, language):
    words = catalogue(language, ("lessons",))

    for step in lessons.get(game).steps:
        assert words.say(f"lesson-{game}-{step.name}", {}, "title")
        assert words.say(f"lesson-{game}-{step.name}")


@pytest.mark.parametrize("game", ["africa", "usa"])
def test_a_lesson_of_10_days_is_won(game):
    *_, (_, match) = lessons.play(lessons.get(game))

    assert match.result.winners == (0,)


def test_the_lesson_of_tickets_doubles_a_route_completes_a_ticket_and_begins_the_last_round():
    found = frames("tickets")

    claims = [
        event
        for frame in found
        for event in frame.events
        if event["event"] == "claim" and event["seat"] == 0
    ]
    assert [claim["doubled"] for claim in claims] == [True, False]
    done = next(frame for frame in found if lessons.get("tickets").steps[frame.step].name == "done")
    assert [ticket["complete"] for ticket in done.view["tickets"][0]] == [True]
    assert found[-1].events[-1]["event"] == "last-round"


def test_the_lesson_of_tenzania_makes_ten_and_goes_over_it():
    took = [
        event["seat"]
        for frame in frames("tenzania")
        for event in frame.events
        if event["event"] == "take"
    ]

    assert took == [0, 1, 1]


def test_there_is_no_lesson_of_a_game_that_does_not_exist():
    with pytest.raises(BadArgument, match="no lesson of 'chess'"):
        lessons.get("chess")


def test_what_is_wrong_with_a_file_is_told_at_once(tmp_path):
    steps = '[[scenes]]\nposition = {}\n[[scenes.steps]]\nname = "goal"\npoint = ["day 1"]\n'
    (tmp_path / "africa.toml").write_text(f"seats = 2\noption = {{}}\n{steps}")

    with pytest.raises(BadData) as raised:
        read("africa", tmp_path / "africa.toml")

    assert list(raised.value.problems) == [
        "the lesson: unknown key 'option'",
        "the lesson: no options",
        "scenes[0].steps[0]: unknown key 'point'",
        "scenes[0].steps[0]: no points",
    ]


@pytest.mark.parametrize("game", ["africa", "usa"])
def test_a_lesson_of_10_days_tells_how_the_days_connect_now_and_after_the_move(game):
    found = frames(game)

    assert [len(frame.links) for frame in found] == [4] * len(found)
    assert all(link.how for link in found[-1].links)
    assert [frame.foreseen is not None for frame in found] == [
        frame.move is not None for frame in found
    ]
