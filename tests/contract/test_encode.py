"""What a network sees: by the view alone, within its ranges, and the same interpreted and
compiled.
"""

import hashlib
import os
import subprocess
import sys
from itertools import product

import numpy as np
import pytest

from tenfold import games, testing
from tenfold.games.tendays.board import EMPTY
from tenfold.kernel import features
from tenfold.kernel.layout import copy
from tenfold.testing.subjects import Subject, walk

GAMES = games.names()
RARE = frozenset({"passes"})
"""Features that random play hardly ever changes: who plays at random is hardly ever forced to pass.
"""


@pytest.mark.parametrize("name", GAMES)
def test_every_piece_says_something(name):
    testing.every_feature_changes(name, RARE)


@pytest.mark.parametrize("name", ["africa", "usa"])
def test_days_are_linked_where_the_rules_say_so(name):
    game, variant = games.get(name), {"days": 10, "swap": True, "open_hands": False, "first": 0}
    for state, _ in walk(Subject(name, 2, variant), seed=6, stops=60, stride=60):
        view = game.view_record(state, 0)
        found = [link.days for link in game.links.of(game.view_json(view, 0), 0) if link.how]
        linked = features.split(game.features(view), game.encode(view, 0))["linked"]

        assert sorted({(day + 1, day + 2) for day in np.flatnonzero(linked)}) == found


@pytest.mark.parametrize("name", ["africa", "usa"])
def test_a_tile_fits_where_it_would_be_linked(name):
    game, variant = games.get(name), {"days": 5, "swap": True, "open_hands": False, "first": 0}
    for state, _ in walk(Subject(name, 2, variant), seed=7, stops=60, stride=60):
        view = game.view_record(state, 0)
        told = features.split(game.features(view), game.encode(view, 0))
        for slot, day in product(range(1, 4), range(5)):
            if state.height[slot - 1] and state.drawn[0] == EMPTY:
                put = copy(view)
                put.rack[0, day] = told["tops"][slot - 1].argmax()
                after = features.split(game.features(put), game.encode(put, 0))["linked"]
                sides = [after[day - 1] if day else 0, after[day] if day < 4 else 0]

                assert told["fits"][slot, day].tolist() == sides


def digest(name):
    """A digest of the codes and masks of random games, of all variants and seats."""
    game, told = games.get(name), hashlib.sha256()
    for subject in testing.subjects(name):
        for state, _ in walk(subject, seed=5, stops=3, stride=60):
            for seat in range(subject.seats):
                told.update(game.encode(game.view_record(state, seat), seat).tobytes())
                told.update(game.mask(state, seat).tobytes())
    return told.hexdigest()


@pytest.mark.parametrize("name", GAMES)
def test_codes_are_the_same_interpreted_and_compiled(name):
    code = f"from tests.contract.test_encode import digest; print(digest({name!r}))"
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], env=environment, capture_output=True, text=True
    )

    assert ran.stdout.split() == [digest(name)], ran.stderr
