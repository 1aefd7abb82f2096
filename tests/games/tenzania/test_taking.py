"""Z5 Taking."""

import pytest


@pytest.mark.rule("Z5.1")
def test_who_makes_exactly_10_takes_the_table(position):
    match = position(hands=[[1, None, None], None], table=[3, 6])

    match.play(0, "play 1 = 10")

    assert match.scores == (3, 0)
    assert match.view(0)["taken"] == [0, 1, 0, 1, 0, 0, 1, 0, 0, 0]


@pytest.mark.rule("Z5.1")
def test_10_may_be_made_by_doubling(position):
    match = position(hands=[[2, None, None], None], table=[5], twos=True)

    match.play(0, "play 2 = 10")

    assert match.scores == (2, 0)


@pytest.mark.rule("Z5.2")
@pytest.mark.parametrize("move", ["play 7 = 16", "play 2 = 11", "play 9 = 18"])
def test_with_more_than_10_the_seat_that_played_just_before_takes_the_table(position, move):
    match = position(seats=3, hands=[[2, 7, 9], None, None], table=[3, 6])

    match.play(0, move)

    assert match.scores == (0, 0, 3)


@pytest.mark.rule("Z5.2")
def test_a_seat_that_was_skipped_did_not_play_just_before(endgame):
    match = endgame([[9], [], [9]], table=[3], turn=2, last=0)

    match.play(2, "play 9 = 12")

    assert match.scores == (2, 27, 0)


@pytest.mark.rule("Z5.3")
@pytest.mark.parametrize(
    ("move", "value"), [("play 2 = 9", 9), ("play 5 = 2", 2), ("play 0 = 0", 0)]
)
def test_with_less_than_10_nobody_takes_the_table(position, move, value):
    match = position(hands=[[0, 2, 5], None], table=[3, 4])

    match.play(0, move)

    assert match.scores == (0, 0)
    assert match.view(0)["value"] == value
    assert len(match.view(0)["table"]) == 3


@pytest.mark.rule("Z5.4")
@pytest.mark.parametrize("move", ["play 5 = 10", "play 6 = 11"])
def test_a_table_that_was_taken_is_empty(position, move):
    match = position(hands=[[5, 6, None], None], table=[5])

    match.play(0, move)

    view = match.view(0)
    assert (view["table"], view["value"], view["last"]) == ([], None, None)


@pytest.mark.rule("Z5.4")
def test_no_card_is_just_before_the_first_on_a_table(position, refusal):
    match = position(hands=[[5, None, None], [5, None, None]], table=[5])

    match.play(0, "play 5 = 10")

    assert refusal(match, 1, "play 5 = 0") == "Z3.4"
    assert refusal(match, 1, "play 5 = 5") is None


@pytest.mark.rule("Z5.5")
@pytest.mark.parametrize("move", ["play 1 = 10", "play 2 = 11"])
def test_who_took_does_not_change_who_is_next(position, move):
    match = position(seats=4, hands=[[1, 2, None], None, None, None], table=[9])

    match.play(0, move)

    assert match.active == {1}


@pytest.mark.rule("Z5.6")
def test_who_played_just_before_may_be_the_mover_itself(endgame):
    match = endgame([[9], []], table=[3], last=0)

    match.play(0, "play 9 = 12")

    assert match.scores == (2, 28)
