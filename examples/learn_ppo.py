"""Masked PPO, of sb3-contrib, learns 10 Days in Africa with 5 days against random, and draws its
learning curve.

    pip install 'tenfold[research,learn]'
    python examples/learn_ppo.py --minutes 8 --picture curve.png

The games run in the vectors of `tenfold.env.versus_bots`, wrapped as a VecEnv of Stable-Baselines3.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from curve import draw
from gymnasium.spaces import Box, Discrete
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from tenfold.env.versus_bots import VersusBots
from tenfold.kernel import features


class Games(VecEnv):
    """Games against a bot as a VecEnv of Stable-Baselines3; observations are scaled to 0 to 1."""

    def __init__(self, game: str, count: int, seed: int, **given: Any) -> None:
        self.vectors = VersusBots(game, count, **given)
        self.scale = np.maximum(features.highs(self.vectors.features), 1).astype(np.float32)
        seen = Box(-1, 1, self.scale.shape, np.float32)
        super().__init__(count, seen, Discrete(len(self.vectors.game.texts)))
        self._seed = seed

    def reset(self) -> np.ndarray:
        self.vectors.reset(self._seed)
        return self._seen()

    def step_async(self, actions: np.ndarray) -> None:
        self._moves = actions.astype(np.int64)

    def step_wait(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, list[dict[str, Any]]]:
        out = self.vectors.step(self._moves)
        seen, rewards = self._seen(), self.vectors.rewards.astype(np.float32)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(out.dones):
            infos[row] = {
                "terminal_observation": seen[row],
                "episode": {"r": float(rewards[row]), "l": 0},
            }
        return seen, rewards, out.dones.copy(), infos

    def env_method(
        self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any
    ) -> list[Any]:
        assert method_name == "action_masks"
        return list(self.vectors.arrays.masks.astype(bool))

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        """Nothing is open."""

    def _seen(self) -> np.ndarray:
        return self.vectors.arrays.codes / self.scale


def wins(model: MaskablePPO, given: dict[str, Any], games: int, seed: int) -> float:
    """Return the model's share of the wins of some games against a bot, each played to its end."""
    env = Games(given["game"], games, seed, **given["options"])
    observations = env.reset()
    done, won = np.zeros(games, bool), np.zeros(games)
    while not done.all():
        moves, _ = model.predict(
            observations, action_masks=np.array(env.env_method("action_masks"))
        )
        env.step_async(moves)
        observations, rewards, ended, _ = env.step_wait()
        won += np.where(ended & ~done, rewards, 0)
        done |= ended
    return float(won.mean())


class Watch(BaseCallback):
    """Stops when the time is over, and logs the win rate of the games that ended since the last
    point.
    """

    def __init__(self, minutes: float, every: float) -> None:
        super().__init__()
        self.minutes, self.every = minutes, every
        self.curve: list[dict[str, float]] = []
        self.won: list[float] = []

    def _on_training_start(self) -> None:
        self.begun = self.last = time.monotonic()

    def _on_step(self) -> bool:
        now = time.monotonic()
        self.won += [info["episode"]["r"] for info in self.locals["infos"] if "episode" in info]
        is_over = now - self.begun >= 60 * self.minutes
        if self.won and (is_over or now - self.last >= self.every):
            self._note(now - self.begun)
            self.last = now
        return not is_over

    def _note(self, seconds: float) -> None:
        share, games = float(np.mean(self.won)), len(self.won)
        decisions = self.num_timesteps
        self.curve.append(
            {
                "seconds": round(seconds),
                "decisions": decisions,
                "games": games,
                "wins": round(share, 4),
            }
        )
        print(
            f"{seconds:5.0f} s  {decisions:9,} decisions  {share:6.1%} of {games:,} games won",
            flush=True,
        )
        self.won = []


def learner(game: str, options: dict[str, Any], seed: int) -> MaskablePPO:
    """Return the learner, with 128 games in parallel."""
    return MaskablePPO(
        "MlpPolicy",
        Games(game, 128, seed, **options),
        n_steps=64,
        batch_size=1024,
        n_epochs=3,
        gamma=0.98,
        gae_lambda=0.95,
        ent_coef=0.01,
        learning_rate=5e-4,
        policy_kwargs={"net_arch": [256, 128]},
        seed=seed,
        device="cpu",
    )


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="africa")
    parser.add_argument("--days", type=int, default=5)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument(
        "--games", type=int, default=500, help="how many games it is measured by in the end (500)"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2, help="how many cores PyTorch takes (2)")
    parser.add_argument("--picture", type=Path, default=Path("curve.png"))
    parser.add_argument("--model", type=Path, help="keep the model in this file")
    return parser.parse_args()


def main() -> None:
    """Learn, measure and draw."""
    asked = read_arguments()
    torch.set_num_threads(asked.threads)
    days = {"days": asked.days} if asked.game in ("africa", "usa") else {}
    options = {"seats": 2, "opponents": asked.opponent, **days}
    model, watch = learner(asked.game, options, asked.seed), Watch(asked.minutes, every=30)
    model.learn(10**9, callback=watch)
    share = wins(model, {"game": asked.game, "options": options}, asked.games, seed=asked.seed + 1)
    print(f"in the end, on new deals: {share:.1%} of {asked.games} games won")
    title = f"Masked PPO against {asked.opponent}: {asked.game}, {asked.days} days, 2 seats"
    points = [(point["seconds"], point["wins"]) for point in watch.curve]
    draw(title, "games won while learning", {f"against {asked.opponent}": points}, asked.picture)
    if asked.model:
        model.save(asked.model)
    print(json.dumps(watch.curve))


if __name__ == "__main__":
    main()
