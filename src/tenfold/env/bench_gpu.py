"""Measuring games on a GPU: random play, and vectors with what is seen, beside pgx in the
same run.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from statistics import median
from types import ModuleType
from typing import Any, TypeAlias

from tenfold import games
from tenfold.env import cuda
from tenfold.kernel.cuda import synchronize

GAMES = 1 << 20
MOVES = 500  # random moves per game
STEPS = 25  # steps with observations
ROUNDS = 6
SEATS = 2

PEERS = "connect_four", "leduc_holdem", "sparrow_mahjong", "backgammon"
"""Games of pgx."""

Traced: TypeAlias = Any
"""A value of JAX: an array, a key, or a tree of them."""

BATCHES = [1 << power for power in range(15, 23)]
"""How many games of pgx at once are tried, until more are no faster."""


@dataclass(frozen=True, slots=True)
class Peer:
    """How fast a game of pgx is played at random, and with how many games at once."""

    moves_per_s: float
    batch: int


@dataclass(frozen=True, slots=True)
class Speed:
    """The speed of random play on a GPU. Moves include those of chance, decisions are those of
    seats.
    """

    moves_per_s: float
    decisions_per_s: float
    """Decisions per second, each with observation, mask, reward and restart."""
    compile_s: float
    state_bytes: int
    code_bytes: int


def gpu() -> Iterator[tuple[str, Speed]]:
    """Every game with two seats, one after the other."""
    for name in games.names():
        yield name, measure(name)


def measure(name: str, count: int = GAMES) -> Speed:
    """Measure a game; all rounds count together, since games that were dealt at once end about
    together.
    """
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
    return Speed(moves, decisions, took, games.get(name).state.itemsize, vectors.codes.shape[1])


def _again(work: Callable[[int], None], given: int) -> None:
    for _ in range(ROUNDS):
        work(given)


def _rate(work: Callable[[], None], count: int) -> float:
    synchronize()
    begun = time.perf_counter()
    work()
    synchronize()
    return count / (time.perf_counter() - begun)


def peers() -> Iterator[tuple[str, Peer]]:
    """Games of pgx at random, each with the batch that suits it best; none where it is not
    installed.
    """
    try:
        import jax
        import pgx
    except ImportError:
        return
    for name in PEERS:
        yield name, _best(jax, pgx.make(name))


def _best(jax: ModuleType, env: Traced) -> Peer:
    best = Peer(0.0, 0)
    for batch in BATCHES:
        try:
            found = Peer(_peer(jax, env, batch), batch)
        except jax.errors.JaxRuntimeError:  # more games than there is memory for
            break
        if found.moves_per_s < best.moves_per_s:
            break
        best = found
    return best


def _peer(jax: ModuleType, env: Traced, batch: int) -> float:
    """Moves a second, with what is seen and the mask; instead of a game that is over comes one that
    was dealt before, since to deal at every move, as pgx has it, takes longer than the move.
    """

    def one(state: Traced, fresh: Traced, key: Traced) -> Traced:
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        draw, chance = jax.random.split(key)
        after = env.step(state, jax.random.categorical(draw, logits), chance)
        over = after.terminated | after.truncated
        return jax.tree_util.tree_map(
            lambda new, old: jax.numpy.where(over, new, old), fresh, after
        )

    def many(states: Traced, fresh: Traced, key: Traced) -> Traced:
        def body(index: Traced, kept: Traced) -> Traced:
            return jax.vmap(one)(
                kept, fresh, jax.random.split(jax.random.fold_in(key, index), batch)
            )

        return jax.lax.fori_loop(0, STEPS, body, states)

    run = jax.jit(many)
    keys = iter(jax.random.split(jax.random.PRNGKey(0), ROUNDS + 2))
    fresh = jax.jit(jax.vmap(env.init))(jax.random.split(next(keys), batch))
    states = jax.block_until_ready(run(fresh, fresh, next(keys)))
    rates = []
    for key in keys:
        begun = time.perf_counter()
        states = jax.block_until_ready(run(states, fresh, key))
        rates.append(batch * STEPS / (time.perf_counter() - begun))
    return median(rates)
