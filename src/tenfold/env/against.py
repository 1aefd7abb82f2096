"""Vectors in which one seat of each game is the learner's, and a bot that is compiled has the others."""

from typing import Any

import numpy as np

from tenfold import bots
from tenfold.bots import judgement
from tenfold.bots.greedy import slips_of
from tenfold.bots.judgement import decide
from tenfold.env.vector import Arrays, Vectors
from tenfold.errors import BadBot, BadVariant
from tenfold.kernel import play
from tenfold.kernel.compiled import compiled
from tenfold.kernel.contract import OVER
from tenfold.kernel.layout import Array, Flat, alone, blank, wide
from tenfold.kernel.play import mover, view
from tenfold.kernel.vector import begin, gain, look, make, start


class Against(Vectors):
    """Games against `random`, `greedy` or `greedy(slips=...)`: what is seen, done and gained is the learner's.

    The learner's seat is `seat`, or without it another one in each game: 0 in the first, 1 in the second, and so on.
    """

    def __init__(
        self, game: str, count: int, *, opponent: str = "greedy", seat: int | None = None, seats: int = 2, **given: Any
    ) -> None:
        super().__init__(game, count, seats=seats, **given)
        if seat is not None and seat not in range(seats):
            raise BadVariant(f"the learner's seat is one of 0 to {seats - 1}, or None, not {seat!r}")
        self.learners = np.arange(count) % seats if seat is None else np.full(count, seat)
        self._slips = _slips(opponent)
        self._numbers = alone(judgement.adopt(self.game).numbers)

    @property
    def rewards(self) -> Array:
        """What the learner gained in each game."""
        found: Array = self.arrays.rewards[np.arange(self.count), self.learners]
        return found

    def begin(self, rows: Array, seed: int | None = None) -> None:
        """Begin some of the games anew, by their numbers; a seed gives each the generator that it gives by `reset`."""
        if seed is not None:
            self._rngs[rows] = play.seeded(seed, self.count)[rows]
        while rows.size:
            states, rngs, movers = self.states[rows], self._rngs[rows], self.arrays.movers[rows]
            start(self.game.boards, states, self._fresh, rngs, movers)
            self.states[rows], self._rngs[rows], self.arrays.movers[rows] = states, rngs, movers
            self.move(rows, np.full(rows.size, BEGUN))
            rows = rows[self.arrays.dones[rows]]

    def move(self, rows: Array, moves: Array) -> None:
        """Make moves that are legal in some of the games alone, by their numbers."""
        states, rngs, out = self.states[rows], self._rngs[rows], self.arrays.part(rows)
        self._advance(states, rngs, moves, self.learners[rows], blank(self.game.state, 1), out)
        self.states[rows], self._rngs[rows] = states, rngs
        self.arrays.write(rows, out)

    def _start(self, rows: slice, spare: Array) -> None:
        super()._start(rows, spare)
        self._play(rows, spare, np.full(rows.stop - rows.start, BEGUN))

    def _step(self, rows: slice, spare: Array, moves: Array) -> None:
        self._play(rows, spare, moves)

    def _play(self, rows: slice, spare: Array, moves: Array) -> None:
        out = self.arrays.part(rows)
        self._advance(self.states[rows], self._rngs[rows], moves, self.learners[rows], spare, out)

    def _advance(self, states: Array, rngs: Array, moves: Array, learners: Array, spare: Array, out: Arrays) -> None:
        step_against(
            self.game.boards,
            states,
            self._fresh,
            rngs,
            moves,
            learners,
            self._numbers,
            self._slips,
            self._kind,
            self._at_once,
            spare,
            out.codes,
            out.masks,
            out.rewards,
            out.dones,
            out.movers,
        )


BEGUN = -1
"""Instead of a move: the game has just begun, and the others move until it is the learner's turn."""


@compiled
def step_against(
    boards: Array,
    states: Array,
    fresh: Array,
    rngs: Array,
    moves: Array,
    learners: Array,
    numbers: Array,
    slips: int,
    kind: int,
    at_once: int,
    spare: Array,
    codes: Array,
    masks: Array,
    rewards: Array,
    dones: Array,
    movers: Array,
) -> None:
    """Make the learner's move in every game, and the others' until it is its turn again."""
    board = boards[0]
    for index in range(states.shape[0]):
        learner, rng, seat = wide(learners[index]), rngs[index], wide(movers[index])
        if mover(board, states[index]) == OVER:
            seat = begin(board, states, index, fresh, rng)
        elif moves[index] != BEGUN:
            seat = make(board, states[index], learner, wide(moves[index]), rng)
        seat = answer(board, states, index, learner, seat, spare, numbers, slips, rng)
        gain(board, states[index], seat, kind, rewards[index])
        dones[index] = seat == OVER
        while seat == OVER and at_once:
            seat = begin(board, states, index, fresh, rng)
            seat = answer(board, states, index, learner, seat, spare, numbers, slips, rng)
        movers[index] = learner
        look(board, states, index, learner, spare, codes[index], masks[index])


@compiled
def advise(
    boards: Array, states: Array, movers: Array, numbers: Array, slips: int, rngs: Array, spare: Array, out: Array
) -> None:
    """Write what a compiled bot would play for whoever is to move in each game: something to imitate."""
    for index in range(states.shape[0]):
        seat = wide(movers[index])
        spare[0] = states[index]
        view(boards[0], spare[0], seat)
        out[index] = decide(boards[0], spare[0], seat, numbers[0], slips, rngs[index])


@compiled
def answer(
    board: Flat,
    states: Array,
    index: int,
    learner: int,
    seat: int,
    spare: Array,
    numbers: Array,
    slips: int,
    rng: Array,
) -> int:
    """Let the others move until it is the learner's turn, or the game is over; return which."""
    while seat not in (learner, OVER):
        spare[0] = states[index]
        view(board, spare[0], seat)
        move = decide(board, spare[0], seat, numbers[0], slips, rng)
        seat = make(board, states[index], seat, move, rng)
    return seat


class Advice:
    """What `greedy` would play in the games of vectors."""

    def __init__(self, vectors: Vectors, seed: int) -> None:
        self._vectors, self.moves = vectors, np.zeros(vectors.count, np.int64)
        self._numbers = alone(judgement.adopt(vectors.game).numbers)
        self._rngs = play.seeded(seed, vectors.count)

    def ask(self) -> Array:
        """A move for each game, on as many cores as the vectors have."""
        self._vectors._each(self._ask)
        return self.moves

    def _ask(self, rows: slice, spare: Array) -> None:
        of, movers = self._vectors, self._vectors.arrays.movers[rows]
        boards, states = of.game.boards, of.states[rows]
        advise(boards, states, movers, self._numbers, 0, self._rngs[rows], spare, self.moves[rows])


def _slips(opponent: str) -> int:
    """How often of a thousand times a bot plays at random, as `decide` counts it."""
    slips = slips_of(bots.get(opponent))
    if slips is None:
        raise BadBot(f"{opponent!r} is not compiled; vectors are played against random and greedy")
    return slips
