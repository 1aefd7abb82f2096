"""The public API: start, positions, records, chance and refusals, for every game."""

import itertools

import pytest

import tenfold

GAMES = tenfold.games()
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

    with pytest.raises(tenfold.BadVariant, match="there is no seat"):
        match.play(seat, match.game.texts[0])
    with pytest.raises(tenfold.BadVariant, match="there is no seat"):
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
        assert match.explain(seat, move) == tenfold.Refusal(refused.value.rule, refused.value.sentence)
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
    with pytest.raises(tenfold.BadVariant, match=said):
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
        assert match.game.look(view, seat) == match.view(seat)
