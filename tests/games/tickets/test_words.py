"""What a person reads when a move is refused."""

import pytest

import tenfold
from tenfold import games

ALL = [list(ticket.ends) for ticket in games.get("tickets").map.tickets]
CAPE = "claim cape-town port-elizabeth 1"


@pytest.fixture
def told(position, play):
    """Asks for the sentence that refuses seat 0 the last of some moves, the others of which it
    makes.
    """

    def ask(*moves, **given):
        match = play(position(**given), 0, *moves[:-1])
        refused = match.explain(0, moves[-1])
        return f"{refused.sentence} ({refused.rule})"

    return ask


def test_the_majority_says_who_has_how_many(told):
    hands, terrain = (
        [{"black": 3, "locomotive": 2}, {}, {}],
        [{"mountain": 2}, {"mountain": 1}, {"mountain": 3}],
    )
    steps = [CAPE, "locomotives 0", "double 0"]

    assert told(*steps, seats=3, hands=hands, terrain=terrain) == (
        "you are short of 1 Mountain card: player 3 has 3 (H4.2)"
    )


def test_the_majority_says_that_locomotives_are_too_few(told):
    hands, terrain = [{"black": 3, "locomotive": 2}, {}], [{"mountain": 2}, {"mountain": 4}]

    assert told(CAPE, "locomotives 0", "double 1", hands=hands, terrain=terrain) == (
        "you are short of 2 Mountain cards, because player 2 has 4, and 1 locomotive does not "
        "make up for that (H4.2)"
    )


@pytest.mark.parametrize(
    ("moves", "given", "sentence"),
    [
        (
            ["claim madagascar-2 durban 1"],
            {"hands": [{"red": 5, "locomotive": 1}, {}]},
            "Madagascar (south) – Durban is a sea route and takes 2 locomotives at least; you "
            "have 1 (H3.6)",
        ),
        (
            [CAPE],
            {"claimed": {"cape-town port-elizabeth 2": 1}},
            "that track of Cape Town – Port Elizabeth is closed: "
            "with 2 or 3 players only one track of a double route is used (H3.8)",
        ),
        (
            [CAPE],
            {"claimed": {"cape-town port-elizabeth 1": 1}},
            "player 2 has claimed that track of Cape Town – Port Elizabeth (H3.1)",
        ),
        (
            [CAPE],
            {"claimed": {"cape-town port-elizabeth 1": 0}},
            "you have claimed that track of Cape Town – Port Elizabeth (H3.1)",
        ),
        (
            [CAPE],
            {"hands": [{"black": 1, "locomotive": 1}, {}]},
            "Cape Town – Port Elizabeth takes 3 cards, black or locomotives; "
            "you have 1 black card and 1 locomotive (H3.3)",
        ),
        (
            ["claim douala bangui 1"],
            {"hands": [{"black": 1, "red": 2}, {}]},
            "Douala – Bangui takes 4 cards of one colour, locomotives among them; at best you "
            "have 2 red cards and"
            " 0 locomotives (H3.3)",
        ),
        (
            [CAPE],
            {"trains": [2, 45]},
            "Cape Town – Port Elizabeth takes 3 trains; you have 2 left (H3.2)",
        ),
        (
            ["single"],
            {},
            "a claim has four steps: the route, the colour, the locomotives, the doubling. "
            "Choose the route first (H3.11)",
        ),
        (["train red"], {}, "there is no red card face up (H2.4)"),
        (["terrain mountain"], {}, "there is no Mountain card face up (H2.4)"),
        (["keep 1"], {}, "you are offered no tickets (H5.6)"),
        (["pass"], {}, "you can only pass if you have no other move (H7.7)"),
        (["tickets"], {"tickets": [ALL, []]}, "there are no tickets left (H5.2)"),
        (
            ["claim douala bangui", "pay green"],
            {"hands": [{"red": 4, "white": 4, "locomotive": 1}, {}]},
            "Douala – Bangui takes 4 cards, green or locomotives; you have 0 green cards and 1 "
            "locomotive (H3.3)",
        ),
        (
            ["claim douala bangui", "pay locomotive"],
            {"hands": [{"red": 4, "white": 4, "locomotive": 1}, {}]},
            "Douala – Bangui takes 4 locomotives where no other card pays; you have 1 locomotive "
            "(H3.3)",
        ),
        (
            ["claim durban madagascar 1", "pay white", "locomotives 1"],
            {"hands": [{"white": 6, "locomotive": 6}, {}]},
            "Madagascar (south) – Durban is a sea route and takes 2 locomotives at least, not 1 "
            "(H3.6)",
        ),
        (
            [CAPE, "locomotives 0"],
            {"hands": [{"black": 2, "locomotive": 2}, {}]},
            "Cape Town – Port Elizabeth takes 3 cards, at least one of them black; you have 2 "
            "black cards and "
            "2 locomotives, so use 1 to 2 locomotives, not 0 (H3.10)",
        ),
        (
            [CAPE, "double 0"],
            {"hands": [{"black": 3}, {}]},
            "doubling takes 1 Mountain card; you have 0 Mountain cards (H4.1)",
        ),
        (
            [CAPE, "pay black", "locomotives 1", "double 3"],
            {"hands": [{"black": 3, "locomotive": 3}, {}], "terrain": [{"mountain": 2}, {}]},
            "you have 2 locomotives left to play as terrain, not 3 (H4.4)",
        ),
        (
            [CAPE, "locomotives 0", "double 2"],
            {"hands": [{"black": 3, "locomotive": 2}, {}], "terrain": [{"mountain": 2}, {}]},
            "this doubling takes 1 locomotive at most, not 2 (H4.6)",
        ),
        (
            ["claim douala bangui 1", "locomotives 0", "double 0"],
            {"hands": [{"red": 4, "locomotive": 1}, {}], "terrain": [{"mountain": 1}, {}]},
            "doubling takes 2 Mountain cards; you have 1 Mountain card (H4.1)",
        ),
    ],
)
def test_a_refusal_says_what_is_missing(told, moves, given, sentence):
    assert told(*moves, **given) == sentence


@pytest.mark.parametrize(
    ("moves", "given", "sentence"),
    [
        (
            ["claim douala bangui", "pay green"],
            {"hands": [{"red": 4, "white": 4, "locomotive": 1}, {}]},
            "Douala – Bangui demande 4 cartes, couleur vert ou locomotives\u00a0; "
            "vous avez 0 carte verte et 1 locomotive",
        ),
        (
            ["claim madagascar madagascar"],
            {},
            "Madagascar (nord) – Madagascar (sud) demande 4 cartes d’une seule couleur, "
            "locomotives comprises\u00a0; "
            "vous avez au mieux 0 carte violette et 0 locomotive",
        ),
        (["train red"], {}, "il n’y a pas de carte rouge face visible"),
    ],
)
def test_a_refusal_is_said_in_french(position, play, moves, given, sentence):
    match = play(position(**given), 0, *moves[:-1])

    assert match.explain(0, moves[-1]).say("fr") == sentence


@pytest.mark.parametrize(
    "text",
    [
        "claim ngaoundere chad-1 1",
        "claim Ngaoundéré Chad",
        "CLAIM  chad-north ngaoundere",
        "claim tchad ngaoundéré 1",
        "claim Tchad (nord) Ngaoundéré",
    ],
)
def test_a_place_may_be_called_by_its_id_its_country_or_its_name_in_either_language(text):
    game = games.get("tickets")

    assert game.texts[game.number(text)] == "claim ngaoundere chad-1 1"


@pytest.mark.parametrize(
    "text",
    ["claim fachoda junction-east-of-ngaoundere", "claim jonction à l’est de Ngaoundéré Fachoda"],
)
def test_a_junction_may_be_called_by_where_it_lies(text):
    game = games.get("tickets")

    assert game.texts[game.number(text)] == "claim junction-northwest fachoda 1"


@pytest.mark.parametrize("text", ["keep 1 2", "keep 2 1", "keep 1,2", "Keep 2, 1"])
def test_tickets_to_keep_may_be_said_in_any_order_and_with_commas(text):
    game = games.get("tickets")

    assert game.texts[game.number(text)] == "keep 1 2"


@pytest.mark.parametrize(
    "text", ["keep", "keep 5", "claim", "claim chad", "claim chad sudan", "claim x y 1", "", 5]
)
def test_other_texts_are_no_moves(text):
    with pytest.raises(tenfold.NotAMove, match="is not a move of Ticket to Ride"):
        games.get("tickets").number(text)


@pytest.mark.parametrize("claimed", [{}, {"douala nigeria-1 1": 1}])
def test_which_track_of_a_double_route_is_asked_even_where_one_is_closed(position, claimed):
    both = r"`claim douala nigeria-1 1` \(white\) or `claim douala nigeria-1 2` \(black\)"

    with pytest.raises(tenfold.NotAMove, match=both):
        position(claimed=claimed).play(0, "claim nigeria douala")


def test_nobody_is_told_what_another_holds(position, play):
    one = play(position(hands=[{"black": 3, "locomotive": 3}, {}]), 0, CAPE)
    other = position(hands=[{"red": 6}, {}])

    assert [one.explain(1, text) for text in one.game.texts] == [
        other.explain(1, text) for text in one.game.texts
    ]


def test_every_rule_has_a_sentence_for_every_move():
    game = games.get("tickets")
    match = tenfold.start("tickets", seats=3, seed=1)

    refused = [match.explain(0, text) for text in game.texts if text not in match.legal(0)]
    assert all(refusal.sentence and "{" not in refusal.sentence for refusal in refused)
