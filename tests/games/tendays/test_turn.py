"""T3 A turn."""

import pytest

import tenfold

PILES = [["KEN"], ["TUN", "MAR"], ["EGY", "UGA", "ZMB"]]


@pytest.mark.rule("T3.1")
@pytest.mark.parametrize(
    "move", ["draw deck", "draw 1", "swap 1 2", "drop 1", "put 1 drop 1", "place 1"]
)
def test_only_the_seat_whose_turn_it_is_may_move(position, refusal, move):
    match = position(seats=3, turn=1)

    assert match.active == {1}
    assert refusal(match, 0, move) == refusal(match, 2, move) == "T3.1"
    assert match.legal(0) == match.legal(2) == []


@pytest.mark.rule("T3.1")
def test_the_seat_whose_turn_it_is_moves(position):
    match = position(seats=3, turn=1)

    match.play(1, "swap 1 2")

    assert match.active == {2}


@pytest.mark.rule("T3.2")
def test_a_turn_is_a_draw_or_a_swap(position):
    match = position(days=5)

    assert match.legal(0)[:4] == ["draw deck", "draw 1", "draw 2", "draw 3"]
    assert {move.split()[0] for move in match.legal(0)[4:]} == {"swap"}


@pytest.mark.rule("T3.2")
@pytest.mark.parametrize("move", ["swap 1 2", "draw deck", "draw 2"])
def test_who_has_drawn_neither_swaps_nor_draws_again(position, refusal, move):
    match = position(discards=PILES)

    match.play(0, "draw 3")

    assert refusal(match, 0, move) == "T3.2"


@pytest.mark.rule("T3.3")
@pytest.mark.parametrize(
    ("move", "tile"), [("draw 1", "KEN"), ("draw 2", "MAR"), ("draw 3", "ZMB")]
)
def test_a_draw_takes_the_top_of_a_discard_pile(position, move, tile):
    match = position(discards=PILES)

    match.play(0, move)

    assert match.view(0)["hands"][0] == tile
    assert all(tile not in pile for pile in match.view(0)["discards"])


@pytest.mark.rule("T3.3")
def test_a_draw_takes_a_tile_of_the_draw_pile(position):
    match = position(discards=PILES)
    before = match.view(0)

    match.play(0, "draw deck")

    after = match.view(0)
    assert before["unseen"][after["hands"][0]] > 0
    assert after["draw_pile"] == before["draw_pile"] - 1
    assert after["discards"] == PILES


@pytest.mark.rule("T3.4")
def test_a_drawn_tile_replaces_one_of_the_rack_which_is_dropped(position):
    match = position(days=5, racks=[["DZA", "AGO", "BEN", "BWA", "BFA"], None], discards=PILES)

    match.play(0, "draw 1")
    match.play(0, "put 2 drop 1")

    assert match.view(0)["racks"][0] == ["DZA", "KEN", "BEN", "BWA", "BFA"]
    assert match.view(0)["discards"][0] == ["AGO"]
    assert match.active == {1}


@pytest.mark.rule("T3.4")
def test_a_drawn_tile_may_be_dropped_itself(position):
    match = position(days=5, racks=[["DZA", "AGO", "BEN", "BWA", "BFA"], None], discards=PILES)

    match.play(0, "draw 3")
    match.play(0, "drop 1")

    assert match.view(0)["racks"][0] == ["DZA", "AGO", "BEN", "BWA", "BFA"]
    assert match.view(0)["discards"] == [["KEN", "ZMB"], ["TUN", "MAR"], ["EGY", "UGA"]]
    assert match.active == {1}


@pytest.mark.rule("T3.4")
@pytest.mark.parametrize("move", ["drop 1", "put 1 drop 1"])
def test_nothing_is_put_or_dropped_before_a_draw(position, refusal, move):
    match = position()

    assert refusal(match, 0, move) == "T3.4"
    match.play(0, "draw deck")
    assert refusal(match, 0, move) is None


@pytest.mark.rule("T3.5")
@pytest.mark.parametrize("pile", [1, 2, 3])
def test_a_drop_goes_face_up_on_top_of_any_pile(position, pile):
    match = position(discards=PILES, drawn="TGO")

    match.play(0, f"drop {pile}")

    assert match.view(1)["discards"][pile - 1] == [*PILES[pile - 1], "TGO"]


@pytest.mark.rule("T3.5")
@pytest.mark.parametrize("pile", [1, 2, 3])
def test_a_replaced_tile_goes_face_up_on_top_of_any_pile(position, pile):
    match = position(
        days=5, racks=[["DZA", "AGO", "BEN", "BWA", "BFA"], None], discards=PILES, drawn="TGO"
    )

    match.play(0, f"put 5 drop {pile}")

    assert match.view(1)["discards"][pile - 1] == [*PILES[pile - 1], "BFA"]


@pytest.mark.rule("T3.6")
def test_who_empties_a_pile_must_drop_there(position, refusal):
    match = position(discards=PILES)

    match.play(0, "draw 1")

    assert refusal(match, 0, "drop 2") == refusal(match, 0, "put 4 drop 3") == "T3.6"
    assert "pile 1’s last tile" in match.explain(0, "drop 2").sentence
    assert refusal(match, 0, "drop 1") is refusal(match, 0, "put 4 drop 1") is None


@pytest.mark.rule("T3.6")
def test_who_leaves_a_tile_in_the_pile_drops_where_it_likes(position, refusal):
    match = position(discards=PILES)

    match.play(0, "draw 2")

    assert (
        refusal(match, 0, "drop 1")
        is refusal(match, 0, "drop 2")
        is refusal(match, 0, "drop 3")
        is None
    )


@pytest.mark.rule("T3.6")
def test_a_position_with_an_empty_pile_is_of_a_seat_that_emptied_it(position, refusal):
    match = position(discards=[["KEN"], [], ["EGY"]], drawn="MLI")

    assert refusal(match, 0, "drop 1") == "T3.6"
    assert refusal(match, 0, "drop 2") is None


@pytest.mark.rule("T3.7")
def test_a_tile_from_the_draw_pile_may_be_dropped_at_once(position):
    match = position(discards=PILES)
    match.play(0, "draw deck")
    tile = match.view(0)["hands"][0]

    match.play(0, "drop 2")

    assert match.view(0)["discards"][1] == ["TUN", "MAR", tile]


@pytest.mark.rule("T3.7")
@pytest.mark.parametrize(("pile", "left"), [(1, ["KEN"]), (2, ["TUN", "MAR"])])
def test_a_tile_may_be_dropped_where_it_was_taken(position, pile, left):
    match = position(discards=PILES)

    match.play(0, f"draw {pile}")
    match.play(0, f"drop {pile}")

    assert match.view(0)["discards"][pile - 1] == left


@pytest.mark.rule("T3.8")
def test_a_draw_pile_that_is_used_up_is_made_anew_at_once(position):
    match = position(days=5, discards=[[*[None] * 44, "EGY"], ["TUN", "MAR"], [None, "UGA"]])
    assert match.view(0)["draw_pile"] == 1

    match.play(0, "draw deck")

    assert match.view(0)["discards"] == [["EGY"], ["MAR"], ["UGA"]]
    assert match.view(0)["draw_pile"] == 44 + 1 + 1
    assert match.view(None)["unseen"]["TUN"] == 1


@pytest.mark.rule("T3.8")
def test_a_draw_pile_that_is_not_used_up_is_left_alone(position):
    match = position(days=5, discards=[[*[None] * 43, "EGY"], ["TUN", "MAR"], [None, "UGA"]])
    assert match.view(0)["draw_pile"] == 2

    match.play(0, "draw deck")

    assert [len(pile) for pile in match.view(0)["discards"]] == [44, 2, 2]
    assert match.view(0)["draw_pile"] == 1


@pytest.mark.rule("T3.9")
def test_a_draw_pile_stays_empty_where_nothing_lies_under_the_tops(small_box, set_up, refusal):
    match = set_up(small_box(automobiles=0))

    assert match.view(0)["draw_pile"] == 0
    assert refusal(match, 0, "draw deck") == "T3.9"
    assert refusal(match, 0, "draw 1") is None


@pytest.mark.rule("T3.9")
def test_an_empty_draw_pile_is_made_anew_as_soon_as_something_lies_under_a_top(
    small_box, set_up, refusal
):
    match = set_up(small_box(automobiles=1))
    match.play(0, "draw deck")
    assert match.view(0)["draw_pile"] == 0

    match.play(0, "drop 1")

    assert [len(pile) for pile in match.view(0)["discards"]] == [1, 1, 1]
    assert match.view(0)["draw_pile"] == 1
    assert refusal(match, 1, "draw deck") is None


@pytest.mark.rule("T3.10")
@pytest.mark.parametrize("move", ["swap 2 5", "swap 5 2"])
def test_a_swap_exchanges_two_tiles_of_the_seats_own_rack(position, move):
    match = position(days=5, racks=[["DZA", "AGO", "BEN", "BWA", "BFA"], None], discards=PILES)
    before = match.view(0)

    match.play(0, move)

    after = match.view(0)
    assert after["racks"][0] == ["DZA", "BFA", "BEN", "BWA", "AGO"]
    assert after["discards"] == PILES
    assert after["draw_pile"] == before["draw_pile"]
    assert after["hands"] == [None, None]
    assert match.active == {1}


@pytest.mark.rule("T3.10")
def test_a_swap_takes_two_days(position):
    match = position(days=5)

    with pytest.raises(tenfold.NotAMove):
        match.play(0, "swap 2 2")
    assert len([move for move in match.legal(0) if move.startswith("swap")]) == 10


@pytest.mark.rule("T3.11")
def test_a_drawn_tile_goes_to_any_day_whether_it_connects_there_or_not(position):
    match = position(days=5, racks=[["DZA", "LBY", "EGY", "SDN", "ERI"], None], drawn="plane-blue")

    puts = [move for move in match.legal(0) if move.startswith("put") and move.endswith("drop 1")]
    assert puts == ["put 1 drop 1", "put 2 drop 1", "put 3 drop 1", "put 4 drop 1", "put 5 drop 1"]


@pytest.mark.rule("T3.12")
def test_a_turn_always_begins_with_three_piles_to_draw_from(position):
    match = position(discards=[["KEN"], ["MLI"], ["EGY"]])

    match.play(0, "draw 2")
    match.play(0, "put 7 drop 2")

    assert [move for move in match.legal(1) if move.startswith("draw")] == [
        "draw deck",
        "draw 1",
        "draw 2",
        "draw 3",
    ]
