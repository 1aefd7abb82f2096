"""A thread's own state on a GPU, which it plays on, and the columns of words that states are in between."""

from dataclasses import dataclass
from typing import Any, Self

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for what NumPy 2.5 has no longer
    vars(np)["row_stack"] = np.vstack
from numba import cuda
from numba.core import config

__all__ = ["BLOCK", "Own", "config", "cuda"]

BLOCK, WARP = 64, 32
"""How many threads a block has at most, and how many go on together."""

SHARED, WORD = 48 * 1024, 4
"""The bytes of a block's shared memory, and of a word in it."""

UNITS = {4: np.uint32, 2: np.uint16, 1: np.uint8}
"""What states are copied by."""

BATCH = 48
"""Fewer units than that are under way at once."""


@dataclass(frozen=True, slots=True)
class Own:
    """How a thread has its own state, unit by unit: a whole record would go through hundreds of registers.

    A small one is in its block's shared memory, an odd number of words from the next, so that threads that read the
    same field reach different banks; others are in the thread's local memory, which the hardware interleaves.
    """

    kind: np.dtype[np.void]
    threads: int
    unit: Any
    units: int
    pitch: int
    """How many units of shared memory a thread has; 0 where the state is in local memory."""

    @classmethod
    def of(cls, kind: np.dtype[np.void], most: int) -> Self:
        size = next(size for size in UNITS if kind.itemsize % size == 0)
        words = -(-kind.itemsize // WORD) | 1 if kind.itemsize <= most else 0
        room = SHARED // (WORD * words) if words else BLOCK
        return cls(kind, min(BLOCK, room // WARP * WARP), UNITS[size], kind.itemsize // size, WORD * words // size)

    def renewing(self) -> Any:
        """`vector.renew` for the GPU."""
        unit, units = self.unit, self.units

        @cuda.jit(device=True)
        def renew(states, index, fresh):  # type: ignore[no-untyped-def]
            old, new = states[index : index + 1].view(unit), fresh.view(unit)
            for at in range(units):
                old[at] = new[at]

        return renew

    def moving(self) -> tuple[Any, Any]:
        """Functions that copy a column to a thread's own memory, many units under way at once, and back.

        Indices are unsigned: others are asked whether they are below 0.
        """
        unit, units = self.unit, self.units
        batch = max(size for size in range(1, BATCH) if units % size == 0)

        @cuda.jit(device=True)
        def fetch(columns, index, mine):  # type: ignore[no-untyped-def]
            part = cuda.local.array(batch, unit)
            at, to, one, games = np.uint64(index), np.uint64(0), np.uint64(1), np.uint64(columns.size // units)
            for _ in range(units // batch):
                for number in range(batch):
                    part[number] = _load(columns, at)
                    at += games
                for number in range(batch):
                    mine[to] = part[number]
                    to += one

        @cuda.jit(device=True)
        def store(columns, index, mine):  # type: ignore[no-untyped-def]
            to, at, one, games = np.uint64(index), np.uint64(0), np.uint64(1), np.uint64(columns.size // units)
            for _ in range(units):
                columns[to] = mine[at]
                to += games
                at += one

        return fetch, store

    def carrying(self) -> tuple[Any, Any]:
        """Kernels that put what was dealt into the columns of the states, and write the states as records."""
        unit, units = self.unit, self.units
        fetch, store = self.moving()

        @cuda.jit
        def deal(columns, fresh):  # type: ignore[no-untyped-def]
            index, games = cuda.grid(1), columns.size // units
            if index < games:
                store(columns, index, fresh.view(unit))

        @cuda.jit
        def gather(columns, states):  # type: ignore[no-untyped-def]
            index = cuda.grid(1)
            if index < states.size:
                fetch(columns, index, states[index : index + 1].view(unit))

        return deal, gather


def _load(array: Any, at: Any) -> Any:
    """A number of an array, past the first cache, in which a board should stay: here for the simulator."""
    return array[at]


if not config.ENABLE_CUDASIM:
    _load = cuda.ldcg
