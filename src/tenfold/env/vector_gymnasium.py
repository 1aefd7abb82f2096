"""Vectors in Gymnasium's vector API: `make("africa", 1024, opponent="greedy")`.

The mask of legal moves is in `info["action_mask"]`, a row a game. By Gymnasium's convention a game that is over is
seen as it ended, and begins anew instead of its next move.
"""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tenfold.env.against import Against
from tenfold.kernel import pieces
from tenfold.kernel.layout import Array


class VectorGames(VectorEnv[Array, Array, Array]):
    """So many games in step, in each of which one seat is the learner's."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(self, game: str, num_envs: int, **given: Any) -> None:
        self.vectors = Against(game, num_envs, at_once=False, **given)
        self.num_envs = num_envs
        table = self.vectors.pieces
        self.single_observation_space = Box(pieces.lows(table), pieces.highs(table), dtype=np.int8)
        self.single_action_space = Discrete(len(self.vectors.game.texts))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begin all games anew; a list of seeds is taken as one seed for all."""
        one = seed if seed is None or isinstance(seed, int) else hash(tuple(seed)) & (1 << 62) - 1
        super().reset(seed=one)
        self.vectors.reset(one)
        return self.vectors.arrays.codes.copy(), self._info()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Make the learner's move in every game, and the others' until it is its turn again."""
        out = self.vectors.step(actions)
        cut_off = np.zeros(self.num_envs, np.bool_)
        return out.codes.copy(), self.vectors.rewards.astype(np.float64), out.dones.copy(), cut_off, self._info()

    def _info(self) -> dict[str, Any]:
        every = np.ones(self.num_envs, np.bool_)
        mask = self.vectors.arrays.masks.copy()
        return {"action_mask": mask, "_action_mask": every, "seat": self.vectors.learners, "_seat": every}


def make(game: str, num_envs: int, **given: Any) -> VectorGames:
    """Games in step: what is given goes to `tenfold.env.against.Against`."""
    return VectorGames(game, num_envs, **given)
