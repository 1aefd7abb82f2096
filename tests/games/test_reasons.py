"""What a move is good for, in words: worked out from the player's own view."""

import random

import pytest

import tenfold
from tenfold.games import get
from tenfold.match import Match

RACK = ["NER", "TUN", "SDN", "car", "KEN", "MAR", "AGO", "GHA", "ZMB", "MDG"]


def _reason(match: Match, seat: int, move: str, language: str = "en") -> str | None:
    game = match.game
    [reason] = game.reasons(match.view(seat), seat, [move])
    return (
        None if reason is None else game.wording.reason(reason, game.wording.speech(language, seat))
    )


def _journey(**more: object) -> Match:
    return tenfold.position("africa", {"racks": [RACK, None], "turn": 0, **more}, seats=2)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Chad joins Niger and Sudan: 2 links"),
        ("fr", "Le Tchad rejoint le Niger et le Soudan\u00a0: 2 liens"),
    ],
)
def test_a_tile_says_which_tiles_it_joins(language, sentence):
    match = _journey(drawn="TCD")

    assert _reason(match, 0, "put 2 drop 1", language) == sentence


def test_a_tile_of_a_pile_says_what_its_best_day_joins():
    match = _journey(discards=[["TCD"], ["TGO"], ["BEN"]])

    assert _reason(match, 0, "draw 1") == "Chad joins Niger and Sudan: 2 links"


def test_the_last_link_completes_the_journey():
    rack = ["EGY", "SDN", "TCD", "NER", "TUN"]
    match = tenfold.position(
        "africa", {"racks": [rack, None], "turn": 0, "drawn": "DZA"}, seats=2, days=5
    )

    assert _reason(match, 0, "put 5 drop 1") == "Completes your journey"


@pytest.mark.parametrize(
    ("table", "hand", "move", "sentence"),
    [
        ([2, 4], [4, 8, 0], "play 4 = 10", "Makes ten: you take 3 cards"),
        ([2, 4], [4, 8, 0], "play 8 = 14", "Over ten: player 2 takes 3 cards"),
        ([2, 4], [4, 8, 0], "play 0 = 0", "Leaves 0: nobody can make ten of it"),
        ([], [4, 8, 0], "play 4 = 4", "Leaves 4: 5 cards you have not seen make ten of it"),
    ],
)
def test_a_card_of_tenzania_says_what_it_takes_gives_or_leaves(table, hand, move, sentence):
    position = {"hands": [hand, None], "table": table, "value": sum(table), "turn": 0}
    match = tenfold.position("tenzania", position, seats=2)

    assert _reason(match, 0, move) == sentence


def _rails(**more: object) -> Match:
    position = {
        "hands": [{"black": 3}, None],
        "terrain": [{"jungle": 2}, {"jungle": 1}],
        "tickets": [[["east-london", "salisbury"]], [["bangui", "windhoek"]]],
        "claimed": {"east-london durban 1": 0, "salisbury bulawayo 1": 0},
        "terrain_up": {"jungle": 1, "mountain": 1},
        "turn": 0,
    }
    return tenfold.position("tickets", {**position, **more}, seats=2)


def test_a_route_says_which_ticket_it_completes():
    assert _reason(_rails(), 0, "claim bulawayo durban 1") == "Completes East London – Salisbury"


def test_a_terrain_card_says_that_it_keeps_the_lead():
    assert _reason(_rails(), 0, "terrain jungle") == "Keeps the jungle lead"
    assert _reason(_rails(), 0, "terrain mountain") == "Takes the mountain lead"


def test_a_card_says_which_route_it_is_for():
    match = _rails(hands=[{"black": 2}, None], face_up={"black": 1, "red": 4})

    assert _reason(match, 0, "train black") == "The last card for Bulawayo – Durban"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", ["africa", "usa", "tickets", "tenzania"])
def test_every_reason_of_a_game_can_be_said(name, language):
    game, rng = get(name), random.Random(3)
    match = tenfold.start(name, seats=3, seed=5)
    said = set()
    for _ in range(120):
        if match.result:
            break
        seat = min(match.active)
        legal = match.legal(seat)
        some = rng.sample(legal, min(4, len(legal)))
        found = [each for each in game.reasons(match.view(seat), seat, some) if each]
        said |= {game.wording.reason(each, game.wording.speech(language, seat)) for each in found}
        match.play(seat, rng.choice(legal))

    assert len(said) > 5
    assert not any("why" in each for each in said)
