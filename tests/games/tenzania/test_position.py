"""Positions of Tenzania: what is not given is dealt, and what cannot be is refused with every
reason.
"""

import pytest

import tenfold

NO_DECK = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]


def problems(given, *, seats=2, **options):
    with pytest.raises(tenfold.BadPosition) as refused:
        tenfold.position("tenzania", given, seats=seats, seed=1, **options)
    return list(refused.value.problems)


def test_what_is_not_given_is_dealt():
    view = tenfold.position("tenzania", {}, seats=3, seed=1).view(None)

    assert view["hands"] == [[None, None, None]] * 3
    assert (view["table"], view["won"], view["deck"]) == ([], [0, 0, 0], 41)


def test_a_card_of_a_hand_may_be_left_to_be_dealt(position):
    hand = position(hands=[[7, None, None], None]).view(0)["hands"][0]

    assert len(hand) == 3
    assert 7 in hand


def test_which_cards_have_been_taken_may_be_left_to_be_dealt(position):
    view = position(won=[20, 5]).view(0)

    assert sum(view["taken"]) == 25
    assert view["deck"] == 50 - 6 - 25


def test_the_value_follows_from_the_table(position):
    assert position(table=[3, 6]).view(0)["value"] == 9


def test_a_value_that_the_table_leaves_open_may_be_given(position):
    assert position(table=[4, 4], value=8).view(0)["value"] == 8
    assert position(table=[4, 4], value=4).view(0)["value"] == 4


def test_who_played_last_is_the_seat_before_if_nothing_else_is_said(position):
    assert position(seats=3, table=[4], turn=0).view(0)["last"] == 2


def test_who_played_last_says_whose_turn_it_is(position):
    assert position(seats=4, table=[4], turn=None, last=1).active == {2}


def test_a_seat_with_cards_is_to_move_if_nothing_else_is_said(endgame):
    assert endgame([[], [], [1]], turn=None).active == {2}


def test_a_position_of_a_match_is_the_position_that_was_given(position):
    given = {
        "hands": [[1, 2], [3], []],
        "table": [5, 5],
        "value": 0,
        "won": [10, 15, 0],
        "turn": 0,
        "last": 1,
        "deck": NO_DECK,
    }
    match = position(seats=3, copies=3, **given)

    assert match.game.position(match.state_after(0)) == given


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"hands": [[1, 2, 3]]}, "hands: not a list of 2 hands"),
        ({"hands": [[1, 2, 3], "456"]}, "hands[1]: not a list of cards"),
        ({"hands": [[1, 2, 3, 4], None]}, "hands[0]: 4 cards, but a hand has at most 3"),
        ({"hands": [[1, 2, 10], None]}, "hands[0][2]: there is no card 10"),
        ({"hands": [[1, 2, True], None]}, "hands[0][2]: there is no card True"),
        ({"hands": [[7, 7, 7], [7, 7, 7]]}, "7: 6 of them, but there are 5"),
        ({"table": 5}, "table: not a list of cards"),
        ({"table": [None]}, "table[0]: there is no card None"),
        ({"table": [0] * 51}, "table: 51 cards, but there are 50"),
        ({"table": [9, 8]}, "table: 9, 8 cannot lie there, in that order, and not have been taken"),
        ({"table": [3, 6], "value": 8}, "value: 3, 6 makes 9, not 8"),
        ({"table": [5, 5], "value": 10}, "value: 5, 5 makes 0 or 5, not 10"),
        ({"table": [2, 2], "value": "2"}, "value: 2, 2 makes 2 or 4, not '2'"),
        ({"value": 7}, "value: an empty table has none, not 7"),
        ({"won": [1]}, "won: not a list of 2 counts of cards"),
        ({"won": [-1, 0]}, "won: not a list of 2 counts of cards"),
        ({"won": [40, 5]}, "hands, table, won and deck are 51 cards together, not 50"),
        ({"deck": [5, 5]}, "deck: not a list of 10 counts of cards"),
        ({"deck": NO_DECK}, "hands, table, won and deck are 6 cards together, not 50"),
        ({"turn": 2}, "turn: 2 is not a seat, 0 to 1"),
        ({"table": [1], "last": -1}, "last: -1 is not a seat, 0 to 1"),
        ({"last": 1}, "last: nobody has played, for the table is empty"),
        (
            {"table": [1], "last": 0, "turn": 0},
            "last: after seat 0 it is seat 1's turn, not seat 0's",
        ),
        ({"hands": [[], [1]], "won": [24, 25], "turn": 0}, "turn: seat 0 has no card to play"),
        ({"hands": [[], []], "won": [25, 25]}, "hands: nobody has a card to play"),
        (
            {"score": [1, 2]},
            "score: unknown; a position has hands, table, value, won, turn, last, deck",
        ),
    ],
)
def test_what_cannot_be_is_refused(given, problem):
    assert problems(given) == [problem]


def test_a_hand_is_full_while_the_deck_has_cards():
    assert problems({"hands": [[1], None], "won": [20, 20]}) == [
        "hands[0]: 1 of 3 cards, though the deck has 6; `won` says how many have been taken"
    ]


def test_every_reason_is_given_at_once():
    assert (
        len(
            problems(
                {"hands": [[1, 2], [3, 3, 3, 3]], "table": [3, 3], "value": 9, "turn": 5, "x": 1}
            )
        )
        == 6
    )


def test_a_2_may_have_doubled_on_a_table_with_twos(position):
    assert position(table=[4, 2], value=8, twos=True).view(0)["value"] == 8
    assert problems({"table": [4, 2], "value": 8}) == ["value: 4, 2 makes 6, not 8"]
