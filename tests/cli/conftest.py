"""Running the command as a person would: with what is typed, and an empty home."""

import io

import pytest

from tenfold.cli import main


@pytest.fixture
def tenfold(monkeypatch, capsys, tmp_path):
    """Run the command with lines typed at it; gives its exit code, and what it printed and complained."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))

    def run(*arguments, typed=()):
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = main([str(argument) for argument in arguments])
        told = capsys.readouterr()
        return code, told.out, told.err

    return run
