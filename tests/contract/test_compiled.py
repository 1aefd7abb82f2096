"""The same rules, interpreted and compiled: every state of every random game is the same, to the byte."""

import os
import subprocess
import sys

import pytest

from tenfold import games

SEATS = [(name, seats) for name in games.names() for seats in games.get(name).seats]


def digests(name, seats, count, moves, interpreted):
    """A digest for each game of a trace."""
    command = [sys.executable, "-W", "error", "-m", "tests.contract.trace", name, str(seats), str(count), str(moves)]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": str(int(interpreted))}
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.split()


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_interpreted_equals_compiled(name, seats):
    compiled = digests(name, seats, 200, 80, interpreted=False)

    assert len(compiled) == 200
    assert digests(name, seats, 200, 80, interpreted=True) == compiled


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_interpreted_equals_compiled_to_the_end_of_many_games(name, seats):
    assert digests(name, seats, 300, 4000, interpreted=True) == digests(name, seats, 300, 4000, interpreted=False)
