"""What helps to begin: completion in a shell, examples, the manual page, and a game of
one's own.
"""

import os
import shutil
import subprocess
import sys

import pytest

from tenfold import bots, games
from tenfold.cli import build_parser, completion, manual


def completed(line):
    """What a shell is offered after a line."""
    asked = {
        "_ARGCOMPLETE": "1",
        "COMP_LINE": line,
        "COMP_POINT": str(len(line)),
        "_ARGCOMPLETE_IFS": "\n",
    }
    command = f"{sys.executable} -m tenfold.cli 8>&1 9>/dev/null 1>/dev/null"
    ran = subprocess.run(
        ["bash", "-c", command], env={**os.environ, **asked}, capture_output=True, text=True
    )
    return {word.strip() for word in ran.stdout.splitlines()}


def test_commands_games_and_options_are_completed():
    assert {"play", "serve", "rules"} <= completed("tenfold ")
    assert completed("tenfold play te") == {"tenzania"}
    assert "--players" in completed("tenfold play --pl")


def test_what_is_completed_is_what_there_is():
    assert games.names()[: len(completion.GAMES)] == completion.GAMES
    assert set(completion.BOTS) <= set(bots.names())


@pytest.mark.parametrize("shell", completion.SHELLS)
def test_each_shell_has_its_script(tenfold, shell):
    code, out, _ = tenfold("completion", shell)

    assert code == 0
    assert "tenfold" in out


def test_the_manual_page_has_every_command_and_no_stray_roff():
    page = manual.page(build_parser(), "1.2")

    assert page.startswith('.TH TENFOLD 1 "" "tenfold 1.2"')
    assert ".SS tenfold games export" in page
    assert "\\-\\-players" in page
    assert {line.split()[0] for line in page.splitlines() if line.startswith(".")} == {
        ".TH", ".SH", ".SS", ".B", ".TP", ".PP",
    }  # fmt: skip


def test_examples_are_listed_and_copied_but_never_over_others(tenfold, tmp_path):
    _, listed, _ = tenfold("examples")
    code, _, _ = tenfold("examples", tmp_path / "here")
    again, _, complained = tenfold("examples", tmp_path / "here")

    assert code == 0
    assert sorted(path.name for path in (tmp_path / "here").iterdir()) == [
        line.split()[0] for line in listed.splitlines()
    ]
    assert again == 2
    assert "is there already" in complained


@pytest.fixture
def quest(tenfold, tmp_path):
    """A game that was just written, as if it were installed."""
    folder = tmp_path / "quest"
    assert tenfold("new-game", "quest", folder)[0] == 0
    known = folder / "quest-1.0.dist-info"
    known.mkdir()
    (known / "METADATA").write_text("Metadata-Version: 2.1\nName: quest\nVersion: 1.0\n")
    (known / "entry_points.txt").write_text("[tenfold.games]\nquest = quest.game:games\n")
    return folder


def run(folder, *command, said=""):
    """Run Python with a game in its path."""
    path = os.pathsep.join([str(folder), *sys.path])
    own = {"PYTHONPATH": path, "NUMBA_DISABLE_JIT": "1", "XDG_STATE_HOME": str(folder)}
    ran = subprocess.run(
        [sys.executable, *command],
        input=said,
        env={**os.environ, **own},
        cwd=folder,
        capture_output=True,
        text=True,
    )
    return ran.returncode, ran.stdout + ran.stderr


def test_a_new_game_passes_its_tests_and_is_played(quest):
    code, said = run(
        quest, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "test_quest.py"
    )
    assert code == 0, said

    code, said = run(
        quest, "-m", "tenfold.cli", "play", "quest", "--bot", "random", said="take 3\nquit\n"
    )
    assert code == 0, said
    assert "You take 3" in said


def test_a_game_without_french_words_is_played_in_french(quest):
    shutil.rmtree(quest / "quest" / "words" / "fr")
    french = ("play", "quest", "--bot", "random", "--language", "fr")
    code, said = run(quest, "-m", "tenfold.cli", *french, said="take 3\nquitter\n")

    assert code == 0, said
    assert "You take 3" in said


def test_a_new_game_is_called_by_its_own_name(quest):
    text = (quest / "quest" / "game.py").read_text()

    assert "class Quest(" in text
    assert 'games = {"quest": Quest()}' in text
    assert 'Option("counters"' in text
    assert 'quest = "quest.game:games"' in (quest / "pyproject.toml").read_text()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["My Game"], "has small letters, digits and _"),
        (["africa"], "there is a game africa already"),
    ],
)
def test_a_name_that_cannot_be_is_refused(tenfold, arguments, said):
    code, _, complained = tenfold("new-game", *arguments)

    assert code == 2
    assert said in complained
