"""The games in RLlib, through PettingZoo's AEC and RLlib's own wrapper: `env("africa", seats=2,
days=5)`.

The observation is the view, as codes; RLlib's models for masks look for it as `observations` beside
`action_mask`.
"""

from tenfold.env.episodes.keywords import takes
from tenfold.extras import extra

with extra("rllib", "tenfold.env.rllib"):
    from gymnasium.spaces import Dict
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import BaseWrapper
    from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv

    from tenfold.env import pettingzoo


@takes(pettingzoo.InTurn)
def env(
    game: str,
    *,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **keywords: object,
) -> PettingZooEnv:
    """Return a game as one of RLlib's environments; it takes the parameters of
    `tenfold.env.pettingzoo.env`.
    """
    made = pettingzoo.env(game, max_cycles=max_cycles, render_mode=render_mode, **keywords)
    return PettingZooEnv(_Renamed(made))


class _Renamed(BaseWrapper):
    """Renames the observation to `observations`, which RLlib's models for masks look for."""

    def __init__(self, env: AECEnv[str, pettingzoo.Observation, int | None]) -> None:
        super().__init__(env)
        self._spaces = {
            agent: _renamed(env.observation_space(agent)) for agent in env.possible_agents
        }

    def observation_space(self, agent: str) -> Dict:
        """Return the space of observations and masks."""
        return self._spaces[agent]

    def observe(self, agent: str) -> pettingzoo.Observation:
        """Return the observation and the mask of a seat."""
        seen = super().observe(agent)
        return {"observations": seen["observation"], "action_mask": seen["action_mask"]}


def _renamed(space: Dict) -> Dict:
    return Dict({"observations": space["observation"], "action_mask": space["action_mask"]})
