"""The moves that `greedy` would play in a batch of games, for a learner to imitate."""

from typing import NamedTuple

import numpy as np

from tenfold.bots import judgement
from tenfold.bots.judgement import decide
from tenfold.env.vector import Vectors
from tenfold.kernel import play
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, alone, as_i64
from tenfold.kernel.play import view


class Advice:
    """Asks `greedy` for a move in each game of some vectors."""

    def __init__(self, vectors: Vectors, seed: int) -> None:
        self._vectors = vectors
        self.moves = np.zeros(vectors.count, np.int64)
        self._numbers = alone(judgement.load(vectors.game).numbers)
        self._rngs = play.seeded(seed, vectors.count)

    def ask(self) -> Array:
        """Return a move for each game, computed on as many cores as the vectors have."""
        self._vectors.each(self._ask)
        return self.moves

    def _ask(self, rows: slice, spare: Array) -> None:
        vectors = self._vectors
        turns = Turns(vectors.states[rows], vectors.arrays.movers[rows], self._rngs[rows], spare)
        advise(vectors.game.engine.board_box, turns, self._numbers, self.moves[rows])


class Turns(NamedTuple):
    """Games in which a seat is to move."""

    states: Array
    movers: Array
    rngs: Array
    spare: Array
    """A buffer for views, an array of length one."""


@compiled
def advise(boards: Array, turns: Turns, numbers: Array, out: Array) -> None:
    """Write the greedy move of the seat to move in each game."""
    for index in range(turns.states.shape[0]):
        seat = as_i64(turns.movers[index])
        turns.spare[0] = turns.states[index]
        view(boards[0], turns.spare[0], seat)
        out[index] = decide(boards[0], turns.spare[0], seat, numbers[0], 0, turns.rngs[index])
