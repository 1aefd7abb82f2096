"""Trains a policy for 10 Days in Africa with two seats on a GPU, from start to finish in under ten minutes.

    python examples/train_gpu.py africa.npz curve.json --seconds 240

First the policy imitates the greedy bot, then it plays against itself in vectors on the GPU and improves by PPO, with
the legal moves as masks. What it writes is played by the bot `learned("africa.npz")`.
"""

import argparse
import json
import os
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from tenfold import games
from tenfold.bots.learned import save
from tenfold.env import cuda
from tenfold.env.against import Advice, Against
from tenfold.env.vector import Vectors
from tenfold.kernel import pieces

GAME, SEATS, VARIANT = "africa", 2, {"days": 10, "swap": True, "open_hands": False, "first": None}
COUNT, HORIZON, BATCH, EPOCHS = 8192, 64, 32768, 2
DISCOUNT, TRACE, CLIP, ENTROPY = 0.999, 0.95, 0.2, 0.005
WIDTH = 512
CORES = os.cpu_count() or 1


class Policy(nn.Module):
    """Two hidden layers; what each move is worth to be played, and what the position is worth."""

    def __init__(self, highs: torch.Tensor, moves: int) -> None:
        super().__init__()
        self.register_buffer("scale", 1 / highs)
        self.first, self.second = nn.Linear(len(highs), WIDTH), nn.Linear(WIDTH, WIDTH)
        self.moves, self.worth = nn.Linear(WIDTH, moves), nn.Linear(WIDTH, 1)

    def forward(self, codes: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        with torch.autocast("cuda", torch.bfloat16):
            held = functional.relu(self.first(codes.to(torch.bfloat16) * self.scale.to(torch.bfloat16)))
            held = functional.relu(self.second(held))
            logits, worth = self.moves(held), self.worth(held)
        return logits.float().masked_fill(masks == 0, -1e9), worth.float().squeeze(-1)

    def layers(self) -> list[tuple[np.ndarray, np.ndarray]]:
        """The weights from what is seen to the moves, for codes that are not scaled."""
        scaled = (self.first.weight * self.scale, self.first.bias)
        parts = [scaled, *((part.weight, part.bias) for part in (self.second, self.moves))]
        return [(weight.detach().T.cpu().numpy(), bias.detach().cpu().numpy()) for weight, bias in parts]


def imitate(policy: Policy, seconds: float, seed: int) -> float:
    """Learn to play as the greedy bot does, in games in which every tenth move is any; how often it then agrees."""
    vectors = Vectors(GAME, 4096, seats=SEATS, cores=CORES, **VARIANT)
    vectors.reset(seed)
    advice, chance = Advice(vectors, seed), np.random.default_rng(seed)
    descent = torch.optim.AdamW(policy.parameters(), 1e-3)
    kept, agreed, until = [], 0.0, time.perf_counter() + seconds
    while time.perf_counter() < until:
        out, moves = vectors.arrays, advice.ask()
        kept.append(tuple(torch.as_tensor(part).cuda() for part in (out.codes, out.masks, moves)))
        any_move = (chance.random(out.masks.shape, np.float32) * out.masks).argmax(axis=1)
        vectors.step(np.where(chance.random(vectors.count) < 0.1, any_move, moves))
        del kept[: max(0, len(kept) - 512)]
        for index in chance.integers(len(kept), size=4):
            codes, masks, wanted = kept[index]
            logits, _ = policy(codes, masks)
            loss = functional.cross_entropy(logits, wanted)
            descent.zero_grad()
            loss.backward()
            descent.step()
        agreed = float((logits.argmax(dim=1) == wanted).float().mean())
    return agreed


class Rollouts:
    """Games against itself on the GPU: what was seen, done and gained in the last steps."""

    def __init__(self, seed: int) -> None:
        self.games = cuda.games(GAME, COUNT, seats=SEATS, **VARIANT)
        self.games.seed(seed)
        self.games.reset()
        arrays = (self.games.codes, self.games.masks, self.games.rewards, self.games.dones, self.games.movers)
        self.seen, self.may, self.rewards, self.dones, self.movers = (
            torch.as_tensor(one, device="cuda") for one in arrays
        )
        shape = (HORIZON, COUNT)
        self.codes = torch.zeros((*shape, len(self.seen)), dtype=torch.int8, device="cuda")
        self.masks = torch.zeros((*shape, len(self.may)), dtype=torch.int8, device="cuda")
        self.moves = torch.zeros(shape, dtype=torch.int64, device="cuda")
        self.logs, self.worths, self.gained, self.ended, self.turned = (
            torch.zeros(shape, device="cuda") for _ in range(5)
        )

    @torch.no_grad()
    def play(self, policy: Policy) -> tuple[torch.Tensor, torch.Tensor]:
        """Play on; return how much better each move was than expected, and what each position was worth."""
        rows = torch.arange(COUNT, device="cuda")
        for step in range(HORIZON):
            self.codes[step], self.masks[step] = self.seen.T, self.may.T
            logits, self.worths[step] = policy(self.codes[step], self.masks[step])
            chosen = torch.distributions.Categorical(logits=logits)
            self.moves[step] = chosen.sample()
            self.logs[step] = chosen.log_prob(self.moves[step])
            before = self.movers.clone()
            self.games.step(self.moves[step])
            self.gained[step] = 2 * self.rewards[before, rows] - self.dones
            self.ended[step] = self.dones
            self.turned[step] = torch.where(self.movers == before, 1.0, -1.0)
        _, last = policy(self.seen.T.contiguous(), self.may.T.contiguous())
        return self._advantages(last)

    def _advantages(self, last: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """By the generalised estimate; where the other seat moves next, what is worth to it is lost to this one."""
        better = torch.zeros_like(self.gained)
        later, worth = torch.zeros_like(last), last
        for step in reversed(range(HORIZON)):
            onwards = DISCOUNT * self.turned[step] * (1 - self.ended[step])
            surprise = self.gained[step] + onwards * worth - self.worths[step]
            later = better[step] = surprise + TRACE * onwards * later
            worth = self.worths[step]
        return better, better + self.worths


def improve(policy: Policy, descent: torch.optim.Optimizer, rollouts: Rollouts) -> None:
    """One round of PPO."""
    better, worth = (part.flatten() for part in rollouts.play(policy))
    codes, masks = rollouts.codes.flatten(0, 1), rollouts.masks.flatten(0, 1)
    moves, logs = rollouts.moves.flatten(), rollouts.logs.flatten()
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(moves), device="cuda").split(BATCH):
            logits, guessed = policy(codes[rows], masks[rows])
            chosen = torch.distributions.Categorical(logits=logits)
            ratio = (chosen.log_prob(moves[rows]) - logs[rows]).exp()
            gain = (better[rows] - better[rows].mean()) / (better[rows].std() + 1e-6)
            kept = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            loss = -kept + 0.5 * functional.mse_loss(guessed, worth[rows]) - ENTROPY * chosen.entropy().mean()
            descent.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            descent.step()


@torch.no_grad()
def win_rate(policy: Policy, opponent: str, count: int = 1024) -> float:
    """The share of the win against a bot, playing what it likes best: of the first game of each row, seats in turn."""
    vectors = Against(GAME, count, opponent=opponent, seats=SEATS, cores=CORES, **VARIANT)
    vectors.reset(1)
    first, gained = np.ones(count, bool), 0.0
    for _ in range(1000):
        codes, masks = (torch.as_tensor(part).cuda() for part in (vectors.arrays.codes, vectors.arrays.masks))
        out = vectors.step(policy(codes, masks)[0].argmax(dim=1).cpu().numpy())
        gained += float(vectors.rewards[first].sum())
        first &= ~out.dones
        if not first.any():
            break
    return (gained + first.sum() / SEATS) / count


def main(path: Path, curve: Path, seconds: float, seed: int) -> None:
    begun = time.perf_counter()
    torch.manual_seed(seed)
    game = games.get(GAME)
    table = game.pieces(game.deal(SEATS, game.complete(SEATS, VARIANT)))
    policy = Policy(torch.as_tensor(pieces.highs(table)).float().clamp(min=1), len(game.texts)).cuda()
    points: list[dict[str, float]] = []

    def tell(stage: str, decisions: int) -> None:
        rates = {opponent: win_rate(policy, opponent) for opponent in ("random", "greedy")}
        points.append({"stage": stage, "seconds": time.perf_counter() - begun, "decisions": decisions, **rates})
        print(json.dumps(points[-1]), flush=True)
        about = {"game": GAME, "seats": SEATS, "encoding": game.encoding}
        options = {name: value for name, value in VARIANT.items() if name != "first"}
        save(path, policy.layers(), {**about, "variant": options})
        curve.write_text(json.dumps(points))

    tell("untrained", 0)
    agreed = imitate(policy, seconds / 5, seed)
    print(f"agrees with greedy in {agreed:.1%}", flush=True)
    tell("imitation", 0)
    rollouts = Rollouts(seed)
    descent = torch.optim.Adam(policy.parameters(), 2.5e-4, eps=1e-5)
    started, rounds, due = time.perf_counter(), 0, 30.0
    while (spent := time.perf_counter() - started) < seconds:
        for group in descent.param_groups:
            group["lr"] = 2.5e-4 * max(0.05, 1 - spent / seconds)
        improve(policy, descent, rollouts)
        rounds += 1
        if spent > due:
            tell("self-play", rounds * COUNT * HORIZON)
            due += 30
    tell("self-play", rounds * COUNT * HORIZON)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("path", type=Path, help="the file of weights to write")
    parser.add_argument("curve", type=Path, help="the file of figures to write")
    parser.add_argument("--seconds", type=float, default=240, help="how long it plays against itself (240)")
    parser.add_argument("--seed", type=int, default=1)
    main(**vars(parser.parse_args()))
