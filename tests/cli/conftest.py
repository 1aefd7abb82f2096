"""Running the command as a person would: through pipes, at a drawn screen, or as a program of its
own.
"""

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

import tenfold as package
from tenfold.cli import main
from tenfold.cli.table import terminal

SOURCES = str(Path(package.__file__).parents[1])


@pytest.fixture(autouse=True)
def home(monkeypatch, tmp_path):
    """An empty home, and the language of the tests."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "C")
    return tmp_path / "state" / "tenfold"


@pytest.fixture
def tenfold(monkeypatch, capsys):
    """Run the command with lines typed at it; gives its exit code, and what it printed and
    complained.
    """

    def run(*arguments, typed=()):
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = main([str(argument) for argument in arguments])
        told = capsys.readouterr()
        return code, told.out, told.err

    return run


@pytest.fixture
def screen(monkeypatch, capsys):
    """Run the command before a person at a screen of some columns; gives the lines that
    were drawn.
    """

    def run(width, *arguments, typed=()):
        monkeypatch.setenv("COLUMNS", str(width))
        monkeypatch.setattr(terminal, "is_screen", lambda: True)
        with create_pipe_input() as keys, create_app_session(input=keys, output=DummyOutput()):
            keys.send_text("".join(f"{line}\r" for line in typed) + "\x04")
            main([str(argument) for argument in arguments])
        return capsys.readouterr().out.splitlines()

    return run


@pytest.fixture
def program(tmp_path):
    """Run the command as a program of its own, by a line of the shell in which `tenfold` stands for
    it.
    """

    def run(line):
        command = f"{sys.executable} -m tenfold.cli"
        environment = {**os.environ, "PYTHONPATH": SOURCES}
        shell = ["bash", "-c", re.sub(r"\btenfold\b", command, line)]
        done = subprocess.run(
            shell, capture_output=True, text=True, env=environment, timeout=120, check=False
        )
        return done.returncode, done.stdout, done.stderr

    return run
