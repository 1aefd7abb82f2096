"""What the tests of Tenzania arrange with: positions in one line, and short questions about
them.
"""

import pytest

import tenfold

GIVEN = ("hands", "table", "value", "won", "turn", "last", "deck")


@pytest.fixture
def position():
    """Makes a position in which seat 0 is to move, if nothing else is said; what is not given is
    dealt.
    """

    def make(*, seats=2, turn=0, chance=None, **told):
        given = {"turn": turn, **{key: told.pop(key) for key in GIVEN if key in told}}
        return tenfold.position("tenzania", given, seats=seats, seed=1, chance=chance, **told)

    return make


@pytest.fixture
def endgame(position):
    """Makes a position with 30 cards and an empty deck: seat 1 has taken whatever is
    nowhere else.
    """

    def make(hands, *, table=(), **told):
        won = [0] * len(hands)
        won[1] = 30 - len(table) - sum(map(len, hands))
        return position(seats=len(hands), hands=hands, table=table, won=won, copies=3, **told)

    return make


@pytest.fixture
def refusal():
    """Asks for the number of the rule that refuses a move; None where none does."""

    def ask(match, seat, move):
        refused = match.explain(seat, move)
        return refused and refused.rule

    return ask


@pytest.fixture
def makes(position):
    """Asks which values a card can make on a table."""

    def ask(card, table, **told):
        match = position(hands=[[card, card, card], None], table=table, **told)
        return sorted(int(move.split()[-1]) for move in match.legal(0))

    return ask
