"""M1 Taking back: free until anyone has learned anything."""

import pytest

import tenfold

RACKS = [["DZA", "AGO", "BEN", "BWA", "BFA"], ["car", "GAB", "car", "LBR", "MAR"]]
PILES = [["KEN"], ["TUN", "TGO"], ["EGY", "UGA", "ZMB"]]


@pytest.fixture
def match():
    """Seat 0 is to move in a game of 10 Days in which every tile of the racks and piles is
    given.
    """
    return tenfold.position(
        "africa", {"racks": RACKS, "discards": PILES, "turn": 0}, seats=2, seed=1, days=5
    )


def play(match, *lines):
    for line in lines:
        seat, _, move = line.partition(" ")
        match.play(int(seat), move)


def refusal(match, seat):
    """The rule that refuses to take a seat's move back. Nothing may have changed."""
    before = match.record
    with pytest.raises(tenfold.Refused) as refused:
        match.undo(seat)
    assert match.record == before
    return refused.value.rule


@pytest.mark.rule("M1.1")
def test_a_seat_without_a_move_has_nothing_to_take_back(match):
    assert refusal(match, 0) == refusal(match, 1) == "M1.1"
    play(match, "0 swap 1 2")
    assert refusal(match, 1) == "M1.1"


@pytest.mark.rule("M1.1")
def test_a_seat_takes_its_own_last_move_back(match):
    play(match, "0 swap 1 2")

    match.undo(0)

    assert match.active == {0}
    assert match.view(0)["racks"][0] == RACKS[0]


@pytest.mark.rule("M1.1")
def test_a_seat_takes_one_move_after_another_back(match):
    play(match, "0 draw 3", "0 drop 1")

    match.undo(0)
    match.undo(0)

    assert match.lines == []
    assert refusal(match, 0) == "M1.1"


@pytest.mark.rule("M1.2")
def test_a_move_is_not_taken_back_when_another_seat_has_moved_since(match):
    play(match, "0 swap 1 2", "1 draw 1")

    assert refusal(match, 0) == "M1.2"


@pytest.mark.rule("M1.2")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_draw_from_the_deck_is_a_move_of_another_seat(seats):
    match = tenfold.position("africa", {"turn": 0}, seats=seats, seed=1)
    play(match, "0 swap 6 9", "1 draw deck")

    with pytest.raises(tenfold.Refused, match=r"^player 2 has moved since \(M1\.2\)$"):
        match.undo(0)


@pytest.mark.rule("M1.2")
def test_it_is_once_the_other_seat_has_taken_its_own_back(match):
    play(match, "0 swap 1 2", "1 draw 1")
    match.undo(1)

    match.undo(0)

    assert match.lines == []


@pytest.mark.rule("M1.2")
def test_it_holds_while_setting_up_too():
    match = tenfold.start("africa", seats=2, seed=1, days=5)
    play(match, "0 place 1", "0 place 2", "0 place 3", "0 place 4", "0 place 5", "1 place 1")

    assert refusal(match, 0) == "M1.2"


@pytest.mark.rule("M1.3")
def test_a_tile_that_was_seen_is_not_unseen(match):
    play(match, "0 draw deck")

    assert refusal(match, 0) == "M1.3"


@pytest.mark.rule("M1.3")
def test_a_placed_tile_stays_when_the_next_was_seen():
    match = tenfold.start("africa", seats=2, seed=1, days=5)
    play(match, "0 place 1")

    assert refusal(match, 0) == "M1.3"


@pytest.mark.rule("M1.3")
def test_the_last_placed_tile_is_taken_back_while_others_still_place():
    match = tenfold.start("africa", seats=2, seed=1, days=5)
    play(match, "0 place 1", "0 place 2", "0 place 3", "0 place 4", "0 place 5")

    match.undo(0)

    assert match.legal(0) == ["place 5"]


@pytest.mark.rule("M1.3")
def test_a_dropped_tile_that_was_hidden_has_been_seen(match):
    play(match, "0 draw 3", "0 put 2 drop 1")

    assert refusal(match, 0) == "M1.3"


@pytest.mark.rule("M1.3")
def test_a_tile_taken_face_up_tells_nothing(match):
    play(match, "0 draw 3")

    match.undo(0)

    assert match.view(1)["discards"] == PILES


@pytest.mark.rule("M1.3")
def test_a_dropped_tile_that_all_knew_tells_nothing(match):
    play(match, "0 draw 3", "0 put 2 drop 3", "1 swap 1 2", "0 draw 3", "0 put 2 drop 1")

    match.undo(0)

    assert match.view(1)["hands"] == ["AGO", None]


@pytest.mark.rule("M1.4")
@pytest.mark.parametrize("move", ["swap 1 2", "draw 1", "draw 3"])
def test_when_a_move_is_taken_back_all_is_as_it_was(match, move):
    record, views = match.record, [match.view(viewer) for viewer in (0, 1, None)]
    match.play(0, move)

    match.undo(0)

    assert match.record == record
    assert [match.view(viewer) for viewer in (0, 1, None)] == views
    assert tenfold.replay(match.record).legal(0) == match.legal(0)


@pytest.mark.rule("M1.4")
def test_another_move_can_be_made_instead(match):
    play(match, "0 swap 1 2")
    match.undo(0)

    play(match, "0 swap 1 3", "1 swap 1 2")

    assert match.lines == ["0 swap 1 3", "1 swap 1 2"]


@pytest.fixture
def claiming():
    """Seat 1 has taken a card; now it is the turn of seat 0, which can pay for its route in several
    ways.
    """
    given = {"hands": [{"black": 3, "locomotive": 3}, None], "turn": 1, "tickets": [[], []]}
    match = tenfold.position("tickets", given, seats=2, seed=1)
    play(match, "1 terrain deck", "1 train deck")
    return match


@pytest.mark.rule("M1.2")
def test_the_answer_does_not_tell_that_another_seat_has_secretly_begun_a_claim(claiming):
    before = refusal(claiming, 1)

    play(claiming, "0 claim cape-town port-elizabeth 1")

    assert refusal(claiming, 1) == before == "M1.3"


@pytest.mark.rule("M1.5")
def test_what_another_seat_has_begun_in_secret_is_dropped_with_the_move():
    up = ["red", "blue", "green", "white", "yellow"]
    rest = {**dict.fromkeys(up, 11), "purple": 12, "orange": 12, "black": 9, "locomotive": 11}
    given = {
        "hands": [{"black": 3, "locomotive": 3}, rest],
        "face_up": up,
        "tickets": [[], []],
        "turn": 1,
    }
    match = tenfold.position("tickets", given, seats=2, seed=1)
    play(match, "1 train red", "1 train blue", "0 claim cape-town port-elizabeth 1")

    match.undo(1)

    assert match.lines == ["1 train red"]
    assert match.active == {1}


def test_a_replay_has_no_step_where_another_seat_secretly_began_a_claim(claiming):
    steps = len(list(claiming.steps(1)))

    play(claiming, "0 claim cape-town port-elizabeth 1")

    assert len(list(claiming.steps(1))) == steps
    assert len(list(claiming.steps(0))) == steps + 1
