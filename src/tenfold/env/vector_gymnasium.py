"""Vectors in Gymnasium's vector API: `make("africa", 1024, opponents="greedy")`.

The mask of legal moves is in `info["action_mask"]`, a row a game. A game that is over begins anew
by one of Gymnasium's conventions: instead of its next move (its default); in the same step, and
then `info` has how it ended as `final_obs` and `final_info`; or when `reset` is asked to, by
`options={"reset_mask": ...}`.
"""

from collections.abc import Mapping

import numpy as np

from tenfold import games
from tenfold.env.episodes.episode import Info
from tenfold.env.episodes.keywords import VersusOptions, split, takes
from tenfold.env.versus_bots import VersusBots
from tenfold.errors import BadArgument, NotAMove
from tenfold.extras import extra
from tenfold.kernel import features
from tenfold.kernel.layout import Array

with extra("research", "tenfold.env.vector_gymnasium"):
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space


class VectorGames(VectorEnv[Array, Array, Array]):
    """So many games in step, in each of which one seat is the learner's: see
    `tenfold.env.versus_bots.VersusBots`.
    """

    @takes(VersusOptions)
    def __init__(
        self,
        game: str,
        num_envs: int,
        *,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        **keywords: object,
    ) -> None:
        options, variant = split(VersusOptions, keywords)
        games.get(game).complete(options.seats, variant, VectorGames.__init__)
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": [], "autoreset_mode": self.autoreset_mode}
        self.vectors = VersusBots(game, num_envs, at_once=False, arrays=None, **keywords)
        self.num_envs = num_envs
        described = self.vectors.features
        self.single_observation_space = Box(
            features.lows(described), features.highs(described), dtype=np.int8
        )
        self.single_action_space = Discrete(len(self.vectors.game.texts))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: Mapping[str, object] | None = None,
    ) -> tuple[Array, Info]:
        """Begin all games anew, or those that `reset_mask` marks; a list of seeds is taken as one
        seed for all.
        """
        if isinstance(seed, list):
            seed = hash(tuple(seed)) & (1 << 62) - 1
        marked = self._marked((options or {}).get("reset_mask"))
        super().reset(seed=seed)
        if marked is None:
            self.vectors.reset(seed)
        else:
            self.vectors.begin(marked, seed)
        return self.vectors.arrays.codes.copy(), self._info()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, Info]:
        """Make the learner's move in every game, and the others' until it is its turn again."""
        if self.autoreset_mode == AutoresetMode.DISABLED and self.vectors.arrays.dones.any():
            ended = np.flatnonzero(self.vectors.arrays.dones).tolist()
            raise NotAMove(
                f"these games are over: {ended}; reset them by options={{'reset_mask': ...}}"
            )
        out = self.vectors.step(actions)
        rewards = self.vectors.rewards.astype(np.float64)
        terminated = out.dones.copy()
        truncated = np.zeros_like(terminated)
        infos: Info = {}
        if self.autoreset_mode == AutoresetMode.SAME_STEP:
            infos = self._end(np.flatnonzero(terminated))
        else:
            for row in np.flatnonzero(terminated):
                infos = self._add_info(infos, self._ending(int(row)), int(row))
        return out.codes.copy(), rewards, terminated, truncated, {**infos, **self._info()}

    def _end(self, rows: Array) -> Info:
        """How games ended, which then begin anew."""
        infos: Info = {}
        for row in rows:
            told = {
                "action_mask": self.vectors.arrays.masks[row],
                "seat": int(self.vectors.learners[row]),
            }
            told |= self._ending(row)
            final = {"final_obs": self.vectors.arrays.codes[row].copy(), "final_info": told}
            infos = self._add_info(infos, final, row)
        self.vectors.begin(rows)
        return infos

    def _ending(self, row: int) -> Info:
        """Return the winners, the scores and the opponents of a game that is over."""
        game = self.vectors.game
        state = self.vectors.states[row]
        opponents = self.vectors.opponents_of(row)
        return {
            "winners": list(game.engine.winners(state)),
            "scores": list(game.engine.scores(state)),
            "opponents": opponents,
        }

    def _marked(self, mask: object) -> Array | None:
        """The games that are to begin anew; None for all."""
        if mask is None:
            return None
        given = np.asarray(mask)
        if given.shape != (self.num_envs,) or given.dtype != np.bool_ or not given.any():
            raise BadArgument(
                f"reset_mask has {self.num_envs} booleans, of which at least one is True"
            )
        return np.flatnonzero(given)

    def _info(self) -> Info:
        every = np.ones(self.num_envs, np.bool_)
        mask = self.vectors.arrays.masks.copy()
        return {
            "action_mask": mask,
            "_action_mask": every,
            "seat": self.vectors.learners,
            "_seat": every,
        }


@takes(VectorGames)
def make(
    game: str,
    num_envs: int,
    *,
    autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    **keywords: object,
) -> VectorGames:
    """Return a vector of games: `make("africa", 1024, opponents="greedy")`."""
    return VectorGames(game, num_envs, autoreset_mode=autoreset_mode, **keywords)
