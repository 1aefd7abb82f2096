"""The public API: start, positions, records, chance and refusals, for every game."""

import itertools
import json
import random
import sys
from typing import get_args, get_type_hints

import pytest

import tenfold
from tenfold.testing.subjects import label, subjects

GAMES = tenfold.games.names()
every_game = pytest.mark.parametrize("game", GAMES)


def played(game, moves=40, **given):
    """A match some moves on."""
    match = tenfold.start(game, seats=2, **{"seed": 3, **given})
    for number in range(moves):
        if match.active:
            seat = max(match.active)
            choices = match.legal(seat)
            match.play(seat, choices[number * 5 % len(choices)])
    return match


def test_the_games_are_named():
    assert GAMES == ("africa", "usa", "tickets", "tenzania")


@every_game
def test_the_same_seed_gives_the_same_match(game):
    assert played(game).record == played(game).record
    assert played(game).record != played(game, seed=4).record


@every_game
def test_chance_may_be_a_list_of_ways(game):
    match = tenfold.start(game, seats=2, chance=itertools.repeat(0))

    assert match.record == tenfold.start(game, seats=2, chance=lambda ways: 0).record


@every_game
def test_a_list_of_ways_that_runs_out_is_said_and_nothing_is_half_done(game):
    with pytest.raises(tenfold.TenfoldError, match="used up"):
        tenfold.start(game, seats=2, chance=[0])


def test_chance_that_fails_in_a_move_leaves_the_match_as_it_was():
    ways = iter([0] * 2)
    match = tenfold.start("africa", seats=2, chance=lambda count: next(ways))
    before = match.record, match.view(0)

    with pytest.raises(StopIteration):
        match.play(0, "place 1")

    assert (match.record, match.view(0)) == before


@pytest.mark.parametrize("way", [-1, 60, 1.5, None])
def test_chance_that_goes_no_way_there_is_is_refused(way):
    with pytest.raises(tenfold.TenfoldError, match="not one of 0 to 59"):
        tenfold.start("africa", seats=2, chance=lambda ways: way)


@every_game
def test_a_text_that_is_no_move_is_refused_and_changes_nothing(game):
    match = played(game)
    before = match.record

    for nonsense in ("", "fly to the moon", "place", "place 11", "draw 4", "💥"):
        with pytest.raises(tenfold.NotAMove, match="is not a move"):
            match.play(0, nonsense)

    assert match.record == before


@every_game
@pytest.mark.parametrize("seat", [-1, 2, 99, True, "0", None, 0.0])
def test_a_seat_that_there_is_not_is_refused(game, seat):
    match = tenfold.start(game, seats=2, seed=1)

    with pytest.raises(tenfold.BadArgument, match="there is no seat"):
        match.play(seat, match.game.texts[0])
    with pytest.raises(tenfold.BadArgument, match="there is no seat"):
        match.legal(seat)


@every_game
def test_a_refused_move_carries_its_rule_and_changes_nothing(game):
    match = played(game)
    seat = max(match.active)
    legal = set(match.legal(seat))
    before = match.record

    for move in (text for text in match.game.texts if text not in legal):
        with pytest.raises(tenfold.Refused) as refused:
            match.play(seat, move)
        assert match.explain(seat, move) == refused.value.refusal
        assert {refused.value.say(language) for language in ("en", "fr")} > {refused.value.sentence}
        assert str(refused.value) == f"{refused.value.sentence} ({refused.value.rule})"
        assert "{" not in refused.value.sentence

    assert match.record == before


@every_game
def test_a_legal_move_needs_no_explanation(game):
    match = played(game)
    seat = max(match.active)

    assert {match.explain(seat, move) for move in match.legal(seat)} == {None}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"game": "chess", "seats": 2}, "there is no game 'chess'"),
        ({"game": "africa", "seats": 5}, "2 to 4 seats, not 5"),
        ({"game": "africa", "seats": True}, "2 to 4 seats, not True"),
        ({"game": "africa", "seats": 2, "days": 7}, "days is one of 10, 5, not 7"),
        ({"game": "africa", "seats": 2, "swap": 1}, "swap is one of True, False, not 1"),
        ({"game": "africa", "seats": 2, "hats": 3}, "no option 'hats'"),
        ({"game": "africa", "seats": 2, "first": 3}, "first is a seat, 0 to 1, not 3"),
    ],
)
def test_a_variant_that_there_is_not_is_refused(given, said):
    with pytest.raises(tenfold.BadArgument, match=said):
        tenfold.start(**given)


@every_game
def test_a_result_comes_with_the_end(game):
    match = tenfold.start(game, seats=2, seed=1)
    assert match.result is None

    while match.active:
        seat = min(match.active)
        choices = match.legal(seat)
        match.play(seat, choices[len(match.lines) % len(choices)])

    assert match.result.winners
    assert match.result.scores == match.scores


@every_game
def test_the_steps_of_a_match_end_with_its_views(game):
    match = played(game)

    for seat in (None, 0, 1):
        *_, (view, _) = match.steps(seat)
        assert view == match.view(seat)


@every_game
def test_events_are_the_same_whenever_they_are_asked_for(game):
    watched = tenfold.start(game, seats=2, seed=3)
    watched.events(0), watched.events(None)
    for number in range(40):
        if watched.active:
            seat = max(watched.active)
            choices = watched.legal(seat)
            watched.play(seat, choices[number * 5 % len(choices)])
            watched.view(0)

    assert watched.events(0) == played(game).events(0)
    assert watched.events(None, 7) == played(game).events(None)[7:]
    assert watched.view(0) == played(game).view(0)


@pytest.mark.parametrize("subject", subjects(), ids=label)
def test_who_watches_beside_others_sees_what_it_would_see_alone(subject):
    name, seats, variant = subject
    for seed in range(3):
        chance, viewers = random.Random(seed), [*range(seats), None]
        chance.shuffle(viewers)
        match = tenfold.start(name, seats=seats, seed=seed, **variant)
        for viewer in viewers:
            match.events(viewer)
        for _ in range(60):
            if not match.active:
                break
            seat = chance.choice(sorted(match.active))
            match.play(seat, chance.choice(match.legal(seat)))
        for viewer in viewers:
            assert match.events(viewer) == tenfold.replay(match.record).events(viewer)


@pytest.mark.parametrize("subject", subjects(), ids=label)
def test_a_view_of_which_a_part_is_written_anew_is_the_whole_view(subject):
    name, seats, variant = subject
    chance, match = random.Random(1), tenfold.start(name, seats=seats, seed=1, **variant)
    for viewer in (None, *range(seats)):
        match.events(viewer)
    for _ in range(60):
        if match.active:
            seat, viewer = chance.choice(sorted(match.active)), chance.choice([None, *range(seats)])
            match.play(seat, chance.choice(match.legal(seat)))

            assert list(match.view(viewer).items()) == list(
                match.game.view_json(match.blank_view(viewer), viewer).items()
            )


def calls(work):
    """How many functions are called by some work."""
    count = 0

    def note(frame, event, argument):
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count


@every_game
def test_what_a_move_showed_is_not_worked_out_from_the_beginning(game):
    played(game, 120).events(0)
    match = tenfold.start(game, seats=2, seed=3)
    match.events(0)
    worked = []
    while match.active and len(worked) < 120:
        seat = min(match.active)
        move = match.legal(seat)[len(worked) % len(match.legal(seat))]
        known = len(match.events(0))
        worked.append(
            calls(
                lambda seat=seat, move=move, known=known: (
                    match.play(seat, move),
                    match.events(0, known),
                )
            )
        )
    half = len(worked) // 2

    assert max(worked[half:]) < 1.5 * max(worked[:half])


@every_game
def test_events_are_plain_json_of_the_types_that_the_game_declares(game):
    names = {
        get_args(get_type_hints(kind)["event"])[0]
        for kind in get_args(tenfold.games.get(game).event_types)
    }
    match = played(game)

    assert json.loads(json.dumps(match.events(0))) == match.events(0)
    assert {event["event"] for event in match.events(0)} <= names


@pytest.mark.rule("M2.1")
@every_game
def test_a_draw_needs_all_seats(game):
    match = tenfold.start(game, seats=3, seed=1)
    before = match.record

    with pytest.raises(tenfold.Refused) as refused:
        match.draw([0, 2])

    assert (refused.value.rule, refused.value.data) == ("M2.1", {"seats": [1]})
    assert match.record == before


@pytest.mark.rule("M2.2")
@every_game
def test_a_draw_by_agreement_is_everybodys(game):
    match = tenfold.start(game, seats=3, seed=1)

    match.draw([0, 1, 2])

    assert match.result.winners == (0, 1, 2)
    assert {"event": "agree"} in match.events(None)
    assert match.events(None)[-1]["winners"] == [0, 1, 2]


@pytest.mark.rule("M2.3")
@every_game
def test_a_game_that_is_over_cannot_be_drawn(game):
    match = tenfold.start(game, seats=2, seed=1)
    match.draw([0, 1])

    with pytest.raises(tenfold.Refused) as refused:
        match.draw([0, 1])

    assert refused.value.rule == "M2.3"
    assert (match.active, match.legal(0)) == (set(), [])


@pytest.mark.rule("M2.4")
@every_game
def test_a_draw_is_a_line_of_the_record(game):
    match = tenfold.start(game, seats=2, seed=1)

    match.draw([0, 1])

    assert match.lines[-1] == "all draw"
    assert tenfold.replay(match.record).result == match.result
