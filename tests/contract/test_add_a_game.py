"""The page that tells how to add a game is a whole game: built from it, outside the package, it
passes the laws.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.added_game import build

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """The package of the page, as if it were installed."""
    return build(tmp_path_factory.mktemp("added"))


@pytest.fixture(scope="module")
def run(folder):
    """Runs a command of Python with the package in its path."""

    def command(*arguments, said="", interpreted=False):
        path = os.pathsep.join([str(folder), *sys.path])
        own = {
            "PYTHONPATH": path,
            "XDG_STATE_HOME": str(folder),
            "NUMBA_DISABLE_JIT": str(int(interpreted)),
        }
        environment = {**os.environ, **own}
        ran = subprocess.run(
            [sys.executable, *arguments],
            input=said,
            env=environment,
            cwd=ROOT,
            capture_output=True,
            text=True,
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout

    return command


def test_it_is_found_by_its_entry_point(run):
    assert "counters" in run("-c", "from tenfold import games; print(games.names())")


@pytest.mark.parametrize("laws", ["test_laws.py", "test_encode.py"])
def test_it_passes_the_laws(run, laws):
    quiet = ("-p", "no:xdist", "-p", "no:cacheprovider")
    said = run("-m", "pytest", f"tests/contract/{laws}", *quiet, "-k", "counters")

    assert re.search(r"\d+ passed", said)


def test_it_runs_interpreted_as_it_does_compiled(run):
    command = ("-m", "tenfold.testing", "counters", "3", "50", "80")

    assert run(*command, interpreted=True) == run(*command)


def test_it_is_played_in_the_terminal(run):
    said = run(
        "-m",
        "tenfold.cli",
        "play",
        "counters",
        "--bot",
        "greedy",
        "--seed",
        "1",
        said="take 3\nquit\n",
    )

    assert "You take 3" in said


def test_it_is_played_by_bots_in_the_arena(run):
    bots = ["random", "greedy", "search(playouts=20)"]
    said = run(
        "-m",
        "tenfold.cli",
        "arena",
        "counters",
        *bots,
        "--games",
        "12",
        "--seats",
        "2",
        "--seed",
        "1",
    )

    assert all(bot in said for bot in bots)


def test_two_families_with_the_same_fields_keep_their_own_rules(run, folder):
    shutil.copytree(folder / "counters", folder / "tokens")
    for name, before, after in (
        ("state.py", "MOST = 4, 6, 3", "MOST = 4, 6, 2"),
        ("state.py", '(State, "counters")', '(State, "tokens")'),
        ("rules.py", 'register("counters"', 'register("tokens"'),
        ("game.py", 'name = family = "counters"', 'name = family = "tokens"'),
    ):
        path = folder / "tokens" / name
        assert before in path.read_text()
        path.write_text(path.read_text().replace(before, after))
    code = (
        "import numpy as np\n"
        "from tenfold.kernel import play\n"
        "from counters.game import games as one\n"
        "from tokens.game import games as two\n"
        "for game in (one['counters'], two['counters']):\n"
        "    state = game.deal(2, {'counters': 8})\n"
        "    while play.ways(game.board, state): play.apply(game.board, state, -1, 0)\n"
        "    print(game.family, play.legal(game.board, state, 0, np.zeros(9, np.int64)))"
    )

    assert run("-c", code).splitlines() == ["counters 3", "tokens 2"]


def test_rules_that_lack_something_are_refused_by_name(run):
    code = (
        "import types, tenfold.errors\n"
        "from tenfold.kernel.compiled import register\n"
        "try: register('odd', types.ModuleType('odd'))\n"
        "except tenfold.errors.BadGame as bad: print(bad)"
    )

    assert "why_not is missing" in run("-c", code)


def test_a_family_whose_name_is_taken_is_refused(run):
    code = (
        "import sys, types, tenfold.errors\n"
        "from tenfold import games\n"
        "from tenfold.kernel.compiled import register\n"
        "rules = games.get('africa').rules\n"
        "twin = types.ModuleType('twin'); twin.__dict__.update(rules.__dict__)\n"
        "try: register('tendays', twin)\n"
        "except tenfold.errors.BadGame as bad: print(bad)"
    )

    assert "has that name already" in run("-c", code)
