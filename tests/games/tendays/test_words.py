"""10 Days in words: why a move is refused, and what is told of one, in both languages."""

import pytest

import tenfold

RACK = ["DZA", "AGO", "BEN", "BWA", "BFA"]
OTHER = ["car", "GAB", "car", "LBR", "MAR"]
PILES = [["KEN"], ["TUN", "TGO"], ["EGY", "UGA", "ZMB"]]


@pytest.fixture
def match(position):
    """Seat 0 is to move; all tiles of the racks and piles are given."""
    return position(days=5, racks=[RACK, OTHER], discards=PILES)


def said(match, seat, move):
    refused = match.explain(seat, move)
    return refused.rule, refused.sentence, refused.say("fr")


def play(match, *lines):
    for line in lines:
        seat, _, move = line.partition(" ")
        match.play(int(seat), move)


def test_a_day_past_the_last_is_refused_for_that_in_a_turn_too(match, refusal):
    assert said(match, 0, "place 7") == (
        "T6.1",
        "this game’s journey has 5 days",
        "dans cette partie, un voyage compte 5 jours",
    )
    match.play(0, "draw deck")
    assert refusal(match, 0, "place 7") == "T6.1"


def test_placing_with_a_tile_in_hand_names_the_move_that_puts_it(match):
    match.play(0, "draw deck")

    assert said(match, 0, "place 2") == (
        "T2.1",
        "tiles are placed while setting up: `put 2 drop 1` puts the one in your hand into day 2"
        " and drops what lies there",
        "on ne place de tuiles que pendant la mise en place\N{NO-BREAK SPACE}: `put 2 drop 1` "
        "pose celle que vous tenez"
        " au jour 2 et défausse celle qui s’y trouve",
    )


def test_the_move_that_is_named_is_legal_where_a_pile_was_emptied(position):
    match = position(days=5, discards=[["KEN", "TUN"], ["TGO"], ["EGY"]])
    match.play(0, "draw 2")

    assert "`put 3 drop 2`" in match.explain(0, "place 3").sentence
    assert "put 3 drop 2" in match.legal(0)


def test_placing_without_a_tile_in_hand_says_to_draw_first(match):
    assert said(match, 0, "place 2") == (
        "T2.1",
        "tiles are placed while setting up: draw one first, then `put 2 drop 1` puts it into day 2",
        "on ne place de tuiles que pendant la mise en place\N{NO-BREAK SPACE}: piochez d’abord,"
        " puis `put 2 drop 1` pose la tuile au jour 2",
    )


def test_placing_on_a_taken_day_says_so():
    match = tenfold.start("africa", seats=2, seed=1, days=5)
    match.play(0, "place 2")

    assert match.explain(0, "place 2").sentence == (
        "day 2 is taken: a tile is placed into an open day, while setting up"
    )


def test_who_empties_a_pile_is_told_where_to_drop(match):
    match.play(0, "draw 1")

    with pytest.raises(
        tenfold.Refused, match=r"^you took pile 1’s last tile, so your discard goes there \(T3.6\)$"
    ):
        match.play(0, "drop 2")
    assert match.explain(0, "drop 2").data == {"pile": 1}


@pytest.mark.parametrize(
    ("seat", "move", "rule", "sentence"),
    [
        (1, "draw deck", "T3.1", "it is player 1’s turn"),
        (0, "drop 1", "T3.4", "draw a tile before you put or drop one"),
        (0, "swap 1 6", "T6.1", "this game’s journey has 5 days"),
    ],
)
def test_a_refusal_in_a_turn_says_why(match, seat, move, rule, sentence):
    assert said(match, seat, move)[:2] == (rule, sentence)


@pytest.mark.parametrize(
    ("viewer", "told"),
    [
        (0, ["You take Togo from pile 2", "You put Togo on day 4 and drop Botswana on pile 1"]),
        (
            1,
            [
                "Player 1 takes Togo from pile 2",
                "Player 1 puts Togo on day 4 and drops Botswana on pile 1",
            ],
        ),
        (
            None,
            [
                "Player 1 takes Togo from pile 2",
                "Player 1 puts Togo on day 4 and drops Botswana on pile 1",
            ],
        ),
    ],
)
def test_a_tile_taken_face_up_is_told_to_all(match, viewer, told):
    play(match, "0 draw 2", "0 put 4 drop 1")

    assert match.told(viewer) == told


@pytest.mark.parametrize(
    ("viewer", "told"),
    [
        (0, ["You draw Ghana", "You put Ghana on day 4 and drop Botswana on pile 1"]),
        (
            1,
            [
                "Player 1 draws a tile",
                "Player 1 puts the tile on day 4 and drops Botswana on pile 1",
            ],
        ),
        (
            None,
            [
                "Player 1 draws a tile",
                "Player 1 puts the tile on day 4 and drops Botswana on pile 1",
            ],
        ),
    ],
)
def test_a_tile_of_the_draw_pile_is_told_to_who_draws_it(viewer, told):
    given = {"racks": [RACK, OTHER], "discards": [["TUN"], ["TGO"], ["EGY"]], "turn": 0}
    match = tenfold.position("africa", given, seats=2, chance=lambda ways: 9, days=5)
    play(match, "0 draw deck", "0 put 4 drop 1")

    assert match.lines[1] == "chance GHA"
    assert match.told(viewer) == told


def test_a_game_is_told_from_its_set_up_on(set_up):
    match = set_up(tenfold.start("africa", seats=2, chance=lambda ways: 0, days=5))

    assert match.told(0)[:4] == [
        "You draw Algeria",
        "Player 2 draws a tile",
        "You place Algeria on day 1",
        "You draw Benin",
    ]
    assert match.told(1)[:3] == [
        "Player 1 draws a tile",
        "You draw Angola",
        "Player 1 places a tile on day 1",
    ]
    assert match.told(None)[-4:] == [
        "The Democratic Republic of the Congo is turned up on pile 1",
        "The Democratic Republic of the Congo is turned up on pile 2",
        "Egypt is turned up on pile 3",
        "Player 1 begins",
    ]


def test_a_game_is_told_in_french(match):
    play(match, "0 draw 2", "0 put 4 drop 1", "1 draw deck", "1 drop 3", "0 swap 1 2")

    told = match.told(0, language="fr")
    assert told[:2] == [
        "Vous prenez le Togo sur la pile 2",
        "Vous posez le Togo au jour 4 et défaussez le Botswana sur la pile 1",
    ]
    assert told[2] == "Le joueur 2 pioche une tuile"
    assert told[4] == "Vous échangez les jours 1 et 2"


def test_a_draw_pile_made_anew_is_told_with_how_many_tiles_it_has(position):
    match = position(days=5, discards=[[*[None] * 44, "EGY"], ["TUN", "MAR"], [None, "UGA"]])

    match.play(0, "draw deck")

    assert match.told(1) == ["Player 1 draws a tile", "The draw pile is reshuffled: 46 tiles"]


def test_a_draw_pile_made_anew_by_a_drop_is_told(small_box, set_up):
    match = set_up(small_box(automobiles=1))
    play(match, "0 draw deck", "0 drop 1")

    assert match.events(1)[-2:] == [
        {"event": "drop", "seat": 0, "tile": "car", "pile": 1},
        {"event": "renew", "count": 1},
    ]


def test_the_winner_shows_its_journey(position):
    match = position(days=5, racks=[["SDN", "car", "EGY", "ERI", "ETH"], None])

    match.play(0, "swap 1 3")

    assert match.told(1) == [
        "Player 1 swaps days 1 and 3",
        "Player 1 shows the journey: Egypt, car, Sudan, Eritrea, Ethiopia",
        "The game is over; won by player 1",
    ]


def test_who_has_won_is_told_so(position):
    match = position(days=5, racks=[["SDN", "car", "EGY", "ERI", "ETH"], None])

    match.play(0, "swap 1 3")

    assert match.told(0)[-1] == "The game is over: you have won"
    assert match.told(0, names=["Ada", "Bo"])[-1] == "The game is over: you have won"
    assert match.told(0, language="fr")[-1] == "La partie est terminée\u00a0: vous avez gagné"


def test_who_shares_a_win_is_told_with_whom(match):
    match.draw([0, 1])

    assert match.told(1)[-1] == "The game is over; won by player 1 and you"
    assert match.told(1, language="fr")[-1].endswith("victoire\u00a0: le joueur 1 et vous")


def test_events_are_data(match):
    play(match, "0 draw deck", "0 put 2 drop 3", "1 swap 1 2")

    assert match.events(1) == [
        {"event": "draw", "seat": 0, "pile": None, "tile": None},
        {"event": "put", "seat": 0, "day": 2, "tile": None, "dropped": "AGO", "pile": 3},
        {"event": "swap", "seat": 1, "days": [1, 2]},
    ]


def test_a_draw_by_agreement_is_shared_by_all(match):
    match.draw([0, 1])

    assert match.result == tenfold.Result(winners=(0, 1), scores=(0, 0))
    assert match.events(0) == [
        {"event": "agree"},
        {"event": "end", "winners": [0, 1], "scores": [0, 0]},
    ]
    assert match.view(0)["stage"] == "over"
    assert match.view(1)["racks"][0] == ["?", "?", "?", "?", "?"]
