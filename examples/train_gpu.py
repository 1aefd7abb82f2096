"""Trains a policy for 10 Days in Africa with two seats on a GPU, from start to finish in under ten
minutes.

    python examples/train_gpu.py africa.npz curve.json --seconds 460

The policy first imitates the greedy bot (behavioural cloning), then improves by PPO in self-play on
the GPU, with illegal moves masked. The bot `learned("africa.npz")` plays the weights that it
writes.
"""

import argparse
import json
import os
import time
from functools import partial
from itertools import pairwise
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from tenfold import games
from tenfold.bots.learned import save
from tenfold.env import cuda
from tenfold.env.advice import Advice
from tenfold.env.vector import Vectors
from tenfold.env.versus_bots import VersusBots
from tenfold.kernel import features

GAME = "africa"
SEATS = 2
VARIANT = {"days": 10, "swap": True, "open_hands": False, "first": None}

COUNT = 32768  # games in parallel
HORIZON = 32  # steps of a rollout
BATCH = 65536  # samples of a minibatch
EPOCHS = 2  # passes over each rollout
DISCOUNT = 0.999
LAMBDA = 0.95  # of generalised advantage estimation
CLIP = 0.2
ENTROPY = 0.003
WIDTHS = 1024, 512, 256

IMITATION = 0.3  # the share of the time that is spent on imitation
WARM_UP = 10  # rounds of PPO in which only the value head learns
REPORT = 60  # seconds between two points of the curve
BUFFER = 2048  # steps of imitation that are kept
REUSE = 8  # minibatches of imitation for each new step
CORES = os.cpu_count() or 1


Categorical = partial(torch.distributions.Categorical, None, validate_args=False)
"""A distribution over moves from logits. Validating them would wait for the GPU."""


class Policy(nn.Module):
    """Shared hidden layers, a policy head with a logit for each move, and a value head."""

    def __init__(self, highs: torch.Tensor, moves: int) -> None:
        super().__init__()
        self.register_buffer("scale", 1 / highs)
        self.hidden = nn.ModuleList(nn.Linear(*sizes) for sizes in pairwise((len(highs), *WIDTHS)))
        self.logits = nn.Linear(WIDTHS[-1], moves)
        self.value = nn.Linear(WIDTHS[-1], 1)

    def forward(
        self, observations: torch.Tensor, masks: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        with torch.autocast("cuda", torch.bfloat16):
            hidden = observations.to(torch.bfloat16) * self.scale.to(torch.bfloat16)
            for layer in self.hidden:
                hidden = functional.relu(layer(hidden))
            logits, values = self.logits(hidden), self.value(hidden)
        return logits.float().masked_fill(masks == 0, -1e9), values.float().squeeze(-1)

    def layers(self) -> list[tuple[np.ndarray, np.ndarray]]:
        """Return the weights from the observation to the logits, for observations that are not
        scaled.
        """
        first, *others = self.hidden
        parts = [(first.weight * self.scale, first.bias)]
        parts += [(part.weight, part.bias) for part in (*others, self.logits)]
        return [
            (weight.detach().T.cpu().numpy(), bias.detach().cpu().numpy()) for weight, bias in parts
        ]


def imitate(policy: Policy, seconds: float, seed: int) -> float:
    """Clone the greedy bot in games in which one move in ten is random; return the agreement on the
    last batch.
    """
    vectors = Vectors(GAME, 4096, seats=SEATS, cores=CORES, **VARIANT)
    vectors.reset(seed)
    advice, rng = Advice(vectors, seed), np.random.default_rng(seed)
    optimizer = torch.optim.AdamW(policy.parameters(), 1e-3)
    buffer: list[tuple[torch.Tensor, ...]] = []
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        anneal(optimizer, 1e-3, spent / seconds)
        out, greedy = vectors.arrays, advice.ask()
        buffer.append(
            tuple(torch.as_tensor(part).cuda() for part in (out.codes, out.masks, greedy))
        )
        random = (rng.random(out.masks.shape, np.float32) * out.masks).argmax(axis=1)
        vectors.step(np.where(rng.random(vectors.count) < 0.1, random, greedy))
        del buffer[: max(0, len(buffer) - BUFFER)]
        for pair in rng.integers(len(buffer), size=(REUSE, 2)):
            samples = zip(*(buffer[index] for index in pair), strict=True)
            observations, masks, targets = (torch.cat(parts) for parts in samples)
            loss = functional.cross_entropy(policy(observations, masks)[0], targets)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
    return float((policy(observations, masks)[0].argmax(dim=1) == targets).float().mean())


def anneal(optimizer: torch.optim.Optimizer, rate: float, progress: float) -> None:
    """Lower the learning rate linearly with the progress, from 0 to 1."""
    for group in optimizer.param_groups:
        group["lr"] = rate * max(0.03, 1 - progress)


class Rollouts:
    """Self-play on the GPU, with the last HORIZON steps of all games."""

    def __init__(self, seed: int) -> None:
        self.games = cuda.games(GAME, COUNT, seats=SEATS, **VARIANT)
        self.games.seed(seed)
        self.games.reset()
        self.codes_now = torch.as_tensor(self.games.codes, device="cuda")
        self.masks_now = torch.as_tensor(self.games.masks, device="cuda")
        self.rewards_now = torch.as_tensor(self.games.rewards, device="cuda")
        self.dones_now = torch.as_tensor(self.games.dones, device="cuda")
        self.movers_now = torch.as_tensor(self.games.movers, device="cuda")
        shape = (HORIZON, COUNT)
        self.observations = torch.zeros(
            (*shape, self.codes_now.shape[1]), dtype=torch.int8, device="cuda"
        )
        self.masks = torch.zeros((*shape, self.masks_now.shape[1]), dtype=torch.int8, device="cuda")
        self.actions = torch.zeros(shape, dtype=torch.int64, device="cuda")
        self.log_probs = torch.zeros(shape, device="cuda")
        self.values = torch.zeros(shape, device="cuda")
        self.rewards = torch.zeros(shape, device="cuda")
        self.dones = torch.zeros(shape, device="cuda")
        self.signs = torch.zeros(shape, device="cuda")
        """1 if the same seat moves next, -1 if the other one does: the game is zero-sum."""

    @torch.no_grad()
    def play(self, policy: Policy) -> tuple[torch.Tensor, torch.Tensor]:
        """Play HORIZON steps; return the advantages and the returns."""
        rows = torch.arange(COUNT, device="cuda")
        for step in range(HORIZON):
            self.observations[step] = by_game(self.codes_now)
            self.masks[step] = by_game(self.masks_now)
            logits, self.values[step] = policy(self.observations[step], self.masks[step])
            distribution = Categorical(logits)
            self.actions[step] = distribution.sample()
            self.log_probs[step] = distribution.log_prob(self.actions[step])
            before = self.movers_now.clone()
            self.games.step(self.actions[step])
            self.rewards[step] = 2 * self.rewards_now[before, rows] - self.dones_now
            self.dones[step] = self.dones_now
            self.signs[step] = torch.where(self.movers_now == before, 1.0, -1.0)
        _, last = policy(by_game(self.codes_now), by_game(self.masks_now))
        return self._advantages(last)

    def _advantages(self, last: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the generalised advantage estimates and the returns. `last` is the value after the
        last step.
        """
        advantages = torch.zeros_like(self.rewards)
        following, next_value = torch.zeros_like(last), last
        for step in reversed(range(HORIZON)):
            discount = DISCOUNT * self.signs[step] * (1 - self.dones[step])
            error = self.rewards[step] + discount * next_value - self.values[step]
            following = advantages[step] = error + LAMBDA * discount * following
            next_value = self.values[step]
        return advantages, advantages + self.values


def by_game(tiles: torch.Tensor) -> torch.Tensor:
    """Return one row for each game, from the tiles of 32 games that the GPU's vectors have."""
    return tiles.transpose(1, 2).flatten(0, 1)


def improve(policy: Policy, optimizer: torch.optim.Optimizer, rollouts: Rollouts) -> None:
    """Run one round of PPO: a rollout, and EPOCHS passes over it."""
    advantages, returns = (part.flatten() for part in rollouts.play(policy))
    observations, masks = rollouts.observations.flatten(0, 1), rollouts.masks.flatten(0, 1)
    actions, old_log_probs = rollouts.actions.flatten(), rollouts.log_probs.flatten()
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(actions), device="cuda").split(BATCH):
            logits, values = policy(observations[rows], masks[rows])
            distribution = Categorical(logits)
            ratio = (distribution.log_prob(actions[rows]) - old_log_probs[rows]).exp()
            advantage = advantages[rows]
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP) * advantage
            policy_loss = -torch.minimum(ratio * advantage, clipped).mean()
            value_loss = functional.mse_loss(values, returns[rows])
            loss = policy_loss + 0.5 * value_loss - ENTROPY * distribution.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def win_rate(policy: Policy, opponent: str, count: int = 1024) -> float:
    """Return the share of the win against a bot, always with the highest logit.

    The first game of each row counts, with the learner's seats in turn; one that is not over after
    1,000 decisions counts as a tie.
    """
    vectors = VersusBots(GAME, count, opponents=opponent, seats=SEATS, cores=CORES, **VARIANT)
    vectors.reset(1)
    running, won = np.ones(count, bool), 0.0
    for _ in range(1000):
        codes, masks = (
            torch.as_tensor(part).cuda() for part in (vectors.arrays.codes, vectors.arrays.masks)
        )
        out = vectors.step(policy(codes, masks)[0].argmax(dim=1).cpu().numpy())
        won += float(vectors.rewards[running].sum())
        running &= ~out.dones
        if not running.any():
            break
    return (won + running.sum() / SEATS) / count


def main(path: Path, curve: Path, seconds: float, seed: int) -> None:
    """Train a policy, and write its weights and its learning curve."""
    begun = time.perf_counter()
    torch.manual_seed(seed)
    game = games.get(GAME)
    table = game.features(game.deal(SEATS, game.complete(SEATS, VARIANT)))
    policy = Policy(
        torch.as_tensor(features.highs(table)).float().clamp(min=1), len(game.texts)
    ).cuda()
    points: list[dict[str, float]] = []

    def report(stage: str, decisions: int) -> None:
        rates = {opponent: win_rate(policy, opponent) for opponent in ("random", "greedy")}
        points.append(
            {
                "stage": stage,
                "seconds": time.perf_counter() - begun,
                "decisions": decisions,
                **rates,
            }
        )
        print(json.dumps(points[-1]), flush=True)
        about = {"game": GAME, "seats": SEATS, "encoding": game.encoding}
        options = {name: value for name, value in VARIANT.items() if name != "first"}
        save(path, policy.layers(), {**about, "variant": options})
        curve.write_text(json.dumps(points))

    report("untrained", 0)
    agreement = imitate(policy, IMITATION * seconds, seed)
    print(f"agrees with greedy in {agreement:.1%}", flush=True)
    report("imitation", 0)
    rollouts = Rollouts(seed)
    value_optimizer = torch.optim.Adam(policy.value.parameters(), 1e-3)
    optimizer = torch.optim.Adam(policy.parameters(), eps=1e-5)
    rounds, due = 0, REPORT
    started, budget = time.perf_counter(), (1 - IMITATION) * seconds
    while (spent := time.perf_counter() - started) < budget:
        anneal(optimizer, 3e-4, spent / budget)
        improve(policy, value_optimizer if rounds < WARM_UP else optimizer, rollouts)
        rounds += 1
        if spent > due:
            report("self-play", rounds * COUNT * HORIZON)
            due += REPORT
    report("self-play", rounds * COUNT * HORIZON)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("path", type=Path, help="the file of weights to write")
    parser.add_argument("curve", type=Path, help="the file of figures to write")
    parser.add_argument("--seconds", type=float, default=460, help="how long it learns (460)")
    parser.add_argument("--seed", type=int, default=1)
    main(**vars(parser.parse_args()))
