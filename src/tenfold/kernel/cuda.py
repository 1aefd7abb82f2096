"""Games on a GPU, a game a thread: the rules as they stand, with states, codes, masks and rewards in its memory.

Codes and masks lie there a number a row and a game a column, so that neighbouring threads write to neighbouring bytes.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from types import FunctionType
from typing import Any

import numba
import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for what NumPy 2.5 has no longer
    np.row_stack = np.vstack
from numba import cuda
from numba.core import config

from tenfold.kernel import play, vector
from tenfold.kernel.compiled import Generic, find
from tenfold.kernel.contract import OVER
from tenfold.kernel.layout import Array, Flat, blank

config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a few games are few threads, as they were asked for

BLOCK = 128
"""How many threads a block has."""


class Games:
    """So many games of one kind in the memory of a GPU, all from one deal; PyTorch and JAX read the arrays as they are.

    `step` makes a move in each and writes what follows; a game that is over begins anew at once.
    """

    def __init__(self, board: Flat, dealt: Flat, count: int, *, codes: int, kind: int = vector.SHARES) -> None:
        moves, seats = int(play.moves(board, dealt)), int(dealt["seats"])
        self.count, self.kind, self._kernels = count, kind, _kernels(dealt.dtype)
        self._boards, self._fresh = cuda.to_device(_alone(board)), cuda.to_device(_alone(dealt))
        self.states = cuda.to_device(blank(dealt.dtype, count))
        self.rngs = cuda.to_device(play.seeded(None, count))
        self.codes = cuda.device_array((codes, count), np.int8)
        self.masks = cuda.device_array((moves, count), np.int8)
        self.rewards = cuda.to_device(np.zeros((seats, count), np.float32))
        self.dones = cuda.to_device(np.zeros(count, np.int8))
        self.movers = cuda.to_device(np.zeros(count, np.int64))
        self.moves = cuda.to_device(np.zeros(count, np.int64))
        """What `choose` writes: a legal move of each game."""
        self.played = cuda.to_device(np.zeros(count, np.int64))
        """How many moves, chance's too, the last `playout` or `churn` made in each game."""
        self._refused = cuda.to_device(np.zeros(1, np.int64))

    @property
    def refused(self) -> int:
        """How many moves were not legal since the last reset: each left its game as it was."""
        return int(self._refused.copy_to_host()[0])

    def seed(self, seed: int) -> None:
        """Give each game the generator that it has on a CPU by the same seed."""
        self.rngs.copy_to_device(play.seeded(seed, self.count))

    def deal(self) -> None:
        """Put every game back to the deal, before chance's first way."""
        self._run(self._kernels.deal, self.states, self._fresh)

    def reset(self) -> None:
        """Begin every game, and write what whoever is to move sees, and may do."""
        self._refused.copy_to_device(np.zeros(1, np.int64))
        self._run(
            self._kernels.start,
            self._boards,
            self.states,
            self._fresh,
            self.rngs,
            self.codes,
            self.masks,
            self.rewards,
            self.dones,
            self.movers,
        )

    def step(self, moves: Any) -> None:
        """Make a move in every game: int64 numbers in the GPU's memory, as a tensor or an array of anybody's."""
        self._run(
            self._kernels.step,
            self._boards,
            self.states,
            self._fresh,
            self.rngs,
            moves,
            self.kind,
            self.codes,
            self.masks,
            self.rewards,
            self.dones,
            self.movers,
            self._refused,
        )

    def choose(self) -> Any:
        """A legal move of each game at random, by its generator."""
        self._run(self._kernels.choose, self.masks, self.rngs, self.moves)
        return self.moves

    def playout(self, limit: int) -> None:
        """Play every game on at random until it is over or `limit` moves are made; `played` says how many."""
        self._run(self._kernels.playout, self._boards, self.states, self.rngs, limit, self.played)

    def churn(self, limit: int) -> None:
        """Make `limit` random moves in every game; one that is over begins anew."""
        self._run(self._kernels.churn, self._boards, self.states, self._fresh, self.rngs, limit, self.played)

    def _run(self, kernel: Any, *arguments: Any) -> None:
        kernel[-(-self.count // BLOCK), min(BLOCK, self.count)](*arguments)


def synchronize() -> None:
    """Wait until the GPU has done all that it was asked."""
    cuda.synchronize()


@dataclass(frozen=True, slots=True)
class Kernels:
    """What runs on the GPU, for one layout of states."""

    deal: Any
    start: Any
    step: Any
    choose: Any
    playout: Any
    churn: Any


@cache
def _kernels(kind: np.dtype[np.void]) -> Kernels:
    """The kernels for states of a layout. Each thread works on its own copy of a state, in its local memory."""
    record = kind if config.ENABLE_CUDASIM else numba.from_dtype(kind)
    word = np.uint64 if config.ENABLE_CUDASIM else numba.uint64
    made: dict[FunctionType, Any] = {}

    def device(function: Any) -> Any:
        return _on_device(function, kind, made)

    run, random_step, below = device(play.playout), device(play.step), device(play.below)
    begin, make, gain, look = (device(getattr(vector, name)) for name in ("begin", "make", "gain", "look"))
    why_not = device(play.why_not)

    @cuda.jit
    def deal(states, fresh):  # type: ignore[no-untyped-def]
        index = cuda.grid(1)
        if index < states.shape[0]:
            states[index] = fresh[0]

    @cuda.jit
    def start(boards, states, fresh, rngs, codes, masks, rewards, dones, movers):  # type: ignore[no-untyped-def]
        index = cuda.grid(1)
        if index < states.shape[0]:
            own, spare = cuda.local.array(1, record), cuda.local.array(1, record)
            rng = cuda.local.array(1, word)
            rng[0] = rngs[index, 0]
            seat = begin(boards[0], own, 0, fresh, rng)
            look(boards[0], own, 0, seat, spare, codes[:, index], masks[:, index])
            rewards[:, index] = 0
            dones[index] = 0
            movers[index] = seat
            states[index] = own[0]
            rngs[index, 0] = rng[0]

    @cuda.jit
    def step(  # type: ignore[no-untyped-def]
        boards, states, fresh, rngs, moves, kind, codes, masks, rewards, dones, movers, refused
    ):
        index = cuda.grid(1)
        if index < states.shape[0]:
            own, spare = cuda.local.array(1, record), cuda.local.array(1, record)
            rng = cuda.local.array(1, word)
            own[0] = states[index]
            rng[0] = rngs[index, 0]
            seat, move = movers[index], moves[index]
            dones[index] = 0
            if move < 0 or move >= masks.shape[0] or why_not(boards[0], own[0], seat, move) != 0:
                cuda.atomic.add(refused, 0, 1)
                rewards[:, index] = 0
            else:
                seat = make(boards[0], own[0], seat, move, rng)
                gain(boards[0], own[0], seat, kind, rewards[:, index])
                if seat == OVER:
                    dones[index] = 1
                    seat = begin(boards[0], own, 0, fresh, rng)
                look(boards[0], own, 0, seat, spare, codes[:, index], masks[:, index])
            movers[index] = seat
            states[index] = own[0]
            rngs[index, 0] = rng[0]

    @cuda.jit
    def choose(masks, rngs, moves):  # type: ignore[no-untyped-def]
        index = cuda.grid(1)
        if index < moves.shape[0]:
            rng = cuda.local.array(1, word)
            rng[0] = rngs[index, 0]
            count = 0
            for move in range(masks.shape[0]):
                count += masks[move, index]
            left = below(rng, count)
            for move in range(masks.shape[0]):
                if masks[move, index]:
                    if left == 0:
                        moves[index] = move
                    left -= 1
            rngs[index, 0] = rng[0]

    @cuda.jit
    def playout(boards, states, rngs, limit, played):  # type: ignore[no-untyped-def]
        index = cuda.grid(1)
        if index < states.shape[0]:
            own, rng = cuda.local.array(1, record), cuda.local.array(1, word)
            own[0] = states[index]
            rng[0] = rngs[index, 0]
            played[index] = run(boards[0], own[0], rng, limit)
            states[index] = own[0]
            rngs[index, 0] = rng[0]

    @cuda.jit
    def churn(boards, states, fresh, rngs, limit, played):  # type: ignore[no-untyped-def]
        index = cuda.grid(1)
        if index < states.shape[0]:
            own, rng = cuda.local.array(1, record), cuda.local.array(1, word)
            own[0] = states[index]
            rng[0] = rngs[index, 0]
            made = 0
            for _ in range(limit):
                if random_step(boards[0], own[0], rng):
                    made += 1
                else:
                    own[0] = fresh[0]
            played[index] = made
            states[index] = own[0]
            rngs[index, 0] = rng[0]

    return Kernels(deal, start, step, choose, playout, churn)


def _on_device(function: Any, kind: np.dtype[np.void], made: dict[FunctionType, Any]) -> Any:
    """A compiled function for the GPU: its own source, in which what is for any game is the one of this layout's."""
    if isinstance(function, Generic):
        function = find(function.name, kind.names or ())
    plain: FunctionType = function.py_func
    if plain not in made:
        scope = dict(plain.__globals__)
        for name in set(plain.__code__.co_names) & scope.keys():
            if isinstance(scope[name], Generic) or hasattr(scope[name], "py_func"):
                scope[name] = _on_device(scope[name], kind, made)
        own: Callable[..., Any] = FunctionType(plain.__code__, scope, plain.__name__, plain.__defaults__)
        made[plain] = cuda.jit(device=True)(own)
    return made[plain]


def _alone(record: Flat) -> Array:
    """A record as an array of one."""
    alone = blank(record.dtype, 1)
    alone[0] = record
    return alone
