"""The games in RLlib, where it is installed: the extra `rllib`."""

import numpy as np
import pytest

pytest.importorskip("tree", reason="RLlib is not installed: it is the extra rllib")

from tenfold.env import rllib


def test_a_game_is_played_through_rllibs_wrapper():
    env = rllib.env("tenzania", seats=3)
    seen, _ = env.reset(seed=1)
    gained, over = dict.fromkeys(env.agents, 0.0), False
    while not over:
        ((agent, sight),) = seen.items()
        assert env.observation_space[agent].contains(sight)
        seen, rewards, ended, _, _ = env.step({agent: int(np.flatnonzero(sight["action_mask"])[0])})
        gained = {name: value + rewards.get(name, 0.0) for name, value in gained.items()}
        over = ended["__all__"]

    assert sum(gained.values()) == pytest.approx(1)
