"""How long it takes to start: the command, a match from a warm cache; and cold, a game in the
terminal, and all.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

ROUNDS = 5
WITHOUT_SCIPY = "import sys; sys.modules['scipy'] = None; "
"""Numba loads SciPy where it finds it; Tenfold does not need it, and its users may not have it."""

START = WITHOUT_SCIPY + "import tenfold; tenfold.start('africa', seats=2)"
NUMBA = WITHOUT_SCIPY + "import numba"
TENFOLD = str(Path(sys.executable).with_name("tenfold"))
PLACES = "".join(f"place {day}\n" for day in range(1, 11))


def seconds(command, **environment):
    """How long a command takes."""
    begun = time.perf_counter()
    subprocess.run(command, env={**os.environ, **environment}, check=True, capture_output=True)
    return time.perf_counter() - begun


def typical(command):
    """The median of a few runs, after one that warms whatever can be warmed."""
    seconds(command)
    return median(seconds(command) for _ in range(ROUNDS))


def until(words, said, cache):
    """How long a game of africa in the terminal takes until it says something, from an
    empty cache.
    """
    begun = time.perf_counter()
    command = [TENFOLD, "play", "africa", "--new", "--seed", "1", "--language", "en"]
    environment = {
        **os.environ,
        "TENFOLD_CACHE": cache,
        "XDG_STATE_HOME": cache,
        "PYTHONUNBUFFERED": "1",
    }
    with subprocess.Popen(
        command,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as game:
        game.stdin.write(said)
        game.stdin.flush()
        for line in game.stdout:
            if words in line:
                found = time.perf_counter() - begun
                game.stdin.write("quit\n")
                game.stdin.close()
                return found
    raise RuntimeError(f"the game never said {words!r}")


def main():
    help_ = typical([TENFOLD, "--help"])
    bare = typical([sys.executable, "-c", "pass"])
    print(f"tenfold --help              {help_:6.3f} s   {help_ / bare:5.1f} times a bare Python")
    start, numba = typical([sys.executable, "-c", START]), typical([sys.executable, "-c", NUMBA])
    print(f"start a match, warm cache   {start:6.3f} s   {start / numba:5.1f} times `import numba`")
    for what, words, said in (
        ("first prompt of africa, cold", "type an open day", ""),
        ("a bot's first answer, cold", "Player 2 places", PLACES),
    ):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as empty:
            print(f"{what:<28}{until(words, said, empty):6.1f} s", flush=True)
            time.sleep(30)  # what is compiled beside it goes on
    with tempfile.TemporaryDirectory() as empty:
        cold = seconds([TENFOLD, "compile"], TENFOLD_CACHE=empty)
    print(f"compile all, cold           {cold:6.1f} s   {cold / numba:5.1f} times `import numba`")


if __name__ == "__main__":
    main()
