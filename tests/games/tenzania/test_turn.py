"""Z3 A turn."""

import pytest

import tenfold

HANDS = [[1, 2, 3], [1, 2, 3], [1, 2, 3]]


@pytest.mark.rule("Z3.1")
def test_only_the_seat_whose_turn_it_is_may_play(position, refusal):
    match = position(seats=3, hands=HANDS, turn=1)

    assert match.active == {1}
    assert refusal(match, 0, "play 1 = 1") == refusal(match, 2, "play 1 = 1") == "Z3.1"
    assert match.legal(0) == match.legal(2) == []


@pytest.mark.rule("Z3.1")
def test_turns_go_round_in_the_order_of_the_seats(position):
    match = position(seats=3, hands=HANDS, turn=1)

    match.play(1, "play 1 = 1")
    assert match.active == {2}
    match.play(2, "play 2 = 3")
    assert match.active == {0}
    match.play(0, "play 3 = 6")
    assert match.active == {1}


@pytest.mark.rule("Z3.2")
def test_a_turn_is_one_card_played_onto_the_table(position):
    match = position(hands=HANDS[:2], table=[4])

    match.play(0, "play 3 = 7")

    assert match.view(0)["table"] == [4, 3]
    assert match.active == {1}


@pytest.mark.rule("Z3.2")
def test_nobody_may_pass(position):
    match = position(hands=HANDS[:2], table=[9])

    assert match.legal(0) == ["play 1 = 10", "play 2 = 11", "play 3 = 12"]
    with pytest.raises(tenfold.NotAMove, match="'pass' is not a move of Tenzania"):
        match.play(0, "pass")


@pytest.mark.rule("Z3.3")
def test_a_seat_plays_only_a_card_that_it_holds(position, refusal):
    match = position(hands=[[1, 2, 2], [7, 7, 7]])

    assert refusal(match, 0, "play 7 = 7") == "Z3.3"
    assert match.legal(0) == ["play 1 = 1", "play 2 = 2"]


@pytest.mark.rule("Z3.4")
@pytest.mark.parametrize("card", range(10))
def test_on_an_empty_table_the_value_becomes_the_cards_number(position, card):
    match = position(hands=[[card, None, None], None])

    match.play(0, f"play {card} = {card}")

    assert match.view(0)["value"] == card


@pytest.mark.rule("Z3.4")
@pytest.mark.parametrize(
    ("card", "move"), [(5, "play 5 = 0"), (2, "play 2 = 4"), (8, "play 8 = 10")]
)
def test_on_an_empty_table_there_is_nothing_to_choose(position, makes, refusal, card, move):
    match = position(hands=[[card, None, None], None], twos=True)

    assert makes(card, [], twos=True) == [card]
    assert refusal(match, 0, move) == "Z3.4"
