"""Filling a view: what is dealt could be true, and is dealt fairly."""

from collections import Counter

import pytest

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
    return " ".join(kind for kind, count in zip(COLOURS, world.hand[seat, :TERRAIN], strict=True) for _ in range(count))


def test_each_card_that_is_unseen_is_as_likely_to_be_held_as_any_other(position, worlds):
    hands = [{"purple": 1}, {kind: 12 if kind != "locomotive" else 14 for kind in COLOURS} | {"purple": 2, "red": 9}]
    hands[1] |= {"blue": 11, "orange": 11, "white": 11, "green": 11}
    match = position(hands=hands, turn=1)

    counts = Counter(held(world, 0) for world in worlds(match, 1, 4000))

    assert set(counts) == {"purple", "red"}
    assert 0.72 < counts["purple"] / 4000 < 0.78


def test_what_is_known_stays(position, worlds):
    match = position(hands=[{"red": 2, "blue": 3}, {}], known=[{"blue": 2}, {}])

    assert all(world.hand[0, COLOURS.index("blue")] >= 2 for world in worlds(match, 1, 200))
    assert {int(world.hand[0, :TERRAIN].sum()) for world in worlds(match, 1, 200)} == {5}


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
