"""What a match costs a server: one play, its events and a view from Python, a state's copy, and its memory."""

import random
import time
import tracemalloc

import numpy as np

import tenfold
from tenfold import games
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import blank

MATCHES = 500
COPIES = 1_000_000


def play_and_look(name):
    """Microseconds for one `play`, `view` and `events`, the mean over matches; and bytes a match beside its record."""
    rng, spent, moves = random.Random(1), 0.0, 0
    for seat in (0, None):
        match = tenfold.start(name, seats=2, seed=0)
        match.events(seat)
        match.view(seat)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    matches = [tenfold.start(name, seats=2, seed=seed) for seed in range(MATCHES)]
    held = tracemalloc.get_traced_memory()[0] - before
    records = sum(line.__sizeof__() + 8 for match in matches for line in match.lines)
    tracemalloc.stop()
    for match in matches:
        for _ in range(30):
            if not match.active:
                break
            seat = min(match.active)
            move, first = rng.choice(match.legal(seat)), len(match.events(seat))
            begun = time.perf_counter()
            match.play(seat, move)
            match.view(seat)
            match.events(seat, first)
            spent += time.perf_counter() - begun
            moves += 1
    return spent / moves * 1e6, (held - records) / MATCHES


def gin_rummy():
    """Microseconds for one `apply_action` and one observation of OpenSpiel's gin rummy from Python."""
    try:
        import pyspiel
    except ImportError:
        return None
    game, rng, spent, moves = pyspiel.load_game("gin_rummy"), random.Random(1), 0.0, 0
    for _ in range(MATCHES // 5):
        state = game.new_initial_state()
        while not state.is_terminal():
            action = rng.choice(state.legal_actions())
            begun = time.perf_counter()
            state.apply_action(action)
            state.observation_string(0)
            spent += time.perf_counter() - begun
            moves += 1
    return spent / moves * 1e6


@compiled
def copies(states, count):
    """Copy states into one another."""
    for i in range(count):
        states[(i + 1) & 15] = states[i & 15]


def nanoseconds_a_copy(kind):
    states = blank(kind, 16)
    copies(states, 1)
    begun = time.perf_counter()
    copies(states, np.int64(COPIES))
    return (time.perf_counter() - begun) / COPIES * 1e9


def main():
    peer = gin_rummy()
    for name in games.names():
        micros, held = play_and_look(name)
        kind = games.get(name).state
        beside = f"{micros / peer:4.1f} times OpenSpiel's gin rummy" if peer else "OpenSpiel is not installed"
        print(
            f"{name:<9} play, view and events {micros:5.1f} us ({beside});"
            f" a match {held / 1024:4.1f} KB beside its record; a state {kind.itemsize} bytes,"
            f" copied in {nanoseconds_a_copy(kind):4.1f} ns"
        )


if __name__ == "__main__":
    main()
