"""What a network sees: by the view alone, within its ranges, and the same interpreted and compiled."""

import hashlib
import os
import subprocess
import sys
from itertools import product

import numpy as np
import pytest

from tenfold import games
from tenfold.games.tendays.board import EMPTY
from tenfold.kernel import pieces
from tenfold.kernel.layout import copy

from .subjects import label, legal, subjects, walk

GAMES = games.names()
RARE = {"passes"}
"""Pieces that random play hardly ever changes: who plays at random is hardly ever forced to pass."""


@pytest.mark.parametrize("subject", subjects(), ids=label)
def test_codes_are_whole_and_within_their_ranges(subject):
    name, seats, variant = subject
    game = games.get(name)
    table = game.pieces(game.deal(seats, variant))
    lows, highs = pieces.lows(table), pieces.highs(table)
    for state, _ in walk(game, seats, variant, seed=1, stops=30, stride=60):
        assert game.pieces(state) == table
        for seat in range(seats):
            code = np.full(pieces.size(table) + 1, 99, np.int8)
            game.encode(game.view_record(state, seat), seat, code[:-1])

            assert np.all((lows <= code[:-1]) & (code[:-1] <= highs))
            assert code[-1] == 99


@pytest.mark.parametrize("subject", subjects(), ids=label)
def test_equal_views_have_equal_codes(subject):
    name, seats, variant = subject
    game = games.get(name)
    for state, rng in walk(game, seats, variant, seed=2, stops=10, stride=60):
        for seat in range(seats):
            view = game.view_record(state, seat)
            other = game.view_record(state, seat)
            game.rules.fill(game.board, other, rng)

            assert game.encode(game.view_record(other, seat), seat).tobytes() == game.encode(view, seat).tobytes()


@pytest.mark.parametrize("name", GAMES)
def test_every_piece_says_something(name):
    """A piece that never changes would tell nothing; over games of all variants each does."""
    game = games.get(name)
    told = {}
    for _, seats, variant in (subject for subject in subjects() if subject[0] == name):
        for state, _ in walk(game, seats, variant, seed=3, stops=40, stride=300):
            for seat in range(seats):
                code = game.encode(game.view_record(state, seat), seat)
                for piece, part in pieces.split(game.pieces(state), code).items():
                    told.setdefault(piece, set()).add(part.tobytes())

    assert [piece for piece, values in told.items() if len(values) < 2 and piece not in RARE] == []


@pytest.mark.parametrize("subject", subjects(), ids=label)
def test_a_mask_has_the_legal_moves(subject):
    name, seats, variant = subject
    game = games.get(name)
    for state, _ in walk(game, seats, variant, seed=4, stops=20, stride=60):
        for seat in range(seats):
            assert np.flatnonzero(game.mask(state, seat)).tolist() == legal(game, state, seat)


@pytest.mark.parametrize("name", ["africa", "usa"])
def test_days_are_linked_where_the_rules_say_so(name):
    game, variant = games.get(name), {"days": 10, "swap": True, "open_hands": False, "first": 0}
    for state, _ in walk(game, 2, variant, seed=6, stops=60, stride=60):
        view = game.view_record(state, 0)
        found = [link.days for link in game.links.of(game.view_json(view, 0), 0) if link.how]
        linked = pieces.split(game.pieces(view), game.encode(view, 0))["linked"]

        assert sorted({(day + 1, day + 2) for day in np.flatnonzero(linked)}) == found


@pytest.mark.parametrize("name", ["africa", "usa"])
def test_a_tile_fits_where_it_would_be_linked(name):
    game, variant = games.get(name), {"days": 5, "swap": True, "open_hands": False, "first": 0}
    for state, _ in walk(game, 2, variant, seed=7, stops=60, stride=60):
        view = game.view_record(state, 0)
        told = pieces.split(game.pieces(view), game.encode(view, 0))
        for slot, day in product(range(1, 4), range(5)):
            if state.height[slot - 1] and state.drawn[0] == EMPTY:
                put = copy(view)
                put.rack[0, day] = told["tops"][slot - 1].argmax()
                after = pieces.split(game.pieces(put), game.encode(put, 0))["linked"]
                sides = [after[day - 1] if day else 0, after[day] if day < 4 else 0]

                assert told["fits"][slot, day].tolist() == sides


def digest(name):
    """A digest of the codes and masks of random games, of all variants and seats."""
    game, told = games.get(name), hashlib.sha256()
    for _, seats, variant in (subject for subject in subjects() if subject[0] == name):
        for state, _ in walk(game, seats, variant, seed=5, stops=3, stride=60):
            for seat in range(seats):
                told.update(game.encode(game.view_record(state, seat), seat).tobytes())
                told.update(game.mask(state, seat).tobytes())
    return told.hexdigest()


@pytest.mark.parametrize("name", GAMES)
def test_codes_are_the_same_interpreted_and_compiled(name):
    code = f"from tests.contract.test_encode import digest; print(digest({name!r}))"
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    ran = subprocess.run([sys.executable, "-W", "error", "-c", code], env=environment, capture_output=True, text=True)

    assert ran.stdout.split() == [digest(name)], ran.stderr
