"""`tenfold wasm`: modules that are the same bytes each time, also for a game from outside, and
clear refusals.
"""

import hashlib
import subprocess
import sys

import pytest

from tenfold.wasm import linker, modules

MAGIC = b"\0asm\1\0\0\0"


def run(*given):
    command = [sys.executable, "-m", "tenfold.cli", "wasm", *given]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_modules_of_the_games_that_are_named_are_written(tmp_path):
    done = run("tenzania", "--out", str(tmp_path / "out"))

    assert done.returncode == 0, done.stderr
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == [
        "tenzania.json",
        "tenzania.wasm",
    ]
    assert (tmp_path / "out" / "tenzania.wasm").read_bytes().startswith(MAGIC)


def test_two_builds_give_the_same_bytes(tmp_path):
    built = modules.built(["tenzania"])["tenzania"] / "tenzania.wasm"
    subprocess.run(
        [sys.executable, "-m", "tenfold.wasm.build", "tenzania", str(tmp_path)], check=True
    )

    digests = {
        hashlib.sha256(path.read_bytes()).hexdigest()
        for path in (built, tmp_path / "tenzania.wasm")
    }
    assert len(digests) == 1


def test_a_game_that_there_is_not_is_refused(tmp_path):
    done = run("chess", "--out", str(tmp_path))

    assert (done.returncode, done.stdout) == (2, "")
    assert "there is no game 'chess'" in done.stderr


def test_what_is_no_object_is_refused():
    with pytest.raises(ValueError, match="not a WebAssembly object"):
        linker.link(b"text", [])
