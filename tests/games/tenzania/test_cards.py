"""Z1 The cards."""

import pytest

import tenfold


@pytest.mark.rule("Z1.1")
def test_every_card_has_a_number_from_0_to_9():
    match = tenfold.start("tenzania", seats=2, seed=1)

    assert len(match.view(None)["unseen"]) == 10
    assert {text.split()[1] for text in match.game.texts} == set("0123456789")


@pytest.mark.rule("Z1.2")
def test_there_are_five_cards_of_each_number():
    match = tenfold.start("tenzania", seats=2, seed=1)

    assert match.view(None)["unseen"] == [5] * 10


@pytest.mark.rule("Z1.2")
@pytest.mark.parametrize("copies", range(3, 9))
def test_there_are_as_many_cards_of_each_number_as_copies_says(copies):
    match = tenfold.start("tenzania", seats=6, seed=1, copies=copies)

    assert match.view(None)["unseen"] == [copies] * 10
    assert match.view(None)["deck"] == 10 * copies - 18


@pytest.mark.rule("Z1.2")
@pytest.mark.parametrize("copies", [2, 9, None])
def test_there_are_never_fewer_than_three_copies_or_more_than_eight(copies):
    with pytest.raises(tenfold.BadVariant, match="copies is one of 3, 4, 5, 6, 7, 8"):
        tenfold.start("tenzania", seats=2, seed=1, copies=copies)


@pytest.mark.rule("Z1.3")
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_seats_play(seats):
    match = tenfold.start("tenzania", seats=seats, seed=1)

    assert match.view(0)["seats"] == seats


@pytest.mark.rule("Z1.3")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_no_other_number_of_seats_plays(seats):
    with pytest.raises(tenfold.BadVariant, match="2 to 6 seats"):
        tenfold.start("tenzania", seats=seats, seed=1)
