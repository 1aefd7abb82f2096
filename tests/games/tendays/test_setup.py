"""T2 Setting up."""

from collections import Counter

import pytest

import tenfold
from tenfold import games


def start(**options):
    return tenfold.start("africa", **{"seats": 2, "seed": 1, "days": 5, **options})


@pytest.mark.rule("T2.1")
def test_a_tile_is_placed_into_any_open_day_of_the_seats_own_rack():
    match = start()
    tile = match.view(0)["hands"][0]

    match.play(0, "place 3")

    assert match.view(0)["racks"][0] == [None, None, tile, None, None]
    assert match.legal(0) == ["place 1", "place 2", "place 4", "place 5"]


@pytest.mark.rule("T2.1")
def test_a_tile_is_not_placed_into_a_day_that_is_taken(refusal):
    match = start()

    match.play(0, "place 3")

    assert refusal(match, 0, "place 3") == "T2.1"
    assert refusal(match, 1, "place 3") is None


@pytest.mark.rule("T2.1")
def test_nothing_is_placed_after_set_up(position, refusal):
    match = position(discards=[["EGY"], ["KEN"], ["UGA"]])

    assert refusal(match, 0, "place 1") == "T2.1"
    match.play(0, "draw 1")
    assert refusal(match, 0, "place 1") == "T2.1"


@pytest.mark.rule("T2.2")
def test_every_seat_places_at_its_own_pace():
    match = start(seats=3)
    for day in range(1, 6):
        match.play(1, f"place {day}")
    match.play(2, "place 4")

    assert match.active == {0, 2}
    assert match.view(None)["stage"] == "setup"


@pytest.mark.rule("T2.2")
def test_a_seat_sees_one_tile_at_a_time():
    match = start()
    first = match.view(0)["hands"][0]
    match.play(0, "place 1")

    seen = match.view(0)
    assert seen["racks"][0] == [first, None, None, None, None]
    assert seen["hands"][0] in games.get("africa").map.kinds
    assert sum(seen["unseen"].values()) == 60 - 2


@pytest.mark.rule("T2.3")
@pytest.mark.parametrize("move", ["swap 1 2", "draw deck", "draw 1", "put 1 drop 1", "drop 1"])
def test_a_seat_that_sets_up_can_do_nothing_but_place(refusal, move):
    match = start()
    match.play(0, "place 1")
    match.play(0, "place 2")

    assert refusal(match, 0, move) == "T2.3"
    assert refusal(match, 0, "place 3") is None


@pytest.mark.rule("T2.3")
def test_what_is_placed_stays_where_it_is():
    match = start()
    match.play(0, "place 1")
    placed = match.view(0)["racks"][0][0]
    for day in range(2, 6):
        match.play(0, f"place {day}")

    assert match.view(0)["racks"][0][0] == placed


@pytest.mark.rule("T2.4")
def test_three_tiles_are_turned_up_when_the_last_seat_is_done(set_up):
    match = set_up(start())

    seen = match.view(None)
    assert [len(pile) for pile in seen["discards"]] == [1, 1, 1]
    assert seen["draw_pile"] == 60 - 2 * 5 - 3


@pytest.mark.rule("T2.4")
def test_nothing_is_turned_up_before(set_up):
    match = set_up(start())
    unfinished = tenfold.replay(match.record.partition("1 place 5")[0])

    assert unfinished.view(None)["discards"] == [[], [], []]


@pytest.mark.rule("T2.5")
def test_a_seat_that_is_done_waits_for_the_last(refusal):
    match = start()
    for day in range(1, 6):
        match.play(0, f"place {day}")

    assert match.active == {1}
    assert refusal(match, 0, "place 1") == "T2.5"
    assert refusal(match, 0, "draw deck") == "T2.5"


@pytest.mark.rule("T2.5")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_seat_that_first_names_has_the_first_turn(set_up, first):
    match = set_up(start(seats=3, first=first))

    assert match.active == {first}
    assert not any(line.startswith("chance first") for line in match.lines)


@pytest.mark.rule("T2.5")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_chance_names_the_first_where_nobody_does(set_up, first):
    match = set_up(start(seats=3, seed=None, chance=lambda ways: first))

    assert match.lines[-1] == f"chance first {first}"
    assert match.active == {first}


@pytest.mark.rule("T2.5")
def test_there_is_no_first_beyond_the_seats():
    with pytest.raises(tenfold.BadVariant, match="first is a seat, 0 to 1"):
        start(first=2)


@pytest.mark.rule("T2.5")
def test_turns_go_round_in_the_order_of_the_seats(position):
    match = position(seats=3, turn=2)
    for seat in (2, 0, 1):
        match.play(seat, "swap 1 2")

    assert match.active == {2}


@pytest.mark.rule("T2.6")
@pytest.mark.parametrize("days", [5, 10])
def test_every_rack_begins_with_all_its_days_open(days):
    match = start(days=days)

    assert match.view(None)["racks"] == [[None] * days] * 2
    assert match.legal(0) == [f"place {day}" for day in range(1, days + 1)]


@pytest.mark.rule("T2.7")
def test_each_tile_that_nobody_has_drawn_is_as_likely_as_any_other():
    asked = []
    start(seed=None, chance=lambda ways: asked.append(ways) or 0)
    game = games.get("africa")
    state = game.deal(2, game.complete(2, {}))
    ways = [game.name_way(state, way) for way in range(60)]

    assert asked == [60, 59]
    assert Counter(ways) == tenfold.start("africa", seats=2, seed=1).view(None)["unseen"]
