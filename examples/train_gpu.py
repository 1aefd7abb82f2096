"""Trains a policy for 10 Days in Africa with two seats on a GPU, from start to finish in under ten minutes.

    python examples/train_gpu.py africa.npz curve.json --seconds 460

First the policy imitates the greedy bot, then it plays against itself in vectors on the GPU and improves by PPO, with
the legal moves as masks. What it writes is played by the bot `learned("africa.npz")`.
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
from tenfold.env.against import Advice, Against
from tenfold.env.vector import Vectors
from tenfold.kernel import pieces

GAME, SEATS, VARIANT = "africa", 2, {"days": 10, "swap": True, "open_hands": False, "first": None}
COUNT, HORIZON, BATCH, EPOCHS = 32768, 32, 65536, 2
DISCOUNT, TRACE, CLIP, ENTROPY = 0.999, 0.95, 0.2, 0.003
WIDTHS = 1024, 512, 256
IMITATION, WARMING, TELLING = 0.3, 10, 60
"""The share of the time that is imitation, rounds in which only what positions are worth is learned, and the seconds
between two points of the curve."""
KEPT, REUSE = 2048, 8
"""How many steps of imitation are remembered, and how often it learns from them while the next is played."""
CORES = os.cpu_count() or 1


Choice = partial(torch.distributions.Categorical, None, validate_args=False)
"""Moves by how much each is liked; not checked, for which the GPU would be waited for."""


class Policy(nn.Module):
    """Hidden layers; what each move is worth to be played, and what the position is worth."""

    def __init__(self, highs: torch.Tensor, moves: int) -> None:
        super().__init__()
        self.register_buffer("scale", 1 / highs)
        self.hidden = nn.ModuleList(nn.Linear(*sizes) for sizes in pairwise((len(highs), *WIDTHS)))
        self.moves, self.worth = nn.Linear(WIDTHS[-1], moves), nn.Linear(WIDTHS[-1], 1)

    def forward(self, codes: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        with torch.autocast("cuda", torch.bfloat16):
            held = codes.to(torch.bfloat16) * self.scale.to(torch.bfloat16)
            for layer in self.hidden:
                held = functional.relu(layer(held))
            logits, worth = self.moves(held), self.worth(held)
        return logits.float().masked_fill(masks == 0, -1e9), worth.float().squeeze(-1)

    def layers(self) -> list[tuple[np.ndarray, np.ndarray]]:
        """The weights from what is seen to the moves, for codes that are not scaled."""
        first, *others = self.hidden
        parts = [(first.weight * self.scale, first.bias)]
        parts += [(part.weight, part.bias) for part in (*others, self.moves)]
        return [(weight.detach().T.cpu().numpy(), bias.detach().cpu().numpy()) for weight, bias in parts]


def imitate(policy: Policy, seconds: float, seed: int) -> float:
    """Learn to play as the greedy bot does, in games in which every tenth move is any; how often it then agrees."""
    vectors = Vectors(GAME, 4096, seats=SEATS, cores=CORES, **VARIANT)
    vectors.reset(seed)
    advice, chance = Advice(vectors, seed), np.random.default_rng(seed)
    descent = torch.optim.AdamW(policy.parameters(), 1e-3)
    kept, begun = [], time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        slow(descent, 1e-3, spent / seconds)
        out, moves = vectors.arrays, advice.ask()
        kept.append(tuple(torch.as_tensor(part).cuda() for part in (out.codes, out.masks, moves)))
        any_move = (chance.random(out.masks.shape, np.float32) * out.masks).argmax(axis=1)
        vectors.step(np.where(chance.random(vectors.count) < 0.1, any_move, moves))
        del kept[: max(0, len(kept) - KEPT)]
        for pair in chance.integers(len(kept), size=(REUSE, 2)):
            codes, masks, wanted = (torch.cat(parts) for parts in zip(*(kept[index] for index in pair), strict=True))
            loss = functional.cross_entropy(policy(codes, masks)[0], wanted)
            descent.zero_grad()
            loss.backward()
            descent.step()
    return float((policy(codes, masks)[0].argmax(dim=1) == wanted).float().mean())


def slow(descent: torch.optim.Optimizer, rate: float, spent: float) -> None:
    """Learn by smaller steps the more of the time is spent."""
    for group in descent.param_groups:
        group["lr"] = rate * max(0.03, 1 - spent)


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
        self.codes = torch.zeros((*shape, self.seen.shape[1]), dtype=torch.int8, device="cuda")
        self.masks = torch.zeros((*shape, self.may.shape[1]), dtype=torch.int8, device="cuda")
        self.moves = torch.zeros(shape, dtype=torch.int64, device="cuda")
        self.logs, self.worths, self.gained, self.ended, self.turned = (
            torch.zeros(shape, device="cuda") for _ in range(5)
        )

    @torch.no_grad()
    def play(self, policy: Policy) -> tuple[torch.Tensor, torch.Tensor]:
        """Play on; return how much better each move was than expected, and what each position was worth."""
        rows = torch.arange(COUNT, device="cuda")
        for step in range(HORIZON):
            self.codes[step], self.masks[step] = by_game(self.seen), by_game(self.may)
            logits, self.worths[step] = policy(self.codes[step], self.masks[step])
            chosen = Choice(logits)
            self.moves[step] = chosen.sample()
            self.logs[step] = chosen.log_prob(self.moves[step])
            before = self.movers.clone()
            self.games.step(self.moves[step])
            self.gained[step] = 2 * self.rewards[before, rows] - self.dones
            self.ended[step] = self.dones
            self.turned[step] = torch.where(self.movers == before, 1.0, -1.0)
        _, last = policy(by_game(self.seen), by_game(self.may))
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


def by_game(tiles: torch.Tensor) -> torch.Tensor:
    """A row a game of what the GPU's vectors have in tiles, the numbers of each and of each number the games."""
    return tiles.transpose(1, 2).flatten(0, 1)


def improve(policy: Policy, descent: torch.optim.Optimizer, rollouts: Rollouts) -> None:
    """One round of PPO."""
    better, worth = (part.flatten() for part in rollouts.play(policy))
    codes, masks = rollouts.codes.flatten(0, 1), rollouts.masks.flatten(0, 1)
    moves, logs = rollouts.moves.flatten(), rollouts.logs.flatten()
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(moves), device="cuda").split(BATCH):
            logits, guessed = policy(codes[rows], masks[rows])
            chosen = Choice(logits)
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
    vectors = Against(GAME, count, opponents=opponent, seats=SEATS, cores=CORES, **VARIANT)
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
    agreed = imitate(policy, IMITATION * seconds, seed)
    print(f"agrees with greedy in {agreed:.1%}", flush=True)
    tell("imitation", 0)
    rollouts, rounds, due = Rollouts(seed), 0, TELLING
    warming = torch.optim.Adam(policy.worth.parameters(), 1e-3)
    descent = torch.optim.Adam(policy.parameters(), eps=1e-5)
    started, whole = time.perf_counter(), (1 - IMITATION) * seconds
    while (spent := time.perf_counter() - started) < whole:
        slow(descent, 3e-4, spent / whole)
        improve(policy, warming if rounds < WARMING else descent, rollouts)
        rounds += 1
        if spent > due:
            tell("self-play", rounds * COUNT * HORIZON)
            due += TELLING
    tell("self-play", rounds * COUNT * HORIZON)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("path", type=Path, help="the file of weights to write")
    parser.add_argument("curve", type=Path, help="the file of figures to write")
    parser.add_argument("--seconds", type=float, default=460, help="how long it learns (460)")
    parser.add_argument("--seed", type=int, default=1)
    main(**vars(parser.parse_args()))
