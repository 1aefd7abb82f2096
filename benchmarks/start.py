"""How long it takes to start: the command, a match from a warm cache, and the whole cold compilation."""

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
ALL = "from tenfold import games; [games.get(name).warm() for name in games.names()]"


def seconds(command, **environment):
    """How long a command takes."""
    begun = time.perf_counter()
    subprocess.run(command, env={**os.environ, **environment}, check=True, capture_output=True)
    return time.perf_counter() - begun


def typical(command):
    """The median of a few runs, after one that warms whatever can be warmed."""
    seconds(command)
    return median(seconds(command) for _ in range(ROUNDS))


def main():
    help_ = typical([str(Path(sys.executable).with_name("tenfold")), "--help"])
    bare = typical([sys.executable, "-c", "pass"])
    print(f"tenfold --help              {help_:6.3f} s   {help_ / bare:5.1f} times a bare Python")
    start, numba = typical([sys.executable, "-c", START]), typical([sys.executable, "-c", NUMBA])
    print(f"start a match, warm cache   {start:6.3f} s   {start / numba:5.1f} times `import numba`")
    with tempfile.TemporaryDirectory() as empty:
        cold = seconds([sys.executable, "-c", ALL], TENFOLD_CACHE=empty)
    print(f"compile all rules, cold     {cold:6.1f} s   {cold / numba:5.1f} times `import numba`")


if __name__ == "__main__":
    main()
