"""Games on a GPU are the CPU's, bit for bit: on a GPU where there is one, and under Numba's
simulator anywhere.
"""

import os
import subprocess
import sys

import pytest

from tenfold import games

pytest.importorskip("numba.cuda", reason="numba-cuda is not installed: pip install tenfold[cuda]")

FEW = ["africa-2-days=5-swap=True-open_hands=False", "tenzania-3-copies=3-twos=True", "tickets-2"]


def compare(*arguments, simulated):
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": str(int(simulated))}
    command = [sys.executable, "-m", "tests.env.on_gpu", *map(str, arguments)]
    return subprocess.run(command, env=environment, capture_output=True, text=True)


def has_gpu():
    """Whether there is a GPU, asked in another process: this one may have been told of the
    simulator.
    """
    code = "from tenfold.kernel import cuda; print(cuda.cuda.is_available())"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    return ran.stdout.strip() == "True"


def test_the_kernels_python_gives_what_the_cpu_does():
    ran = compare(3, 40, 6, *FEW, simulated=True)

    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert ran.stdout.count("same") == len(FEW)


SHARING = """
import gc
import numpy as np
from tenfold.env import cuda
from tenfold.kernel import dlpack
games = cuda.games("tenzania", 8)
games.seed(1)
games.reset()
for name in ("codes", "masks", "rewards", "dones", "movers", "moves"):
    theirs, ours = np.from_dlpack(games.share(name)), getattr(games, name).copy_to_host()
    assert theirs.dtype == ours.dtype and np.array_equal(theirs, ours), name
codes = np.from_dlpack(games.share("codes"))
before = codes.copy()
games.step(games.choose())
assert not np.array_equal(codes, before), "the same memory"
unused = games.share("codes").__dlpack__()
assert len(dlpack._held) == 3, "the one of the loop, the codes, and what nobody took"
del unused, theirs, codes
gc.collect()
assert not dlpack._held, "all is let go of"
"""


def test_arrays_are_given_out_by_dlpack_without_a_copy():
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    strict = [
        "-W",
        "error",
        "-W",
        "ignore::DeprecationWarning",
    ]  # Numba does what NumPy 2.5 wants no longer
    ran = subprocess.run(
        [sys.executable, *strict, "-c", SHARING], env=environment, capture_output=True, text=True
    )

    assert ran.returncode == 0, ran.stderr


@pytest.mark.long
def test_a_million_moves_of_everything_are_the_cpus_bit_for_bit():
    if not has_gpu():
        pytest.skip("there is no GPU here: no game was compared with the CPU's on one")
    ran = compare(20_480, 3000, 40, simulated=False)

    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert all(name in ran.stdout for name in games.names())
