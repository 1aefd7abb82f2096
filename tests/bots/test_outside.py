"""Bots that others wrote: a class in a module, a function, an object; named, and given as
they are.
"""

import subprocess
import sys

import pytest

import tenfold
from tenfold import bots
from tenfold.bots import Bot
from tenfold.errors import BadBot

MODULE = """
from tenfold.bots import Bot

class First(Bot):
    def __init__(self, *, last=False):
        self.last = last

    def move(self, seen, seed):
        return seen.legal[-1 if self.last else 0]

class Half(Bot):
    pass

def odd():
    return 3
"""


@pytest.fixture
def module(tmp_path, monkeypatch):
    (tmp_path / "newcomer.py").write_text(MODULE)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "newcomer", raising=False)
    return tmp_path


def begun():
    return tenfold.start("tenzania", seats=2, seed=1, first=0)


def test_a_class_of_a_module_is_named(module):
    match = begun()

    assert bots.get("newcomer:First").move(match.seen(0), 1) == match.legal(0)[0]
    assert bots.get("newcomer:First(last=True)").move(match.seen(0), 1) == match.legal(0)[-1]


def test_a_bot_needs_nothing_but_a_move(module):
    bot = bots.get("newcomer:First")

    assert bot.name == "First"
    assert repr(bot) == "<Bot First>"
    assert {candidate.move for candidate in bot.explain(begun().seen(0), 1)} == set(
        begun().legal(0)
    )


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("newcomer:Nobody", "no bot 'newcomer:Nobody'"),
        ("nowhere.at.all:Nobody", "no bot 'nowhere"),
        ("newcomer:First(first=True)", "unexpected keyword"),
        ("newcomer:Half", "does not define move"),
        ("newcomer:odd", "makes a int, not a Bot"),
        ("newcomer:", "is not a bot"),
        ("new comer:First", "is not a bot"),
    ],
)
def test_a_bot_of_a_module_that_there_is_not_is_refused(module, name, said):
    with pytest.raises(BadBot, match=said):
        bots.get(name)


def test_the_arena_finds_a_module_in_the_current_folder(tmp_path):
    (tmp_path / "newcomer.py").write_text(MODULE)
    command = [
        "arena",
        "tenzania",
        "random",
        "newcomer:First",
        "--games",
        "4",
        "--seats",
        "2",
        "--seed",
        "1",
    ]
    done = subprocess.run(
        [sys.executable, "-P", "-m", "tenfold.cli", *command],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )

    assert done.returncode == 0, done.stderr
    assert "newcomer:First" in done.stdout


def test_an_object_and_a_function_are_bots():
    match = begun()

    class Mine(Bot):
        def move(self, seen, seed):
            return seen.legal[-1]

    def first(seen, seed):
        return seen.legal[0]

    mine = Mine()
    assert bots.get(mine) is mine
    assert bots.get(first).name == "first"
    assert bots.get(first).move(match.seen(0), 1) == match.legal(0)[0]


def test_a_function_that_returns_no_legal_move_is_a_bad_bot():
    with pytest.raises(BadBot, match="returned 'castle', which is not one of the legal moves"):
        bots.get(lambda seen, seed: "castle").move(begun().seen(0), 1)
