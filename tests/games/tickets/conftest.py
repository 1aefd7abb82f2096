"""What the tests of Ticket to Ride arrange with: positions in one line, and short questions about
them.
"""

from collections import Counter
from pathlib import Path

import pytest

import tenfold
from tenfold import games
from tenfold.games.tickets.game import Tickets

ROW = ["purple", "blue", "orange", "white", "green"]
TERRAIN_ROW = ["desert", "jungle"]


@pytest.fixture
def position():
    """Makes a position in which seat 0 is to move and nobody holds anything, if nothing else is
    said.

    Chance gives what comes first in the order of the kinds.
    """

    def make(*, seats=2, chance=lambda ways: 0, **given):
        nothing = {"hands": [{}] * seats, "terrain": [{}] * seats, "tickets": [[]] * seats}
        told = {"turn": 0, "face_up": ROW, "terrain_up": TERRAIN_ROW, **nothing, **given}
        return tenfold.position("tickets", told, seats=seats, chance=chance)

    return make


@pytest.fixture
def dry(position):
    """Makes a position for two in which the decks have what is said and no more: seat 1 holds all
    other cards.
    """

    def make(*, hand=(), deck=(), terrain=(), terrain_deck=(), **given):
        of, told = games.get("tickets").map, {"face_up": [], "terrain_up": [], **given}
        lying = [
            told["face_up"],
            told["terrain_up"],
            told.get("discards", ()),
            told.get("terrain_discards", ()),
        ]
        hoard = Counter(of.train) + Counter(of.terrain)
        for cards in (hand, deck, terrain, terrain_deck, *lying):
            hoard.subtract(Counter(cards))
        hands = [dict(Counter(hand)), {kind: hoard[kind] for kind in of.train}]
        grounds = [dict(Counter(terrain)), {kind: hoard[kind] for kind in of.terrain}]
        return position(hands=hands, terrain=grounds, **told)

    return make


@pytest.fixture
def refusal():
    """Asks for the number of the rule that refuses a move; None where none does."""

    def ask(match, seat, move):
        refused = match.explain(seat, move)
        return refused and refused.rule

    return ask


@pytest.fixture
def play():
    """Plays moves of a seat, one after the other, and returns the match."""

    def moves(match, seat, *texts):
        for text in texts:
            match.play(seat, text)
        return match

    return moves


@pytest.fixture
def claims():
    """Asks which tracks a seat can claim."""

    def ask(match, seat):
        return [
            move.removeprefix("claim ") for move in match.legal(seat) if move.startswith("claim")
        ]

    return ask


@pytest.fixture
def started():
    """Starts a game in which seat 0 begins, and lets chance fall as a seed says."""

    def start(seats=2, first=0, seed=1):
        return tenfold.start("tickets", seats=seats, first=first, seed=seed)

    return start


@pytest.fixture
def tiny():
    """The rules on another map: three cities, a double route, a grey one and a sea route."""
    return Tickets("tiny", Path(__file__).parent / "tiny.toml")
