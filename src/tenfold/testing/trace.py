"""The law of one rule code: interpreted and compiled, every state of a random game is the same, to
the byte.

`python -m tenfold.testing GAME SEATS GAMES MOVES` prints a digest for each game.
"""

import hashlib
import os
import subprocess
import sys

from tenfold import games
from tenfold.kernel import play
from tenfold.kernel.contract import SPECTATOR
from tenfold.kernel.layout import copy
from tenfold.testing.subjects import Subject, variants


def runs_interpreted_as_compiled(name: str, seats: int, count: int = 50, moves: int = 80) -> None:
    """Random games go the same way in a process that compiles the rules and in one that interprets
    them.
    """
    compiled = _digests(name, seats, count, moves, interpreted=False)

    assert len(compiled) == count
    assert _digests(name, seats, count, moves, interpreted=True) == compiled


def _digests(name: str, seats: int, count: int, moves: int, *, interpreted: bool) -> list[str]:
    """Return the digest of each game, played by another process."""
    arguments = [name, str(seats), str(count), str(moves)]
    command = [sys.executable, "-W", "error", "-m", "tenfold.testing", *arguments]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": str(int(interpreted))}
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.split()


def trace(subject: Subject, seed: int, moves: int) -> str:
    """Return a digest of the states of a random game of at most `moves` moves, and of its last
    views, filled.
    """
    game = subject.game
    rng = play.seeded(seed, 1)[0]
    digest = hashlib.sha256()
    state = game.deal(subject.seats, subject.variant)
    for _ in range(moves):
        if not play.step(game.board, state, rng):
            break
        digest.update(state.tobytes())
    for viewer in range(SPECTATOR, subject.seats):
        view = copy(state)
        game.rules.view(game.board, view, viewer)
        digest.update(view.tobytes())
        game.rules.fill(game.board, view, rng)
        digest.update(view.tobytes())
    return digest.hexdigest()


def print_traces(name: str, seats: int, count: int, moves: int) -> None:
    """Print the digest of each game, of all variants in turn."""
    every = variants(games.get(name))
    for seed in range(count):
        print(trace(Subject(name, seats, every[seed % len(every)]), seed, moves))
