"""Plays games on the GPU, or its simulator, and on the CPU from the same seeds, and says where they
differ.

python -m tests.env.on_gpu GAMES MOVES STEPS [LABEL ...]
"""

import sys

import numpy as np

from tenfold import games
from tenfold.env.cuda import games as on_gpu
from tenfold.env.vector import Vectors
from tenfold.kernel import play
from tenfold.kernel.layout import blank
from tenfold.testing.subjects import label, subjects

STEPPED = 256
"""How many games at most go on in step."""


def differences(subject, count, moves, steps):
    """How many moves were played out, and the names of what differs after playouts and after steps
    of vectors.
    """
    name, seats, variant = subject
    game = games.get(name)
    theirs, states, rngs = (
        on_gpu(name, count, seats=seats, **variant),
        blank(game.state, count),
        play.seeded(1, count),
    )
    states[:] = game.deal(seats, game.complete(seats, variant))
    played = play.playouts(game.board, states, rngs, moves)
    theirs.seed(1)
    theirs.deal()
    theirs.playout(moves)
    found = unlike(states, theirs.states.copy_to_host())
    found += ["rngs"] * (not np.array_equal(rngs, theirs.rngs.copy_to_host()))
    found += ["played"] * (int(theirs.played.copy_to_host().sum()) != played)
    few = min(count, STEPPED)
    vectors = on_gpu(name, few, seats=seats, **variant), Vectors(name, few, seats=seats, **variant)
    return played, found + in_step(*vectors, steps)


def in_step(theirs, ours, steps):
    """What differs between vectors on the GPU and on the CPU."""
    theirs.seed(2)
    theirs.reset()
    ours.reset(2)
    found = set()
    for _ in range(steps):
        theirs.step(theirs.choose())
        chosen = theirs.moves.copy_to_host()
        for rng, mask in zip(ours._rngs, ours.arrays.masks, strict=True):
            play.below(rng, int(mask.sum()))
        ours.step(chosen)
        found |= {
            name
            for name in ("codes", "masks", "rewards", "dones", "movers")
            if differ(theirs, ours, name)
        }
        found |= set(unlike(ours.states, theirs.states.copy_to_host()))
    return sorted(found)


def differ(theirs, ours, name):
    """Whether an array of the GPU's, where a game is a column, and in codes and masks one of a
    tile, differs.
    """
    found, wanted = getattr(theirs, name).copy_to_host(), getattr(ours.arrays, name)
    rows = (
        np.moveaxis(found, 1, 2).reshape(-1, found.shape[1])[: len(wanted)]
        if found.ndim == 3
        else found.T
    )
    return not np.array_equal(rows, wanted)


def unlike(one, other):
    """The fields in which states differ."""
    return [name for name in one.dtype.names if not np.array_equal(one[name], other[name])]


def main(count, moves, steps, *chosen):
    wrong = False
    for subject in subjects():
        if not chosen or label(subject) in chosen:
            played, found = differences(subject, count, moves, steps)
            wrong = wrong or bool(found)
            print(
                label(subject),
                played,
                "differs in " + ", ".join(found) if found else "same",
                flush=True,
            )
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:4]), *sys.argv[4:]))
