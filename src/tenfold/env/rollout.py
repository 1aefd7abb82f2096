"""Rollouts: fragments of many games, collected by processes or on a Ray cluster, with the same
results on either.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import numpy as np

from tenfold.arena import work
from tenfold.bots.seeds import mix
from tenfold.env.vector import Vectors
from tenfold.kernel.layout import Array

Policy = Callable[[Array, Array, np.random.Generator], Array]
"""Chooses an action in every game, from observations and masks."""


@dataclass(frozen=True)
class Stretch:
    """The parameters of rollouts, in numbered pieces: `games` in parallel for `steps` steps
    each.
    """

    game: str
    games: int = 128
    steps: int = 128
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    """The other keywords of `tenfold.env.vector.Vectors`: seats, reward, and the game's options."""


@dataclass(frozen=True)
class Rollout:
    """Observations, masks, movers, actions, rewards and ends: a row for each step, a column for
    each game.
    """

    codes: Array
    masks: Array
    movers: Array
    moves: Array
    rewards: Array
    dones: Array


def random(codes: Array, masks: Array, rng: np.random.Generator) -> Array:
    """Choose a random legal move in every game."""
    drawn: Array = np.where(masks > 0, rng.random(masks.shape), -1.0).argmax(axis=1)
    return drawn


def rollouts(
    stretch: Stretch,
    pieces: int,
    *,
    policy: Policy = random,
    cores: int = 1,
    ray: str | None = None,
) -> Iterator[tuple[int, Rollout]]:
    """Yield rollouts with their numbers, as they complete. Each depends only on its number, the
    seed and the policy.
    """
    yield from work.results(partial(roll, stretch, policy), range(pieces), cores=cores, ray=ray)


def roll(stretch: Stretch, policy: Policy, number: int) -> Rollout:
    """Return the rollout with a number: what a worker runs."""
    seed = mix(stretch.seed, number)
    vectors = Vectors(stretch.game, stretch.games, **stretch.options)
    rng = np.random.default_rng(seed)
    vectors.reset(seed)
    rows = []
    for _ in range(stretch.steps):
        now = vectors.arrays
        before = (now.codes.copy(), now.masks.copy(), now.movers.copy())
        moves = policy(before[0], before[1], rng)
        after = vectors.step(moves)
        rows.append((*before, moves, after.rewards.copy(), after.dones.copy()))
    return Rollout(*(np.stack(each) for each in zip(*rows, strict=True)))
