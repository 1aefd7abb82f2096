"""T6 Variants."""

from itertools import product

import pytest

import tenfold

FIVE = ["EGY", "car", "SDN", "ERI", "ETH"]
TEN = [*FIVE, "KEN", "TZA", "MDG", "MOZ", "ZAF"]
COMBINATIONS = list(product([5, 10], [True, False], [True, False]))


@pytest.mark.rule("T6.1")
def test_a_journey_has_ten_days_if_nothing_else_is_said(set_up):
    match = tenfold.start("usa", seats=2, seed=1)

    set_up(match)

    assert [len(rack) for rack in match.view(0)["racks"]] == [10, 10]
    assert match.view(0)["stage"] == "turn"


@pytest.mark.rule("T6.1")
def test_with_days_5_five_days_are_a_journey(position):
    match = position(days=5, racks=[["SDN", "car", "EGY", "ERI", "ETH"], None])

    match.play(0, "swap 1 3")

    assert match.result.winners == (0,)


@pytest.mark.rule("T6.1")
def test_with_days_10_five_days_are_not_enough(position):
    match = position(
        racks=[["SDN", "car", "EGY", "ERI", "ETH", "car", "car", "TGO", "GAB", "LBR"], None]
    )

    match.play(0, "swap 1 3")

    assert match.result is None


@pytest.mark.rule("T6.1")
def test_with_days_10_ten_days_are_a_journey(position):
    match = position(racks=[TEN, None], drawn="TGO")

    match.play(0, "drop 1")

    assert match.result.winners == (0,)


@pytest.mark.rule("T6.1")
@pytest.mark.parametrize("move", ["put 6 drop 1", "put 10 drop 2"])
def test_with_days_5_nothing_is_put_past_day_5(position, refusal, move):
    assert refusal(position(days=5, drawn="TGO"), 0, move) == "T6.1"
    assert refusal(position(days=10, drawn="TGO"), 0, move) is None


@pytest.mark.rule("T6.1")
def test_with_days_5_nothing_is_placed_or_swapped_past_day_5(position, refusal):
    assert refusal(tenfold.start("africa", seats=2, seed=1, days=5), 0, "place 6") == "T6.1"
    assert refusal(position(days=5), 0, "swap 1 6") == "T6.1"
    assert refusal(position(days=10), 0, "swap 1 6") is None


@pytest.mark.rule("T6.1")
@pytest.mark.parametrize("days", [0, 4, 6, 11, 5.0, "5", True, None])
def test_there_is_no_other_number_of_days(days):
    with pytest.raises(tenfold.BadVariant, match="days is one of 10, 5"):
        tenfold.start("africa", seats=2, seed=1, days=days)


@pytest.mark.rule("T6.2")
def test_with_swap_off_nobody_swaps(position, refusal):
    match = position(swap=False)

    assert refusal(match, 0, "swap 1 2") == "T6.2"
    assert match.legal(0) == ["draw deck", "draw 1", "draw 2", "draw 3"]


@pytest.mark.rule("T6.2")
def test_with_swap_on_a_seat_may_swap(position, refusal):
    assert refusal(position(swap=True), 0, "swap 1 2") is None
    assert refusal(position(), 0, "swap 1 2") is None


@pytest.mark.rule("T6.3")
def test_with_open_hands_everybody_sees_every_rack(position):
    match = position(days=5, open_hands=True, racks=[FIVE, None])

    assert match.view(1)["racks"] == match.view(None)["racks"] == match.view(0)["racks"]
    assert match.view(1)["racks"][0] == FIVE


@pytest.mark.rule("T6.3")
def test_with_open_hands_everybody_sees_every_tile_in_hand(position):
    match = position(open_hands=True, drawn="TGO")

    assert match.view(1)["hands"] == match.view(None)["hands"] == ["TGO", None]


@pytest.mark.rule("T6.3")
def test_with_open_hands_everybody_sees_what_is_placed():
    match = tenfold.start("africa", seats=2, seed=1, open_hands=True)
    match.play(0, "place 4")

    assert match.view(1)["racks"] == match.view(0)["racks"]
    assert match.view(1)["hands"] == match.view(0)["hands"]


@pytest.mark.rule("T6.3")
def test_without_open_hands_nobody_sees_another_rack_or_hand(position):
    match = position(days=5, racks=[FIVE, None], drawn="TGO")

    assert match.view(1)["racks"][0] == ["?"] * 5
    assert match.view(1)["hands"] == ["?", None]


@pytest.mark.rule("T6.4")
@pytest.mark.parametrize(("days", "swap", "open_hands"), COMBINATIONS)
def test_the_variants_can_be_combined_in_any_way(set_up, days, swap, open_hands):
    match = set_up(
        tenfold.start("usa", seats=2, seed=1, days=days, swap=swap, open_hands=open_hands, first=0)
    )

    assert len(match.view(1)["racks"][0]) == days
    assert ("swap 1 2" in match.legal(0)) is swap
    assert ("?" not in match.view(1)["racks"][0]) is open_hands


@pytest.mark.rule("T6.4")
@pytest.mark.parametrize(("days", "swap", "open_hands"), COMBINATIONS)
def test_the_variants_change_nothing_else(position, refusal, days, swap, open_hands):
    rack = {5: FIVE, 10: TEN}[days]
    match = position(racks=[rack, None], drawn="TGO", days=days, swap=swap, open_hands=open_hands)
    assert refusal(match, 1, "drop 1") == "T3.1"

    match.play(0, "drop 3")

    assert match.result.winners == (0,)


@pytest.mark.rule("T6.4")
def test_there_is_no_other_variant():
    with pytest.raises(
        tenfold.BadVariant, match="no option 'nights'; it has days, swap, open_hands, first"
    ):
        tenfold.start("africa", seats=2, nights=5)
