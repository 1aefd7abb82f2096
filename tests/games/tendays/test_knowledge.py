"""T7 What others may know."""

from collections import Counter

import pytest

import tenfold

RACK = ["DZA", "AGO", "BEN", "BWA", "BFA"]
OTHER = ["car", "GAB", "car", "LBR", "MAR"]
PILES = [["KEN"], ["TUN", "TGO"], ["EGY", "UGA", "ZMB"]]
HIDDEN = ["?", "?", "?", "?", "?"]


@pytest.fixture
def match(position):
    """Seat 0 is to move; all tiles of the racks and piles are given."""
    return position(days=5, racks=[RACK, OTHER], discards=PILES)


def play(match, *lines):
    for line in lines:
        seat, _, move = line.partition(" ")
        match.play(int(seat), move)


@pytest.mark.rule("T7.1")
def test_a_rack_is_hidden_from_everybody_else(match):
    assert match.view(0)["racks"] == [RACK, HIDDEN]
    assert match.view(1)["racks"] == [HIDDEN, OTHER]
    assert match.view(None)["racks"] == [HIDDEN, HIDDEN]


@pytest.mark.rule("T7.1")
def test_what_is_hidden_counts_among_what_is_unseen(match):
    assert match.view(1)["unseen"]["DZA"] == 1
    assert match.view(1)["unseen"]["car"] == 3
    assert "DZA" not in match.view(0)["unseen"]
    assert match.view(0)["unseen"]["car"] == 5


@pytest.mark.rule("T7.1")
def test_which_days_are_filled_is_seen_while_setting_up():
    match = tenfold.start("africa", seats=2, seed=1, days=5)

    match.play(0, "place 4")

    assert match.view(1)["racks"][0] == [None, None, None, "?", None]


@pytest.mark.rule("T7.2")
def test_a_tile_from_the_draw_pile_is_hidden_in_the_hand(match):
    match.play(0, "draw deck")

    assert match.view(0)["hands"][0] in match.view(1)["unseen"]
    assert match.view(1)["hands"] == match.view(None)["hands"] == ["?", None]


@pytest.mark.rule("T7.2")
def test_a_tile_from_the_draw_pile_is_hidden_in_the_rack(match):
    play(match, "0 draw deck", "0 put 2 drop 1")

    assert match.view(1)["racks"][0] == HIDDEN
    assert match.view(1)["known"][0] == [False] * 5


@pytest.mark.rule("T7.2")
def test_a_tile_drawn_while_setting_up_is_hidden():
    match = tenfold.start("africa", seats=2, seed=1)

    assert match.view(0)["hands"][1] == match.view(1)["hands"][0] == "?"
    assert match.view(None)["hands"] == ["?", "?"]


@pytest.mark.rule("T7.3")
def test_a_tile_taken_face_up_is_known_in_the_hand(match):
    match.play(0, "draw 3")

    assert match.view(1)["hands"] == match.view(None)["hands"] == ["ZMB", None]


@pytest.mark.rule("T7.3")
def test_a_tile_taken_face_up_is_known_in_its_day(match):
    play(match, "0 draw 3", "0 put 2 drop 1")

    assert match.view(1)["racks"][0] == match.view(None)["racks"][0] == ["?", "ZMB", "?", "?", "?"]
    assert match.view(1)["known"][0] == [False, True, False, False, False]
    assert "ZMB" not in match.view(1)["unseen"]


@pytest.mark.rule("T7.4")
def test_it_is_known_as_long_as_it_stays(match):
    play(
        match,
        "0 draw 3",
        "0 put 2 drop 1",
        "1 swap 1 2",
        "0 draw deck",
        "0 put 4 drop 1",
        "1 swap 1 2",
    )

    assert match.view(1)["racks"][0] == ["?", "ZMB", "?", "?", "?"]


@pytest.mark.rule("T7.4")
def test_what_replaces_it_from_the_draw_pile_is_hidden(match):
    play(match, "0 draw 3", "0 put 2 drop 1", "1 swap 1 2", "0 draw deck", "0 put 2 drop 1")

    assert match.view(1)["racks"][0] == HIDDEN
    assert match.view(1)["discards"][0][-1] == "ZMB"


@pytest.mark.rule("T7.4")
def test_what_replaces_it_from_a_discard_pile_is_known(match):
    play(match, "0 draw 3", "0 put 2 drop 1", "1 swap 1 2", "0 draw 2", "0 put 2 drop 1")

    assert match.view(1)["racks"][0] == ["?", "TGO", "?", "?", "?"]


@pytest.mark.rule("T7.5")
def test_what_is_known_moves_with_a_swap(match):
    play(match, "0 draw 3", "0 put 2 drop 1", "1 swap 1 2", "0 swap 2 5")

    assert match.view(1)["racks"][0] == ["?", "?", "?", "?", "ZMB"]
    assert match.view(1)["known"][0] == [False, False, False, False, True]


@pytest.mark.rule("T7.5")
def test_a_swap_tells_nothing_else(match):
    before = match.view(1)

    match.play(0, "swap 1 2")

    assert match.view(1) == {**before, "turn": 1, "turns": 1, "active": [1]}


@pytest.mark.rule("T7.6")
def test_every_tile_of_the_discard_piles_is_known_to_all(match):
    assert (
        match.view(0)["discards"]
        == match.view(1)["discards"]
        == match.view(None)["discards"]
        == PILES
    )


@pytest.mark.rule("T7.7")
def test_a_spectator_knows_what_all_seats_know(match):
    play(match, "0 draw 3", "0 put 2 drop 1", "1 draw 2", "1 put 5 drop 2")

    assert match.view(None)["racks"] == [["?", "ZMB", "?", "?", "?"], ["?", "?", "?", "?", "TGO"]]
    assert match.view(None)["viewer"] is None


@pytest.mark.rule("T7.8")
def test_how_many_tiles_the_draw_pile_has_is_known_but_not_which(match):
    seen = match.view(1)

    assert seen["draw_pile"] == 60 - 10 - 6
    assert sum(seen["unseen"].values()) == seen["draw_pile"] + 5


@pytest.fixture
def anew(position):
    """Seat 0 has drawn the last tile of the draw pile, Zimbabwe: it is made anew of Benin
    and more.
    """
    under = Counter(tenfold.start("africa", seats=2, seed=1).view(None)["unseen"])
    under.subtract([*RACK, *OTHER, "KEN", "TUN", "EGY", "ZWE"])
    match = position(
        days=5, racks=[RACK, OTHER], discards=[[*under.elements(), "KEN"], ["TUN"], ["EGY"]]
    )
    match.play(0, "draw deck")
    return match


@pytest.mark.rule("T7.9")
def test_what_goes_into_a_draw_pile_made_anew_is_not_among_what_others_hide(anew):
    assert anew.view(1)["hidden"] == dict.fromkeys([*RACK, "ZWE"], 1)
    assert anew.view(0)["hidden"] == {"GAB": 1, "LBR": 1, "MAR": 1, "car": 2}
    assert anew.view(None)["hidden"] == {
        **dict.fromkeys([*RACK, "ZWE"], 1),
        "GAB": 1,
        "LBR": 1,
        "MAR": 1,
        "car": 2,
    }
    assert sum(anew.view(1)["unseen"].values()) == anew.view(1)["draw_pile"] == 60 - 10 - 3 - 1


@pytest.mark.rule("T7.9")
def test_before_the_draw_pile_is_made_anew_nothing_tells_it_from_what_is_hidden(match):
    play(match, "0 draw deck", "0 put 1 drop 1")

    assert match.view(1)["hidden"] == match.view(None)["hidden"] == {}
    assert match.view(1)["unseen"]["AGO"] == 1


@pytest.mark.rule("T7.9")
def test_what_is_drawn_from_the_new_draw_pile_is_hidden_among_its_tiles(anew):
    play(anew, "0 put 1 drop 1", "1 swap 1 2", "0 draw deck", "0 put 2 drop 2")

    view = anew.view(1)
    assert view["hidden"] == dict.fromkeys(["BEN", "BWA", "BFA", "ZWE"], 1)
    assert sum(view["unseen"].values()) == view["draw_pile"] + 1
    assert [pile[-1] for pile in view["discards"]] == ["DZA", "AGO", "EGY"]


@pytest.mark.rule("T7.9")
def test_what_is_hidden_since_before_goes_with_its_tiles(anew):
    play(
        anew,
        "0 put 1 drop 1",
        "1 swap 1 2",
        "0 draw deck",
        "0 put 2 drop 2",
        "1 swap 1 2",
        "0 swap 2 5",
    )
    play(anew, "1 swap 1 2", "0 draw 3", "0 put 5 drop 3")

    assert anew.view(1)["hidden"] == dict.fromkeys(["BEN", "BWA", "BFA", "ZWE"], 1)
    assert sum(anew.view(1)["unseen"].values()) == anew.view(1)["draw_pile"]


@pytest.mark.rule("T7.9")
def test_a_draw_pile_made_anew_by_a_drop_has_nothing_that_is_hidden(small_box, set_up):
    match = set_up(small_box(automobiles=1))
    before = match.view(0)
    play(match, "0 draw deck", "0 put 1 drop 1")

    first, *others = before["racks"][0]
    assert match.view(1)["discards"][0] == [first]
    assert match.view(1)["unseen"] == {before["discards"][0][0]: 1}
    assert match.view(1)["hidden"] == dict.fromkeys([*others, "car"], 1)


@pytest.mark.rule("T7.9")
def test_what_is_hidden_from_several_draw_piles_is_one_pool(small_box, set_up):
    match = set_up(small_box(automobiles=1))
    play(match, "0 draw deck", "0 put 1 drop 1")
    racks = [match.view(seat)["racks"][seat] for seat in (0, 1)]

    play(match, "1 draw deck", "1 put 1 drop 2")

    new = match.view(1)["racks"][1][0]
    assert match.view(None)["hidden"] == dict.fromkeys([*racks[0], new, *racks[1][1:]], 1)
    assert sum(match.view(None)["unseen"].values()) == match.view(None)["draw_pile"] == 1


def test_everybody_knows_every_day_with_open_hands(position):
    match = position(days=5, racks=[RACK, None], open_hands=True)

    assert match.view(None)["known"] == match.view(1)["known"] == [[True] * 5, [True] * 5]


def test_an_open_day_is_not_known_with_open_hands_either():
    match = tenfold.start("africa", seats=2, seed=1, days=5, open_hands=True)

    match.play(0, "place 2")

    assert match.view(1)["known"][0] == [False, True, False, False, False]


def test_everybody_knows_the_winners_rack(position):
    match = position(days=5, racks=[["SDN", "car", "EGY", "ERI", "ETH"], OTHER])

    match.play(0, "swap 1 3")

    assert match.view(1)["known"] == match.view(None)["known"] == [[True] * 5, [False] * 5]
