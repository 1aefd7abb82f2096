"""What the tests of 10 Days arrange with: positions in one line, and short questions about them."""

import pytest

import tenfold
from tenfold.games.tendays.game import TenDays
from tenfold.games.tendays.map import Map, Place
from tenfold.match import Match


@pytest.fixture
def position():
    """Makes a position in which seat 0 is to move, if nothing else is said; what is not given is
    dealt.
    """

    def make(game="africa", *, seats=2, racks=None, discards=None, drawn=None, turn=0, **options):
        given = {"racks": racks, "discards": discards, "drawn": drawn, "turn": turn}
        return tenfold.position(game, given, seats=seats, seed=1, **options)

    return make


@pytest.fixture
def refusal():
    """Asks for the number of the rule that refuses a move; None where none does."""

    def ask(match, seat, move):
        refused = match.explain(seat, move)
        return refused and refused.rule

    return ask


@pytest.fixture
def set_up():
    """Lets every seat place its tiles in the order of the days, one seat after the other."""

    def place(match):
        for seat in range(match.seats):
            for day in range(1, match.variant["days"] + 1):
                match.play(seat, f"place {day}")
        return match

    return place


@pytest.fixture
def wins():
    """Asks whether a seat that ends its turn with these tiles has won; they are a text, day 1
    first.
    """

    def ask(game, tiles):
        rack = tiles.split()
        match = tenfold.position(
            game, {"racks": [rack, None], "turn": 0}, seats=2, seed=1, days=len(rack)
        )
        match.play(0, "draw deck")
        match.play(0, "drop 1")
        return match.result is not None

    return ask


@pytest.fixture
def link():
    """Asks how day 1 of a rack that begins with these tiles connects to day 2, and the rule by
    which it does or not.
    """

    def ask(game, tiles):
        rack = [*tiles.split(), *[None] * 5][:5]
        match = tenfold.position(game, {"racks": [rack, None], "turn": 0}, seats=2, seed=1, days=5)
        found = match.links(0)[0]
        return found.how, found.rule

    return ask


@pytest.fixture
def small_box():
    """Starts a five-day game for two with a box of 13 tiles and as many automobiles as are asked
    for.
    """

    def start(automobiles):
        colours = ("blue", "green", "orange", "pink", "yellow")
        places = tuple(Place(code, code, "blue", 1, ()) for code in "ABCDEFGH")
        game = TenDays("small")
        game.map = Map("A small box", places, colours, (), 1, automobiles)
        match = Match(game, 2, {"days": 5, "first": 0}, lambda ways: 0)
        match.settle()
        return match

    return start
