"""Z7 The end."""

import pytest

ALL_BUT_ONE = [
    9,
    9,
    9,
    0,
    8,
    8,
    8,
    0,
    7,
    7,
    7,
    0,
    6,
    6,
    6,
    5,
    5,
    5,
    4,
    4,
    4,
    3,
    3,
    3,
    2,
    2,
    2,
    1,
    1,
]


@pytest.mark.rule("Z7.1")
def test_the_game_is_over_when_neither_deck_nor_hands_have_a_card(endgame):
    match = endgame([[1], [9]])

    match.play(0, "play 1 = 1")
    assert match.result is None
    match.play(1, "play 9 = 10")

    assert match.result.winners == (1,)
    assert match.active == set()
    assert match.view(0)["stage"] == "over"


@pytest.mark.rule("Z7.1")
def test_the_game_is_not_over_while_a_seat_has_a_card(endgame):
    match = endgame([[1, 1], []])

    match.play(0, "play 1 = 1")

    assert match.result is None


@pytest.mark.rule("Z7.2")
def test_when_the_game_is_over_nobody_plays(endgame, refusal):
    match = endgame([[1], []])

    match.play(0, "play 1 = 1")

    assert refusal(match, 0, "play 1 = 1") == refusal(match, 1, "play 1 = 1") == "Z7.2"
    assert match.legal(0) == match.legal(1) == []


@pytest.mark.rule("Z7.3")
def test_a_seats_score_is_the_number_of_cards_that_it_has_taken(position):
    match = position(hands=[[1, None, None], None], table=[3, 6], won=[4, 7])

    match.play(0, "play 1 = 10")

    assert match.scores == (4 + 3, 7)


@pytest.mark.rule("Z7.4")
def test_cards_still_on_the_table_at_the_end_are_nobodys(endgame):
    match = endgame([[1], [2]], table=[3])

    match.play(0, "play 1 = 4")
    match.play(1, "play 2 = 6")

    assert match.result.scores == (0, 27)
    assert match.view(0)["table"] == [3, 1, 2]


@pytest.mark.rule("Z7.5")
@pytest.mark.parametrize(
    ("won", "scores", "winner"),
    [([14, 14], (16, 14), 0), ([10, 18], (12, 18), 1), ([28, 0], (30, 0), 0)],
)
def test_the_highest_score_wins(position, won, scores, winner):
    match = position(hands=[[9], []], table=[1], won=won, copies=3)

    match.play(0, "play 9 = 10")

    assert match.result.scores == scores
    assert match.result.winners == (winner,)


@pytest.mark.rule("Z7.6")
def test_those_who_share_the_highest_score_share_the_win(position):
    match = position(seats=3, hands=[[9], [], []], table=[1], won=[8, 10, 10], copies=3)

    match.play(0, "play 9 = 10")

    assert match.result.scores == (10, 10, 10)
    assert match.result.winners == (0, 1, 2)


@pytest.mark.rule("Z7.6")
def test_all_share_the_win_where_nobody_has_taken_a_card(position):
    match = position(hands=[[1], []], table=ALL_BUT_ONE, value=1, copies=3)

    match.play(0, "play 1 = 1")

    assert match.result.scores == (0, 0)
    assert match.result.winners == (0, 1)


@pytest.mark.rule("Z7.6")
def test_who_has_fewer_has_no_share(position):
    match = position(seats=3, hands=[[9], [], []], table=[1], won=[9, 11, 8], copies=3)

    match.play(0, "play 9 = 10")

    assert match.result.winners == (0, 1)
