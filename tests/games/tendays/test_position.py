"""Positions of 10 Days: what is not given is dealt, and what cannot be is refused with every
reason.
"""

import pytest

import tenfold

RACK = ["DZA", "AGO", "BEN", "BWA", "BFA"]
OTHER = ["car", "GAB", "car", "LBR", "MAR"]
TOPS = [["KEN"], ["TUN"], ["EGY"]]
OPEN = [None, None, None, None, None]


def arrange(given, *, seats=2, days=5, **options):
    return tenfold.position("africa", given, seats=seats, seed=1, days=days, **options)


def problems(given, **options):
    with pytest.raises(tenfold.BadPosition) as refused:
        arrange(given, **options)
    return list(refused.value.problems)


def test_what_is_not_given_is_dealt():
    view = arrange({}, seats=3).view(0)

    assert "?" not in view["racks"][0]
    assert [len(pile) for pile in view["discards"]] == [1, 1, 1]
    assert view["draw_pile"] == 60 - 15 - 3


def test_a_day_may_be_left_to_be_dealt():
    rack = arrange({"racks": [["DZA", None, None, None, "BFA"], None], "turn": 0}).view(0)["racks"][
        0
    ]

    assert (rack[0], rack[4]) == ("DZA", "BFA")
    assert None not in rack


def test_the_position_of_a_match_is_the_one_that_was_given():
    given = {"racks": [RACK, OTHER], "discards": TOPS, "turn": 1, "drawn": "UGA"}
    match = arrange(given)

    assert match.game.position(match.state_after(0)) == given
    assert match.view(1)["hands"] == [None, "UGA"]


def test_a_draw_pile_that_is_used_up_is_made_anew_at_once_and_tells_nothing_of_before():
    match = arrange(
        {
            "racks": [RACK, OTHER],
            "discards": [[*[None] * 45, "EGY"], ["TUN"], ["UGA", "ZMB", "ZWE"]],
        }
    )

    assert [len(pile) for pile in match.view(0)["discards"]] == [1, 1, 1]
    assert match.view(0)["hidden"] == {}
    assert tenfold.replay(match.record).view(0) == match.view(0)


def test_what_lies_under_the_tops_goes_into_the_next_draw_pile():
    match = arrange(
        {
            "racks": [RACK, OTHER],
            "discards": [[*[None] * 42, "EGY"], ["TUN"], ["UGA", "ZMB", "ZWE"]],
        }
    )
    before, state = match.view(0), match.state_after(0)

    match.game.rules.gather(state)

    assert match.game.position(state)["discards"] == [["EGY"], ["TUN"], ["ZWE"]]
    assert state.left == before["draw_pile"] + 42 + 2
    assert state.bag.sum() == state.left
    assert state.buried.sum() == 0


def test_set_up_may_be_a_position():
    given = {"racks": [["DZA", None, None, None, "BFA"], OPEN], "hands": ["KEN", "car"]}
    match = arrange(given)

    assert match.game.position(match.state_after(0)) == given
    assert match.active == {0, 1}
    assert match.view(0)["racks"] == [["DZA", None, None, None, "BFA"], OPEN]
    assert match.view(0)["hands"] == ["KEN", "?"]
    assert match.legal(0) == ["place 2", "place 3", "place 4"]


def test_a_seat_that_sets_up_and_holds_nothing_is_dealt_a_tile():
    match = arrange({"racks": [[*RACK[:4], None], None], "hands": [None, None]})

    assert match.view(1)["racks"] == [["?", "?", "?", "?", None], OPEN]
    assert match.active == {0, 1}
    assert match.lines[0].startswith("chance ")


def test_a_set_up_goes_on_to_the_first_turn():
    match = arrange({"racks": [[*RACK[:4], None], OTHER], "hands": ["BFA", None]}, first=1)

    match.play(0, "place 5")

    assert match.view(0)["racks"][0] == RACK
    assert match.active == {1}


def test_a_set_up_that_is_done_waits_for_the_discard_piles():
    match = arrange({"racks": [RACK, OTHER], "hands": [None, None]}, first=0)

    assert [len(pile) for pile in match.view(None)["discards"]] == [1, 1, 1]
    assert match.active == {0}


def test_a_match_from_a_set_up_replays():
    match = arrange({"racks": [[*RACK[:4], None], OTHER], "hands": ["BFA", None]})
    match.play(0, "place 5")

    assert tenfold.replay(match.record).view(None) == match.view(None)


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"racks": [RACK]}, "racks: not a list of 2 racks"),
        ({"racks": ["DZA", None]}, "racks[0]: not a list of tiles"),
        ({"racks": [["DZA"], None]}, "racks[0]: 1 tiles, not 5"),
        ({"racks": [["XXX", None, None, None, None], None]}, "racks[0][0]: there is no tile 'XXX'"),
        ({"racks": [[5, None, None, None, None], None]}, "racks[0][0]: there is no tile 5"),
        ({"racks": [RACK, ["DZA", None, None, None, None]]}, "DZA: 2 of them, but the box has 1"),
        ({"discards": [["KEN"], ["TUN"]]}, "discards: not a list of 3 piles"),
        (
            {"discards": [[], ["TUN"], ["EGY"]]},
            "discards: a pile is empty; only one may be, and only while its last tile is drawn",
        ),
        ({"discards": [[None] * 60, None, None]}, "72 tiles are to be dealt, but 60 are left"),
        ({"turn": 2}, "turn: 2 is not a seat, 0 to 1"),
        ({"turn": True}, "turn: True is not a seat, 0 to 1"),
        ({"drawn": "Egypt"}, "drawn: there is no tile 'Egypt'"),
        ({"score": [1, 0]}, "score: unknown; a position has racks, discards, turn, drawn, hands"),
        ({"hands": ["KEN"]}, "hands: not a list of 2 hands"),
        ({"hands": ["KEN", "ZZZ"]}, "hands[1]: there is no tile 'ZZZ'"),
        ({"racks": [RACK, None], "hands": ["KEN", None]}, "hands[0]: its rack has no open day"),
        ({"hands": [None, None], "turn": 0}, "turn: not while setting up, which `hands` is for"),
        (
            {"hands": [None, None], "drawn": "KEN"},
            "drawn: not while setting up, which `hands` is for",
        ),
        (
            {"hands": [None, None], "discards": TOPS},
            "discards: not while setting up, which `hands` is for",
        ),
    ],
)
def test_what_cannot_be_is_refused(given, problem):
    assert problems(given) == [problem]


def test_every_reason_is_given_at_once():
    assert len(problems({"racks": [["XXX", *RACK[1:]], 5], "discards": [], "turn": 9, "x": 1})) == 5
