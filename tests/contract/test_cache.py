"""The cache of compiled code: an edited rule is never met by stale code, and nothing is compiled
twice.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tenfold

PROGRAM = """
from tenfold import games
from tenfold.games.tendays import rules
from tenfold.kernel import layout
africa, state = games.get("africa").board, layout.single(games.get("africa").state)
rules.deal(africa, state, 2, 5, 1, 0, 0)
state.turn = 0
rules._end_turn(africa, state)
print(state.winner, sum(rules._end_turn.stats.cache_hits.values()))
"""
"""Ends a turn with an empty rack: the rule that says whether a rack is a journey stands in another
file.
"""


@pytest.fixture
def package(tmp_path):
    """A copy of the package, to be edited."""
    copied = tmp_path / "src" / "tenfold"
    shutil.copytree(
        Path(tenfold.__file__).parent, copied, ignore=shutil.ignore_patterns("__pycache__")
    )
    return copied


def run(package, cache=None):
    """Who won, and whether the code came from the cache."""
    folder = str(cache or package.parent / "cache")
    environment = {**os.environ, "PYTHONPATH": str(package.parent), "TENFOLD_CACHE": folder}
    command = [sys.executable, "-c", PROGRAM]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    winner, hits = map(int, ran.stdout.split())
    return winner, bool(hits)


def edit(package, old, new):
    path = package / "games" / "tendays" / "connections.py"
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def test_an_edited_rule_is_compiled_anew_and_an_old_one_found_again(package):
    before = "here, day = as_i64(rack[0]), 1"
    after = f"{before}\n    if day == 1:\n        return True"

    assert run(package) == (-1, False)
    assert run(package) == (-1, True)
    edit(package, before, after)
    assert run(package) == (0, False)
    edit(package, after, before)
    assert run(package) == (-1, True)


def test_a_copy_at_another_place_starts_from_the_cache(package, tmp_path):
    run(package)
    other = tmp_path / "elsewhere" / "tenfold"
    shutil.copytree(package, other, ignore=shutil.ignore_patterns("__pycache__"))
    for path in other.rglob("*.py"):
        os.utime(path, (1, 1))

    assert run(other, cache=package.parent / "cache") == (-1, True)


def test_another_package_keeps_its_own_cache_folder():
    from numba.core import config

    before = config.CACHE_DIR
    tenfold.start("africa", seats=2, seed=1)

    assert before == config.CACHE_DIR
