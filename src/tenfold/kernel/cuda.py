"""Games on a GPU, a game a thread: the rules as they stand, with states, codes, masks and rewards in its memory.

Codes and masks lie there in tiles: of 32 games, whose threads go on together, the first number of each, then the
second, and so on, so that neighbouring threads write to neighbouring bytes, and a tile is one piece of memory. So do
the states.
"""

from typing import Any

import numpy as np

from tenfold.kernel import play, vector
from tenfold.kernel.dlpack import Shared
from tenfold.kernel.kernels import WIDE, kernels
from tenfold.kernel.layout import Flat, alone, blank
from tenfold.kernel.threads import BLOCK, WARP, config, cuda, tiles

config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a few games are few threads, as they were asked for


class Games:
    """So many games of one kind in the memory of a GPU, all from one deal; PyTorch and JAX read the arrays as they are.

    `step` makes a move in each and writes what follows; a game that is over begins anew at once.
    """

    def __init__(self, board: Flat, dealt: Flat, count: int, *, codes: int, kind: int = vector.SHARES) -> None:
        moves, seats = int(play.moves(board, dealt)), int(dealt["seats"])
        self.count, self.kind, self._kind, self._kernels = count, kind, dealt.dtype, kernels(dealt.dtype)
        self._boards, self._fresh = cuda.to_device(alone(board)), cuda.to_device(alone(dealt))
        self._kept = cuda.device_array(tiles(count) * self._kernels.units * WARP, self._kernels.unit)
        self.rngs = cuda.to_device(play.seeded(None, count))
        self.codes = cuda.device_array((tiles(count), codes, WARP), np.int8)
        """What whoever is to move sees: of each tile the numbers, and of each number the games."""
        self.masks = cuda.device_array((tiles(count), moves, WARP), np.int8)
        """What it may do, laid out alike."""
        self._words, self._marks = (part.view(f"u{WIDE}").ravel() for part in (self.codes, self.masks))
        self.rewards = cuda.to_device(np.zeros((seats, count), np.float32))
        self.dones = cuda.to_device(np.zeros(count, np.int8))
        self.movers = cuda.to_device(np.zeros(count, np.int64))
        self.moves = cuda.to_device(np.zeros(count, np.int64))
        """What `choose` writes: a legal move of each game."""
        self.played = cuda.to_device(np.zeros(count, np.int64))
        """How many moves, chance's too, the last `playout` or `churn` made in each game."""
        self._refused = cuda.to_device(np.zeros(1, np.int64))

    @property
    def states(self) -> Any:
        """The states, a record a game: a copy, since here a state is a column of a tile."""
        found = cuda.to_device(blank(self._kind, self.count))
        self._run(self._kernels.gather, self._kept, found)
        return found

    def share(self, name: str) -> Shared:
        """One of the arrays by its name, `codes`, `masks` and so on, for anybody's `from_dlpack`."""
        return Shared(getattr(self, name))

    @property
    def refused(self) -> int:
        """How many moves were not legal since the last reset: each left its game as it was."""
        return int(self._refused.copy_to_host()[0])

    def seed(self, seed: int) -> None:
        """Give each game the generator that it has on a CPU by the same seed."""
        self.rngs.copy_to_device(play.seeded(seed, self.count))

    def deal(self) -> None:
        """Put every game back to the deal, before chance's first way."""
        self._run(self._kernels.deal, self._kept, self._fresh, self.count)

    def reset(self) -> None:
        """Begin every game, and write what whoever is to move sees, and may do."""
        self._refused.copy_to_device(np.zeros(1, np.int64))
        self._step(self.moves, anew=1)

    def step(self, moves: Any) -> None:
        """Make a move in every game: int64 numbers in the GPU's memory, as a tensor or an array of anybody's."""
        self._step(moves, anew=0)

    def _step(self, moves: Any, anew: int) -> None:
        self._run(
            self._kernels.step,
            self._boards,
            self._kept,
            self._fresh,
            self.rngs,
            moves,
            self.kind,
            anew,
            self._words,
            self._marks,
            self.codes,
            self.masks,
            self.rewards,
            self.dones,
            self.movers,
            self._refused,
        )

    def choose(self) -> Any:
        """A legal move of each game at random, by its generator."""
        self._run(self._kernels.choose, self.masks, self.rngs, self.moves)
        return self.moves

    def playout(self, limit: int) -> None:
        """Play every game on at random until it is over or `limit` moves are made; `played` says how many."""
        self._play(limit, anew=0)

    def churn(self, limit: int) -> None:
        """Make `limit` random moves in every game; one that is over begins anew."""
        self._play(limit, anew=1)

    def _play(self, limit: int, anew: int) -> None:
        self._run(self._kernels.play, self._boards, self._kept, self._fresh, self.rngs, limit, anew, self.played)

    def _run(self, kernel: Any, *arguments: Any) -> None:
        threads = min(BLOCK if kernel is self._kernels.play else self._kernels.threads, tiles(self.count) * WARP)
        kernel[-(-self.count // threads), threads](*arguments)


def synchronize() -> None:
    """Wait until the GPU has done all that it was asked."""
    cuda.synchronize()
