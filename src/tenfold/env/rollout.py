"""Rollouts: stretches of many games in step, gathered by processes or on a Ray cluster, the same ones on either."""

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
"""Chooses a move in every game, from what whoever is to move sees and may do there."""


@dataclass(frozen=True)
class Stretch:
    """What is to be rolled out, in numbered pieces: `games` in step for so many `steps` each."""

    game: str
    games: int = 128
    steps: int = 128
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    """What else `tenfold.env.vector.Vectors` is given: seats, reward, and the game's own options."""


@dataclass(frozen=True)
class Rollout:
    """What was seen, done and gained: a row a step, a column a game."""

    codes: Array
    masks: Array
    movers: Array
    moves: Array
    rewards: Array
    dones: Array


def random(codes: Array, masks: Array, rng: np.random.Generator) -> Array:
    """Any legal move, each as likely as another."""
    drawn: Array = np.where(masks > 0, rng.random(masks.shape), -1.0).argmax(axis=1)
    return drawn


def rollouts(
    stretch: Stretch, pieces: int, *, policy: Policy = random, cores: int = 1, ray: str | None = None
) -> Iterator[tuple[int, Rollout]]:
    """So many rollouts with their numbers, as they come; each depends on its number, the seed and the policy alone."""
    yield from work.results(partial(roll, stretch, policy), range(pieces), cores=cores, ray=ray)


def roll(stretch: Stretch, policy: Policy, number: int) -> Rollout:
    """One of them: what a worker does."""
    seed = mix(stretch.seed, number)
    vectors, rng = Vectors(stretch.game, stretch.games, **stretch.options), np.random.default_rng(seed)
    vectors.reset(seed)
    rows = []
    for _ in range(stretch.steps):
        seen = vectors.arrays
        codes, masks, movers = seen.codes.copy(), seen.masks.copy(), seen.movers.copy()
        moves = policy(codes, masks, rng)
        after = vectors.step(moves)
        rows.append((codes, masks, movers, moves, after.rewards.copy(), after.dones.copy()))
    return Rollout(*(np.stack(each) for each in zip(*rows, strict=True)))
