"""Z6 Drawing."""

import pytest


@pytest.mark.rule("Z6.1")
def test_a_turn_ends_with_a_card_drawn_from_the_deck(position):
    match = position(hands=[[1, 2, 3], [4, 5, 6]], chance=[0])

    match.play(0, "play 2 = 2")

    assert match.view(0)["hands"][0] == [0, 1, 3]
    assert match.view(0)["deck"] == 50 - 6 - 1
    assert match.lines == ["0 play 2 = 2", "chance 0"]


@pytest.mark.rule("Z6.1")
def test_who_takes_the_table_draws_too(position):
    match = position(hands=[[1, 2, 3], [4, 5, 6]], table=[9], chance=[0])

    match.play(0, "play 1 = 10")

    assert match.view(0)["hands"][0] == [0, 2, 3]


@pytest.mark.rule("Z6.2")
def test_when_the_deck_is_empty_nothing_is_drawn(endgame):
    match = endgame([[1, 2, 3], [4, 5, 6]])

    match.play(0, "play 2 = 2")

    assert match.view(0)["hands"][0] == [1, 3]
    assert match.lines == ["0 play 2 = 2"]


@pytest.mark.rule("Z6.2")
def test_the_game_goes_on_when_the_last_card_is_drawn(position):
    match = position(
        hands=[[1, 2, 3], [4, 5, 6]], won=[0, 23], deck=[0, 0, 0, 0, 0, 0, 0, 0, 0, 1], copies=3
    )

    match.play(0, "play 2 = 2")
    match.play(1, "play 4 = 6")

    assert match.view(0)["hands"] == [[1, 3, 9], [None, None]]
    assert match.view(0)["deck"] == 0
    assert match.active == {0}


@pytest.mark.rule("Z6.3")
def test_a_seat_without_cards_is_skipped(endgame):
    match = endgame([[1, 2], [], [3]])

    match.play(0, "play 1 = 1")

    assert match.active == {2}


@pytest.mark.rule("Z6.3")
def test_a_seat_with_cards_is_not_skipped(endgame):
    match = endgame([[1, 2], [1], [3]])

    match.play(0, "play 1 = 1")

    assert match.active == {1}


@pytest.mark.rule("Z6.3")
def test_a_seat_plays_again_at_once_where_all_others_are_skipped(endgame):
    match = endgame([[1, 2], [], []])

    match.play(0, "play 1 = 1")

    assert match.active == {0}
