"""Tenzania in words: why a move is refused, and what is told of one."""

import pytest

import tenfold


@pytest.mark.parametrize(
    ("hand", "table", "move", "sentence"),
    [
        ([5, 5, 5], [7], "play 5 = 3", "a 5 on 7 makes 2 or 12, not 3"),
        ([5, 5, 5], [7], "play 5 = 9", "a 5 on 7 makes 2 or 12, not 9"),
        ([5, 5, 5], [4], "play 5 = 1", "a 5 on 4 makes 9, not 1: it subtracts only from 5 or more"),
        ([8, 8, 8], [1], "play 8 = 10", "an 8 on 1 makes 9, not 10"),
        ([8, 8, 8], [], "play 8 = 10", "an 8 on an empty table makes 8, not 10"),
        (
            [3, 3, 3],
            [7],
            "play 3 = 3",
            "a 3 on 7 makes 10, not 3: neither the value nor the card before it is a 3",
        ),
        (
            [2, 2, 2],
            [4],
            "play 2 = 8",
            "a 2 on 4 makes 6, not 8: this game is played without doubling",
        ),
        ([1, 2, 3], [4], "play 7 = 11", "you hold no 7"),
    ],
)
def test_a_refusal_says_what_can_be_done(position, hand, table, move, sentence):
    match = position(hands=[hand, None], table=table)

    assert match.explain(0, move).sentence == sentence


def test_a_refusal_says_whose_turn_it_is(position):
    match = position(seats=3, turn=2)

    assert match.explain(0, "play 1 = 1").sentence == "it is player 3’s turn"


def test_a_refusal_says_when_the_game_is_over(endgame):
    match = endgame([[1], []])

    match.play(0, "play 1 = 1")

    assert match.explain(1, "play 1 = 1").sentence == "the game is over"


@pytest.mark.parametrize("text", ["play 5 = 9", "  Play 5=9 ", "PLAY 5  =  9"])
def test_a_move_may_be_written_with_more_or_less_space(position, text):
    match = position(hands=[[5, None, None], None], table=[4])

    match.play(0, text)

    assert match.lines[0] == "0 play 5 = 9"


@pytest.mark.parametrize(
    "text", ["play 5", "play 5 = ", "play 12 = 12", "play 5 = x", "draw deck", "", "play = 5", 5]
)
def test_other_texts_are_no_moves(position, text):
    match = position()

    with pytest.raises(tenfold.NotAMove, match="is not a move of Tenzania"):
        match.play(0, text)


def test_a_value_that_no_table_allows_is_said_to_be_none(position):
    match = position(hands=[[5, None, None], None], table=[4])

    with pytest.raises(tenfold.NotAMove, match="a 5 can never make 20"):
        match.play(0, "play 5 = 20")


def test_a_five_that_would_go_below_zero_is_told_why(position):
    match = position(hands=[[5, 5, 5], None], table=[4])

    assert match.explain(0, "play 5 = 0").rule == "Z4.2"
    assert (
        match.explain(0, "play 5 = 0").sentence
        == "a 5 on 4 makes 9, not 0: it subtracts only from 5 or more"
    )


@pytest.mark.parametrize(
    ("viewer", "move", "told"),
    [
        (0, "play 2 = 9", ["You play a 2, which makes 9"]),
        (1, "play 2 = 9", ["Player 1 plays a 2, which makes 9"]),
        (0, "play 3 = 10", ["You play a 3, which makes 10", "You take 3 cards"]),
        (None, "play 3 = 10", ["Player 1 plays a 3, which makes 10", "Player 1 takes 3 cards"]),
        (1, "play 8 = 15", ["Player 1 plays an 8, which makes 15", "You take 3 cards"]),
    ],
)
def test_a_move_is_told_with_who_takes_the_table(position, viewer, move, told):
    match = position(hands=[[2, 3, 8], None], table=[3, 4])

    match.play(0, move)

    assert match.told(viewer)[:-1] == told


def test_a_move_is_told_in_french_and_with_the_names_of_players(position):
    match = position(hands=[[2, 3, 8], None], table=[3, 4])

    match.play(0, "play 3 = 10")

    assert match.told(1, language="fr")[:2] == [
        "Le joueur 1 joue un 3, ce qui fait 10",
        "Le joueur 1 ramasse 3 cartes",
    ]
    assert match.told(1, names=["Awa", "Ben"])[1] == "Awa takes 3 cards"


@pytest.mark.parametrize(
    ("viewer", "told"),
    [
        (
            0,
            [
                "You draw a 0",
                "You draw a 0",
                "You draw a 0",
                *["Player 2 draws a card"] * 3,
                "You begin",
            ],
        ),
        (
            1,
            [
                *["Player 1 draws a card"] * 3,
                "You draw a 0",
                "You draw a 0",
                "You draw a 1",
                "Player 1 begins",
            ],
        ),
        (None, [*["Player 1 draws a card"] * 3, *["Player 2 draws a card"] * 3, "Player 1 begins"]),
    ],
)
def test_a_seat_is_told_the_cards_that_it_is_dealt_and_who_begins(viewer, told):
    match = tenfold.start("tenzania", seats=2, chance=lambda ways: 0)

    assert match.told(viewer) == told


@pytest.mark.parametrize(("viewer", "card"), [(0, 8), (1, None), (None, None)])
def test_a_seat_is_told_the_card_that_it_draws_and_nobody_else_is(position, viewer, card):
    match = position(
        hands=[[1, 2, 3], [4, 5, 6]], won=[0, 23], deck=[0, 0, 0, 0, 0, 0, 0, 0, 1, 0], copies=3
    )

    match.play(0, "play 1 = 1")

    assert match.events(viewer)[1:] == [{"event": "draw", "seat": 0, "card": card}]
