"""Z8 What is known."""

import pytest

import tenfold

HANDS = [[1, 2, 2], [4, 5, 6], [7, 8, 9]]
HIDDEN = [None, None, None]


@pytest.fixture
def match(position):
    """Seat 0 is to move; all hands are given."""
    return position(
        seats=3,
        hands=HANDS,
        table=[3, 5],
        won=[2, 0, 1],
        deck=[5, 4, 3, 4, 4, 3, 1, 4, 4, 4],
        copies=5,
    )


@pytest.mark.rule("Z8.1")
def test_a_hand_is_hidden_from_everybody_else(match):
    assert match.view(0)["hands"] == [[1, 2, 2], HIDDEN, HIDDEN]
    assert match.view(2)["hands"] == [HIDDEN, HIDDEN, [7, 8, 9]]
    assert match.view(None)["hands"] == [HIDDEN, HIDDEN, HIDDEN]


@pytest.mark.rule("Z8.1")
def test_what_is_hidden_counts_among_what_is_unseen(match):
    assert match.view(0)["unseen"] == [5, 4, 3, 4, 5, 4, 2, 5, 5, 5]
    assert match.view(1)["unseen"] == [5, 5, 5, 4, 4, 3, 1, 5, 5, 5]
    assert match.view(None)["unseen"] == [5, 5, 5, 4, 5, 4, 2, 5, 5, 5]


@pytest.mark.rule("Z8.1")
def test_a_refusal_does_not_tell_what_others_hold(match):
    assert match.explain(0, "play 7 = 7").sentence == match.explain(
        0, "play 0 = 0"
    ).sentence.replace("0", "7")
    assert match.explain(1, "play 7 = 7").sentence == match.explain(1, "play 4 = 4").sentence


@pytest.mark.rule("Z8.2")
def test_a_card_drawn_is_seen_by_the_seat_that_drew_it_alone(match):
    match.play(0, "play 1 = 9")

    assert match.view(1)["hands"][0] == match.view(None)["hands"][0] == HIDDEN
    assert len(match.view(0)["hands"][0]) == 3
    assert None not in match.view(0)["hands"][0]
    assert [match.events(viewer)[-1]["card"] is None for viewer in (None, 0, 1, 2)] == [
        True,
        False,
        True,
        True,
    ]


@pytest.mark.rule("Z8.3")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_everybody_knows_how_many_cards_each_hand_and_the_deck_have(match, endgame, viewer):
    late = endgame([[1], [2, 3], [4, 5]], turn=1)

    assert match.view(viewer)["deck"] == 36
    assert [len(hand) for hand in match.view(viewer)["hands"]] == [3, 3, 3]
    assert late.view(viewer)["deck"] == 0
    assert [len(hand) for hand in late.view(viewer)["hands"]] == [1, 2, 2]


@pytest.mark.rule("Z8.4")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_everybody_knows_the_table(match, viewer):
    view = match.view(viewer)

    assert (view["table"], view["value"], view["last"]) == ([3, 5], 8, 2)


@pytest.mark.rule("Z8.5")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_everybody_knows_what_has_been_taken(match, viewer):
    view = match.view(viewer)

    assert view["won"] == [2, 0, 1]
    assert view["taken"] == [0, 0, 0, 0, 0, 0, 3, 0, 0, 0]


@pytest.mark.rule("Z8.5")
def test_what_is_taken_is_known_by_its_numbers_not_by_who_has_which():
    match = tenfold.position(
        "tenzania", {"hands": [[1, 4, 5], None], "table": [9], "turn": 0}, seats=2, seed=1
    )

    match.play(0, "play 1 = 10")

    assert match.view(1)["taken"] == [0, 1, 0, 0, 0, 0, 0, 0, 0, 1]
    assert match.view(1)["won"] == [2, 0]
