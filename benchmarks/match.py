"""What a match costs a server: one play, its events and a view from Python, a state's copy, and its
memory.
"""

import random
import time
import tracemalloc

import numpy as np

import tenfold
from tenfold import games
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import blank

ROUNDS = 10
"""The best of so many counts, in which games and the peer take turns: a machine that is shared
slows some down.
"""

MATCHES = 50
COPIES = 1_000_000


def play_and_look(name, seeds):
    """Microseconds for one `play`, `view` and `events`, the mean over matches."""
    rng, spent, moves = random.Random(1), 0.0, 0
    for seed in seeds:
        match = tenfold.start(name, seats=2, seed=seed)
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
    return spent / moves * 1e6


def held(name):
    """The bytes of a match beside its record."""
    tenfold.start(name, seats=2, seed=0)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    matches = [tenfold.start(name, seats=2, seed=seed) for seed in range(MATCHES)]
    taken = tracemalloc.get_traced_memory()[0] - before
    records = sum(line.__sizeof__() + 8 for match in matches for line in match.lines)
    tracemalloc.stop()
    return (taken - records) / MATCHES


def gin_rummy(games):
    """Microseconds for one `apply_action` and one observation of OpenSpiel's gin rummy from
    Python.
    """
    try:
        import pyspiel
    except ImportError:
        return None
    game, rng, spent, moves = pyspiel.load_game("gin_rummy"), random.Random(1), 0.0, 0
    for _ in range(games):
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
    names = games.names()
    for name in names:
        play_and_look(name, range(2))
    peers, found = [], {name: [] for name in names}
    for number in range(ROUNDS):
        peers.append(gin_rummy(MATCHES // 5))
        for name in names:
            found[name].append(play_and_look(name, range(number * MATCHES, (number + 1) * MATCHES)))
    for name in names:
        micros, kind = min(found[name]), games.get(name).state
        beside = "OpenSpiel is not installed"
        if None not in peers:
            beside = f"{micros / min(peers):4.1f} times OpenSpiel's gin rummy"
        print(
            f"{name:<9} play, view and events {micros:5.1f} us ({beside});"
            f" a match {held(name) / 1024:4.1f} KB beside its record; a state {kind.itemsize} "
            "bytes,"
            f" copied in {nanoseconds_a_copy(kind):4.1f} ns"
        )


if __name__ == "__main__":
    main()
