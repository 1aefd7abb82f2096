"""Z2 Setting up."""

import pytest

import tenfold


@pytest.mark.rule("Z2.1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_each_seat_is_dealt_a_hand_of_three_cards(seats):
    match = tenfold.start("tenzania", seats=seats, seed=1)

    assert [len(hand) for hand in match.view(0)["hands"]] == [3] * seats


@pytest.mark.rule("Z2.2")
def test_all_other_cards_are_the_deck():
    match = tenfold.start("tenzania", seats=4, seed=1)

    assert match.view(0)["deck"] == 50 - 4 * 3


@pytest.mark.rule("Z2.2")
@pytest.mark.parametrize(("way", "card"), [(0, 0), (2, 0), (3, 1), (15, 5), (29, 9)])
def test_each_card_of_the_deck_is_one_of_chances_ways(way, card):
    match = tenfold.start("tenzania", seats=2, chance=[way, 0, 0, 0, 0, 0], copies=3, first=0)

    assert match.lines[0] == f"chance {card}"


@pytest.mark.rule("Z2.2")
def test_chance_has_as_many_ways_as_the_deck_has_cards():
    asked = []
    tenfold.start("tenzania", seats=2, chance=lambda ways: asked.append(ways) or 0, copies=3)

    assert asked == [30, 29, 28, 27, 26, 25, 2]


@pytest.mark.rule("Z2.3")
def test_the_table_begins_empty_and_nobody_has_taken_a_card():
    view = tenfold.start("tenzania", seats=3, seed=1).view(0)

    assert (view["table"], view["value"], view["last"]) == ([], None, None)
    assert view["won"] == [0, 0, 0]
    assert view["taken"] == [0] * 10


@pytest.mark.rule("Z2.4")
@pytest.mark.parametrize("first", range(3))
def test_the_seat_that_first_names_has_the_first_turn(first):
    match = tenfold.start("tenzania", seats=3, seed=1, first=first)

    assert match.active == {first}


@pytest.mark.rule("Z2.4")
@pytest.mark.parametrize("first", range(3))
def test_else_chance_names_who_begins_when_the_hands_are_dealt(first):
    match = tenfold.start("tenzania", seats=3, chance=[*[0] * 9, first])

    assert match.lines[9:] == [f"chance first {first}"]
    assert match.active == {first}


@pytest.mark.rule("Z2.4")
def test_nobody_begins_who_has_no_seat():
    with pytest.raises(tenfold.BadVariant, match="first is a seat, 0 to 2"):
        tenfold.start("tenzania", seats=3, seed=1, first=3)
