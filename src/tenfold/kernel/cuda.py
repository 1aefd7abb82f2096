"""Games on a GPU, one game per thread, with states, observations, masks and rewards in its memory.

Observations, masks and states are stored in tiles of 32 games, the games of one warp: the first
number of each game, then the second of each, and so on. Neighbouring threads then write to
neighbouring bytes.
"""

from typing import Any

import numpy as np

from tenfold.kernel import play, vector
from tenfold.kernel.dlpack import Shared
from tenfold.kernel.gpu_memory import BLOCK, WARP, config, cuda, tiles
from tenfold.kernel.kernels import WIDE, kernels
from tenfold.kernel.layout import Flat, alone, blank

config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # few games mean few threads, by the caller's choice


class Games:
    """Games of one kind in GPU memory, all from one deal. PyTorch and JAX read the arrays without a
    copy.

    `step` makes a move in each game and writes the results. A finished game restarts at once.
    """

    def __init__(
        self, board: Flat, dealt: Flat, count: int, *, codes: int, kind: int = vector.SHARES
    ) -> None:
        moves, seats = int(play.moves(board, dealt)), int(dealt["seats"])
        self.count, self.kind, self._kind, self._kernels = (
            count,
            kind,
            dealt.dtype,
            kernels(dealt.dtype),
        )
        self._boards, self._fresh = cuda.to_device(alone(board)), cuda.to_device(alone(dealt))
        self._kept = cuda.device_array(
            tiles(count) * self._kernels.units * WARP, self._kernels.unit
        )
        self.rngs = cuda.to_device(play.seeded(None, count))
        self.codes = cuda.device_array((tiles(count), codes, WARP), np.int8)
        """The observation of whoever is to move, indexed by tile, number and game."""
        self.masks = cuda.device_array((tiles(count), moves, WARP), np.int8)
        """The mask of legal moves of whoever is to move, indexed by tile, move and game."""
        self._words, self._marks = (
            part.view(f"u{WIDE}").ravel() for part in (self.codes, self.masks)
        )
        self.rewards = cuda.to_device(np.zeros((seats, count), np.float32))
        self.dones = cuda.to_device(np.zeros(count, np.int8))
        self.movers = cuda.to_device(np.zeros(count, np.int64))
        self.moves = cuda.to_device(np.zeros(count, np.int64))
        """The legal move of each game that `choose` has written."""
        self.played = cuda.to_device(np.zeros(count, np.int64))
        """How many moves the last `playout` or `churn` made in each game, chance's included."""
        self._refused = cuda.to_device(np.zeros(1, np.int64))

    @property
    def states(self) -> Any:
        """A copy of the states as records. In GPU memory a state is a column of a tile."""
        found = cuda.to_device(blank(self._kind, self.count))
        self._run(self._kernels.gather, self._kept, found)
        return found

    def share(self, name: str) -> Shared:
        """Export one of the arrays by its name, such as `codes` or `masks`, for `from_dlpack`."""
        return Shared(getattr(self, name))

    @property
    def refused(self) -> int:
        """How many moves were illegal since the last reset. Each left its game unchanged."""
        return int(self._refused.copy_to_host()[0])

    def seed(self, seed: int) -> None:
        """Seed the generators of all games. The same seed gives the same games as on a CPU."""
        self.rngs.copy_to_device(play.seeded(seed, self.count))

    def deal(self) -> None:
        """Reset every game to the dealt state, before chance's first move."""
        self._run(self._kernels.deal, self._kept, self._fresh, self.count)

    def reset(self) -> None:
        """Start every game, and write the observations and masks of whoever is to move."""
        self._refused.copy_to_device(np.zeros(1, np.int64))
        self._step(self.moves, anew=1)

    def step(self, moves: Any) -> None:
        """Make a move in every game. The moves are int64 numbers in GPU memory, in any array or
        tensor.
        """
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
        """Choose a random legal move of each game with its generator."""
        self._run(self._kernels.choose, self.masks, self.rngs, self.moves)
        return self.moves

    def playout(self, limit: int) -> None:
        """Play every game at random until it is over or `limit` moves are made. `played` has the
        numbers of moves.
        """
        self._play(limit, anew=0)

    def churn(self, limit: int) -> None:
        """Make `limit` random moves in every game. A finished game restarts."""
        self._play(limit, anew=1)

    def _play(self, limit: int, anew: int) -> None:
        self._run(
            self._kernels.play,
            self._boards,
            self._kept,
            self._fresh,
            self.rngs,
            limit,
            anew,
            self.played,
        )

    def _run(self, kernel: Any, *arguments: Any) -> None:
        threads = min(
            BLOCK if kernel is self._kernels.play else self._kernels.threads,
            tiles(self.count) * WARP,
        )
        kernel[-(-self.count // threads), threads](*arguments)


def is_available() -> bool:
    """Return whether there is a GPU with a driver."""
    return bool(cuda.is_available())


def synchronize() -> None:
    """Wait until the GPU has finished all work."""
    cuda.synchronize()
