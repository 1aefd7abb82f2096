"""Z4 Choices."""

import pytest

import tenfold


@pytest.mark.rule("Z4.1")
@pytest.mark.parametrize(
    ("card", "table", "value"),
    [(3, [4], 7), (1, [3, 6], 10), (8, [9], 17), (9, [0], 9), (6, [5], 11), (2, [4], 6)],
)
def test_a_card_adds_its_number(makes, card, table, value):
    assert makes(card, table) == [value]


@pytest.mark.rule("Z4.1")
@pytest.mark.parametrize("move", ["play 3 = 4", "play 3 = 6", "play 3 = 8", "play 3 = 12"])
def test_a_card_makes_nothing_else(position, refusal, move):
    match = position(hands=[[3, 3, 3], None], table=[4])

    assert refusal(match, 0, move) == "Z4.1"
    assert match.legal(0) == ["play 3 = 7"]


@pytest.mark.rule("Z4.2")
@pytest.mark.parametrize(
    ("table", "values"), [([7], [2, 12]), ([9], [4, 14]), ([1, 4], [0, 5, 10]), ([6], [1, 11])]
)
def test_a_5_may_subtract(makes, table, values):
    assert makes(5, table) == values


@pytest.mark.rule("Z4.2")
@pytest.mark.parametrize(("table", "value"), [([4], 9), ([0], 5), ([3, 1], 9)])
def test_a_5_does_not_subtract_from_less_than_5(position, makes, refusal, table, value):
    match = position(hands=[[5, None, None], None], table=table)

    assert makes(5, table) == [value]
    assert refusal(match, 0, "play 5 = 0") == "Z4.2"


@pytest.mark.rule("Z4.2")
def test_a_5_subtracts_5_and_no_other_number(position, refusal):
    match = position(hands=[[5, None, None], None], table=[7])

    assert refusal(match, 0, "play 5 = 3") == "Z4.2"
    assert refusal(match, 0, "play 5 = 2") is None


@pytest.mark.rule("Z4.3")
@pytest.mark.parametrize("table", [[7], [9], [0], [4, 0], [4, 4]])
def test_a_0_makes_the_value_0(makes, table):
    assert makes(0, table, value=None) == [0]


@pytest.mark.rule("Z4.3")
def test_a_0_makes_nothing_else(position):
    match = position(hands=[[0, 0, 0], None], table=[7])

    with pytest.raises(tenfold.NotAMove, match="a 0 can never make 7"):
        match.play(0, "play 0 = 7")


@pytest.mark.rule("Z4.4")
@pytest.mark.parametrize(
    ("card", "table", "values"), [(3, [4, 3], [3, 10]), (9, [9], [9, 18]), (5, [1, 5], [1, 5, 11])]
)
def test_a_card_equal_to_the_one_just_before_it_may_set_the_value(makes, card, table, values):
    assert makes(card, table) == values


@pytest.mark.rule("Z4.4")
@pytest.mark.parametrize(
    ("card", "table", "values"), [(7, [4, 3], [7, 14]), (9, [2, 7], [9, 18]), (1, [0, 1], [1, 2])]
)
def test_a_card_equal_to_the_value_may_set_it(makes, card, table, values):
    assert makes(card, table) == values


@pytest.mark.rule("Z4.4")
def test_a_card_equal_to_neither_does_not_set_the_value(position, makes, refusal):
    match = position(hands=[[4, 4, 4], None], table=[4, 3])

    assert makes(4, [4, 3]) == [11]
    assert refusal(match, 0, "play 4 = 4") == "Z4.4"


@pytest.mark.rule("Z4.4")
def test_a_seat_may_set_the_value_by_a_card_that_it_played_itself(endgame):
    match = endgame([[3], []], table=[4, 3], last=0)

    assert set(match.legal(0)) == {"play 3 = 3", "play 3 = 10"}


@pytest.mark.rule("Z4.5")
@pytest.mark.parametrize(
    ("table", "values"),
    [([4], [6, 8]), ([9], [11, 18]), ([5], [7, 10]), ([0], [0, 2]), ([1], [2, 3])],
)
def test_with_twos_a_2_may_double(makes, table, values):
    assert makes(2, table, twos=True) == values


@pytest.mark.rule("Z4.5")
@pytest.mark.parametrize(
    ("table", "move"), [([4], "play 2 = 8"), ([9], "play 2 = 18"), ([0], "play 2 = 0")]
)
def test_without_twos_a_2_does_not_double(position, refusal, table, move):
    match = position(hands=[[2, 2, 2], None], table=table)

    assert match.variant["twos"] is False
    assert refusal(match, 0, move) == "Z4.5"


@pytest.mark.rule("Z4.5")
def test_with_twos_no_other_card_doubles(makes):
    assert makes(3, [4], twos=True) == [7]


@pytest.mark.rule("Z4.6")
def test_two_choices_that_make_the_same_value_are_one_move(position):
    match = position(hands=[[2, 2, 2], None], table=[2], twos=True)

    assert match.legal(0) == ["play 2 = 2", "play 2 = 4"]


@pytest.mark.rule("Z4.7")
def test_a_seat_may_go_over_10_though_it_could_do_otherwise(position):
    match = position(hands=[[0, 1, 8], None], table=[9])

    match.play(0, "play 8 = 17")

    assert match.scores == (0, 2)


@pytest.mark.rule("Z4.7")
def test_a_seat_need_not_make_10_though_it_could(position):
    match = position(hands=[[5, 3, 1], None], table=[5])

    match.play(0, "play 5 = 0")

    assert match.scores == (0, 0)
