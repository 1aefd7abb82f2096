"""Measuring games on a GPU: random play, and vectors with what is seen, beside pgx in the same run."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from statistics import median
from typing import Any

from tenfold import games
from tenfold.env import cuda
from tenfold.kernel.cuda import synchronize

GAMES, MOVES, STEPS, ROUNDS = 1 << 20, 500, 25, 6
SEATS = 2

PEERS = {"connect_four": 1 << 17, "leduc_holdem": 1 << 18, "sparrow_mahjong": 1 << 16, "backgammon": 1 << 14}
"""Games of pgx, each with a batch that suits it."""


@dataclass(frozen=True, slots=True)
class Speed:
    """How fast a game is played at random on a GPU: moves are chance's too, decisions those of seats alone."""

    moves_per_s: float
    decisions_per_s: float
    """With what is seen, the mask, the reward and new games written at each."""
    compile_s: float
    state_bytes: int
    code_bytes: int


def gpu() -> dict[str, Speed]:
    """Every game with two seats."""
    return {name: measure(name) for name in games.names()}


def measure(name: str, count: int = GAMES) -> Speed:
    """Measure a game; all rounds count together, since games that were dealt at once end about together."""
    begun = time.perf_counter()
    found = cuda.games(name, count, seats=SEATS)
    found.seed(1)
    found.deal()
    found.churn(MOVES)
    played = int(found.played.copy_to_host().sum())
    moves = _rate(partial(_again, found.churn, MOVES), ROUNDS * played)
    vectors = cuda.games(name, 2 * count, seats=SEATS)
    vectors.seed(1)
    vectors.reset()

    def steps(count: int = ROUNDS * STEPS) -> None:
        for _ in range(count):
            vectors.step(vectors.choose())

    steps(STEPS)
    synchronize()
    took = time.perf_counter() - begun
    decisions = _rate(steps, ROUNDS * STEPS * vectors.count)
    return Speed(moves, decisions, took, games.get(name).state.itemsize, vectors.codes.shape[0])


def _again(work: Callable[[int], None], given: int) -> None:
    for _ in range(ROUNDS):
        work(given)


def _rate(work: Callable[[], None], count: int) -> float:
    synchronize()
    begun = time.perf_counter()
    work()
    synchronize()
    return count / (time.perf_counter() - begun)


def peers() -> dict[str, float]:
    """Moves a second of pgx's games at random, with what is seen and the mask; none where it is not installed."""
    try:
        import jax
        import pgx
    except ImportError:
        return {}
    return {name: _peer(jax, pgx.make(name), batch) for name, batch in PEERS.items()}


def _peer(jax: Any, env: Any, batch: int) -> float:
    def one(state: Any, key: Any) -> Any:
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        move = jax.random.categorical(key, logits)
        after = env.step(state, move, jax.random.fold_in(key, 1))
        fresh = env.init(jax.random.fold_in(key, 2))
        return jax.tree_util.tree_map(
            lambda new, old: jax.numpy.where(after.terminated | after.truncated, new, old), fresh, after
        )

    def many(states: Any, key: Any) -> Any:
        def body(index: Any, kept: Any) -> Any:
            return jax.vmap(one)(kept, jax.random.split(jax.random.fold_in(key, index), batch))

        return jax.lax.fori_loop(0, STEPS, body, states)

    run = jax.jit(many)
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), batch))
    states = jax.block_until_ready(run(states, jax.random.PRNGKey(1)))
    rates = []
    for index in range(ROUNDS):
        begun = time.perf_counter()
        states = jax.block_until_ready(run(states, jax.random.PRNGKey(2 + index)))
        rates.append(batch * STEPS / (time.perf_counter() - begun))
    return median(rates)
