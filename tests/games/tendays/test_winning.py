"""T5 Winning."""

import pytest

import tenfold

JOURNEY = ["EGY", "car", "SDN", "ERI", "ETH"]
NOT_ONE = ["car", "KEN", "MAR", "GAB", "car"]


@pytest.mark.rule("T5.1")
def test_a_journey_is_complete_when_each_day_connects_to_the_next(wins):
    assert wins("africa", "EGY car SDN ERI ETH")
    assert wins("africa", "MAR DZA plane-orange MOZ MDG TZA car ZWE plane-yellow KEN")


@pytest.mark.rule("T5.1")
@pytest.mark.parametrize(
    "tiles",
    [
        "LBR EGY SDN ERI ETH",  # day 1 does not connect
        "EGY car SDN LBR ETH",  # a day in the middle does not
        "EGY car SDN ERI LBR",  # the last does not
    ],
)
def test_one_missing_connection_leaves_it_incomplete(wins, tiles):
    assert not wins("africa", tiles)


@pytest.mark.rule("T5.2")
@pytest.mark.parametrize(
    "tiles", ["car EGY LBY SDN ERI", "EGY LBY SDN ERI car", "plane-pink EGY LBY SDN ERI"]
)
def test_a_journey_starts_and_ends_with_a_place(wins, tiles):
    assert not wins("africa", tiles)


@pytest.mark.rule("T5.2")
@pytest.mark.parametrize("tiles", ["car CA OR WA ID", "CA OR WA ID car", "plane-green CA OR WA ID"])
def test_it_does_in_the_usa_too(wins, tiles):
    assert not wins("usa", tiles)


@pytest.mark.rule("T5.3")
def test_two_tiles_of_one_country_may_be_in_a_journey(wins):
    assert wins("africa", "SDN EGY LBY SDN ERI")
    assert wins("africa", "EGY SDN LBY SDN ERI")


@pytest.mark.rule("T5.3")
def test_two_tiles_of_one_country_are_not_next_to_each_other(wins):
    assert not wins("africa", "EGY LBY SDN SDN ERI")


@pytest.mark.rule("T5.4")
def test_a_journey_needs_no_transportation(wins):
    assert wins("africa", "EGY LBY TUN DZA MAR")
    assert wins("usa", "ME NH VT NY PA OH MI WI MN IA")


@pytest.mark.rule("T5.5")
def test_a_seat_wins_at_the_end_of_its_turn(position):
    match = position(days=5, racks=[["SDN", "car", "EGY", "ERI", "ETH"], NOT_ONE])
    assert match.result is None

    match.play(0, "swap 1 3")

    assert match.result == tenfold.Result(winners=(0,), scores=(1, 0))


@pytest.mark.rule("T5.5")
def test_a_tile_that_completes_a_journey_wins_when_it_is_put(position):
    match = position(
        days=5,
        racks=[["EGY", "car", "SDN", "ERI", "LBR"], NOT_ONE],
        discards=[["ETH"], ["TGO"], ["BEN"]],
    )
    match.play(0, "draw 1")
    assert match.result is None

    match.play(0, "put 5 drop 1")

    assert match.result == tenfold.Result(winners=(0,), scores=(1, 0))


@pytest.mark.rule("T5.5")
def test_only_the_seat_that_has_just_moved_is_looked_at(position):
    match = position(days=5, racks=[["MAR", "KEN", "GAB", "TGO", "car"], JOURNEY])

    match.play(0, "swap 1 2")

    assert match.result is None
    assert match.scores == (0, 0)
    assert match.active == {1}


@pytest.mark.rule("T5.6")
def test_a_journey_complete_from_the_start_wins_at_the_end_of_the_first_turn(position):
    match = position(days=5, racks=[["MAR", "KEN", "GAB", "TGO", "car"], JOURNEY])

    match.play(0, "swap 1 2")
    match.play(1, "draw deck")
    match.play(1, "drop 1")

    assert match.result == tenfold.Result(winners=(1,), scores=(0, 1))


@pytest.mark.rule("T5.6")
def test_a_journey_that_no_longer_stands_does_not_win(position):
    match = position(days=5, racks=[JOURNEY, NOT_ONE])

    match.play(0, "swap 1 5")

    assert match.result is None


@pytest.mark.rule("T5.7")
@pytest.mark.parametrize("move", ["draw deck", "draw 1", "swap 1 2", "drop 1", "place 1"])
def test_after_the_win_nobody_moves(position, refusal, move):
    match = position(days=5, racks=[["SDN", "car", "EGY", "ERI", "ETH"], NOT_ONE])
    match.play(0, "swap 1 3")

    assert match.active == set()
    assert refusal(match, 0, move) == refusal(match, 1, move) == "T5.7"


def swaps(match, turns):
    """Let the seats swap two tiles to and fro for some turns."""
    for turn in range(turns):
        match.play(turn % match.seats, "swap 1 2")


@pytest.mark.rule("T5.8")
def test_a_game_without_a_winner_after_1000_turns_is_a_draw_among_all(position):
    match = position(
        days=5, seats=3, racks=[["car", "car", "DZA", "TUN", "BEN"], NOT_ONE[::-1], None]
    )
    swaps(match, 1000)

    assert match.result == tenfold.Result(winners=(0, 1, 2), scores=(0, 0, 0))
    assert match.active == set()


@pytest.mark.rule("T5.8")
def test_a_game_is_no_draw_before(position):
    match = position(
        days=5, racks=[["car", "car", "DZA", "TUN", "BEN"], ["KEN", "MAR", "GAB", "TGO", "LBR"]]
    )
    swaps(match, 999)

    assert match.result is None
    assert match.active == {1}


@pytest.mark.rule("T5.8")
def test_the_last_turn_can_still_win(position):
    match = position(
        days=5, racks=[["car", "car", "KEN", "GAB", "BEN"], ["LBY", "MAR", "TUN", "DZA", "EGY"]]
    )
    swaps(match, 999)

    match.play(1, "swap 1 5")

    assert match.view(1)["racks"][1] == ["EGY", "LBY", "TUN", "DZA", "MAR"]
    assert match.result == tenfold.Result(winners=(1,), scores=(0, 1))


@pytest.mark.rule("T5.9")
def test_the_winner_shows_its_whole_journey(position):
    match = position(days=5, racks=[["SDN", "car", "EGY", "ERI", "ETH"], NOT_ONE])

    match.play(0, "swap 1 3")

    assert match.view(1)["racks"][0] == match.view(None)["racks"][0] == JOURNEY


@pytest.mark.rule("T5.9")
def test_nobody_else_shows_anything(position):
    match = position(days=5, seats=3, racks=[["SDN", "car", "EGY", "ERI", "ETH"], NOT_ONE, None])

    match.play(0, "swap 1 3")

    assert match.view(0)["racks"][1:] == match.view(None)["racks"][1:] == [["?"] * 5, ["?"] * 5]
