"""Games on a GPU are the CPU's, bit for bit: on a GPU where there is one, and under Numba's simulator anywhere."""

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
    """Whether there is a GPU, asked in another process: this one may have been told of the simulator."""
    code = "from tenfold.kernel import cuda; print(cuda.cuda.is_available())"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    return ran.stdout.strip() == "True"


def test_the_kernels_python_gives_what_the_cpu_does():
    ran = compare(3, 40, 6, *FEW, simulated=True)

    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert ran.stdout.count("same") == len(FEW)


@pytest.mark.long
def test_a_million_moves_of_everything_are_the_cpus_bit_for_bit():
    if not has_gpu():
        pytest.skip("there is no GPU here: no game was compared with the CPU's on one")
    ran = compare(16_384, 2000, 40, simulated=False)

    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert all(name in ran.stdout for name in games.names())
