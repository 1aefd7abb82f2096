"""Vectors in EnvPool's API: `make_gymnasium("africa", num_envs=1024)`, with `recv`, `send`, `step` and `async_reset`.

All games move together, so that a batch is all of them: EnvPool's synchronous mode. As with EnvPool, a game that is
over begins anew instead of its next move, and `info` has `env_id`, `elapsed_step` and the mask of legal moves.
"""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete

from tenfold.env.against import Against
from tenfold.errors import BadVariant, NotAMove
from tenfold.kernel import pieces
from tenfold.kernel.layout import Array

Given = tuple[Array, Array, Array, Array, dict[str, Any]]


class Pool:
    """So many games in step, in each of which one seat is the learner's."""

    def __init__(self, game: str, num_envs: int, batch_size: int | None = None, seed: int = 42, **given: Any) -> None:
        if batch_size not in (None, num_envs):
            raise BadVariant(f"all games move together: batch_size is {num_envs}, not {batch_size}")
        self.vectors = Against(game, num_envs, at_once=False, **given)
        self.config = {"num_envs": num_envs, "batch_size": num_envs, "seed": seed}
        table = self.vectors.pieces
        self.observation_space = Box(pieces.lows(table), pieces.highs(table), dtype=np.int8)
        self.action_space = Discrete(len(self.vectors.game.texts))
        self._ids, self._elapsed = np.arange(num_envs, dtype=np.int32), np.zeros(num_envs, np.int32)
        self._next: int | None = seed
        self._waiting = False

    def __len__(self) -> int:
        return int(self.config["num_envs"])

    def async_reset(self) -> None:
        """Begin all games anew; `recv` then gives what is seen."""
        self.vectors.reset(self._next)
        self._next = None
        self._elapsed[:] = 0
        self._waiting = True

    def reset(self) -> tuple[Array, dict[str, Any]]:
        """Begin all games anew, and give what is seen."""
        self.async_reset()
        codes, *_, info = self.recv()
        return codes, info

    def send(self, action: Array, env_id: Array | None = None) -> None:
        """Make a move in every game; `env_id` says in which game each is."""
        moves = np.asarray(action)
        if env_id is not None:
            if sorted(np.asarray(env_id).tolist()) != self._ids.tolist():
                raise NotAMove("all games move together: env_id has each of them once")
            moves = moves[np.argsort(env_id)]
        began = self.vectors.arrays.dones.copy()
        self.vectors.step(moves)
        self._elapsed[:] = np.where(began, 0, self._elapsed + 1)
        self._waiting = True

    def recv(self) -> Given:
        """What is seen, gained and over since the last `send`."""
        if not self._waiting:
            raise NotAMove("nothing was sent since the last recv: send moves, or reset")
        self._waiting = False
        out = self.vectors.arrays
        info = {"env_id": self._ids, "elapsed_step": self._elapsed.copy(), "action_mask": out.masks.copy()}
        return out.codes.copy(), self.vectors.rewards, out.dones.copy(), np.zeros(len(self), np.bool_), info

    def step(self, action: Array, env_id: Array | None = None) -> Given:
        """`send` and `recv`."""
        self.send(action, env_id)
        return self.recv()


def make_gymnasium(game: str, *, num_envs: int = 1, **given: Any) -> Pool:
    """Games in step: what is given beside EnvPool's own goes to `tenfold.env.against.Against`."""
    return Pool(game, num_envs, **given)
