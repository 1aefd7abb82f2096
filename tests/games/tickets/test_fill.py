"""Filling a view: what is dealt could be true, and is dealt fairly."""

from collections import Counter

import pytest
from scipy.stats import chisquare

from tenfold import games
from tenfold.games.tickets.map import TERRAIN
from tenfold.games.tickets.state import Stage
from tenfold.kernel import play
from tenfold.kernel.layout import copy

GAME = games.get("tickets")
ALL = [list(ticket.ends) for ticket in GAME.map.tickets]
COLOURS = list(GAME.map.train)


@pytest.fixture
def worlds():
    """Fills what a seat knows of a match many times over."""

    def fill(match, viewer, count):
        view, filled = match.blank_view(viewer), []
        for rng in play.seeded(1, count):
            world = copy(view)
            GAME.rules.fill(GAME.board, world, rng)
            filled.append(world)
        return filled

    return fill


def held(world, seat):
    """The train cards that a seat holds, as a text."""
    return " ".join(
        kind
        for kind, count in zip(COLOURS, world.hand[seat, :TERRAIN], strict=True)
        for _ in range(count)
    )


def test_each_card_that_is_unseen_is_as_likely_to_be_held_as_any_other(position, worlds):
    hands = [
        {"purple": 1},
        {kind: 12 if kind != "locomotive" else 14 for kind in COLOURS} | {"purple": 2, "red": 9},
    ]
    hands[1] |= {"blue": 11, "orange": 11, "white": 11, "green": 11}
    match = position(hands=hands, turn=1)

    counts = Counter(held(world, 0) for world in worlds(match, 1, 4000))

    assert set(counts) == {"purple", "red"}
    assert 0.72 < counts["purple"] / 4000 < 0.78


def test_what_is_known_stays(position, worlds):
    match = position(hands=[{"red": 2, "blue": 3}, {}], known=[{"blue": 2}, {}])

    assert all(world.hand[0, COLOURS.index("blue")] >= 2 for world in worlds(match, 1, 200))
    assert {int(world.hand[0, :TERRAIN].sum()) for world in worlds(match, 1, 200)} == {5}


def spread(counts, likely):
    """How likely counts so far from what they should be are, where likely says how often each falls
    beside others.
    """
    assert counts.keys() <= likely.keys()
    total = sum(likely.values())
    return chisquare(
        [counts[key] for key in likely], [counts.total() * likely[key] / total for key in likely]
    ).pvalue


RENEWED = {
    "hand": ["red", "red"],
    "deck": ["white"],
    "face_up": ["orange"] * 5,
    "discards": {"black": 2, "blue": 1},
}
"""Seat 0 holds two red cards; the next pick empties the deck, and its discards make it anew."""


@pytest.mark.rule("H8.8")
def test_hidden_cards_are_dealt_from_before_the_new_deck_and_from_it_each_as_likely_as_any_other(
    dry, play, worlds
):
    match = play(dry(**RENEWED), 0, "train deck", "train deck")

    counts = Counter(held(world, 0) for world in worlds(match, 1, 3000))

    assert spread(counts, {"white black red red": 2, "blue white red red": 1}) > 1e-4


@pytest.mark.rule("H8.8")
def test_older_cards_of_several_hands_are_dealt_each_as_likely_as_any_other(position, play, worlds):
    hands = [{"red": 1, "blue": 1}, {"white": 1}, {"black": 1}]
    match = position(seats=3, hands=hands, fresh=[{}, {}, {"black": 1}])

    counts = Counter((held(world, 0), held(world, 1)) for world in worlds(match, 2, 3000))

    pairs = [("blue red", "white"), ("blue white", "red"), ("white red", "blue")]
    assert spread(counts, dict.fromkeys(pairs, 1)) > 1e-4
    assert {held(world, 2) for world in worlds(match, 2, 50)} == {"black"}


@pytest.mark.rule("H8.8")
def test_when_all_is_mixed_each_unseen_card_is_as_likely_to_be_held_as_any_other(dry, play, worlds):
    given = {
        "hand": ["black"],
        "deck": ["white"],
        "face_up": ["orange"] * 5,
        "discards": {"black": 1, "blue": 4},
    }
    match = play(dry(**given), 0, "train deck", "train deck")
    play(match, 1, "train orange", "train orange")
    play(match, 0, "claim salisbury bulawayo", "single")

    counts = Counter(held(world, 0) for world in worlds(match, 1, 3000))

    assert match.view(1)["unseen"] == {"blue": 2, "white": 1, "black": 1}
    assert (
        spread(counts, {"blue blue": 1, "blue white": 2, "blue black": 2, "white black": 1}) > 1e-4
    )


def test_the_terrain_that_is_unseen_is_the_deck(position, worlds):
    match = position(terrain=[{"desert": 3}, {"jungle": 2}])

    assert {tuple(world.bag[TERRAIN:].tolist()) for world in worlds(match, 1, 50)} == {(11, 12, 15)}
    assert match.blank_view(1).bag[TERRAIN:].tolist() == match.state_after(0).bag[TERRAIN:].tolist()


def test_each_ticket_that_is_unseen_is_as_likely_to_be_held_as_any_other(position, worlds):
    match = position(tickets=[[ALL[0]], ALL[4:]])

    counts = Counter(world.where[:4].tolist().index(0) for world in worlds(match, 1, 4000))

    assert set(counts) == {0, 1, 2, 3}
    assert all(900 < count < 1100 for count in counts.values())


def test_a_seat_that_has_chosen_could_have_chosen_anything(started, worlds):
    match = started()
    match.play(0, "keep 1 2")

    choices = Counter(int(world.choice[0]) for world in worlds(match, 1, 2000))

    assert len(choices) == 11
    assert all(120 < count < 250 for count in choices.values())


def test_who_passed_could_not_have_claimed_anything(position, worlds):
    rest = {kind: GAME.map.train[kind] - 1 for kind in COLOURS}
    hands = [{"red": 1}, {"red": 0, **{kind: 1 for kind in COLOURS if kind != "red"}}, rest]
    match = position(
        seats=3,
        turn=1,
        passes=1,
        hands=hands,
        face_up=[],
        terrain_up=[],
        terrain=[GAME.map.terrain, {}, {}],
        tickets=[ALL, [], []],
        claimed={"port-florence junction-east 1": 1},
    )

    cards = Counter(held(world, 0) for world in worlds(match, 2, 200))

    assert set(cards) == {"red", "yellow"}


def test_a_claim_that_nobody_sees_is_not_filled_in(position, play, worlds):
    match = position(hands=[{"black": 3, "locomotive": 3}, {}])
    play(match, 0, "claim cape-town port-elizabeth 1")

    assert {int(world.stage) for world in worlds(match, 1, 20)} == {Stage.TURN}
    assert {int(world.stage) for world in worlds(match, 0, 20)} == {Stage.PAY}
