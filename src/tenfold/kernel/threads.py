"""A thread's own state on a GPU, which it plays on, and the tiles that the states of a warp are in between."""

from dataclasses import dataclass
from typing import Any, Self

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for what NumPy 2.5 has no longer
    vars(np)["row_stack"] = np.vstack
from numba import cuda
from numba.core import config

__all__ = ["BLOCK", "WARP", "Own", "config", "cuda", "tiles"]

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
        """Functions that copy a game of the tiles to a thread's own memory, many units under way at once, and back.

        Indices are unsigned: others are asked whether they are below 0.
        """
        unit, units, tile = self.unit, self.units, self.units * WARP
        batch = max(size for size in range(1, BATCH) if units % size == 0)
        one, row = np.uint64(1), np.uint64(WARP)

        @cuda.jit(device=True)
        def fetch(kept, index, mine):  # type: ignore[no-untyped-def]
            part = cuda.local.array(batch, unit)
            at, to = np.uint64(index // WARP * tile + index % WARP), np.uint64(0)
            for _ in range(units // batch):
                for number in range(batch):
                    part[number] = _load(kept, at)
                    at += row
                for number in range(batch):
                    mine[to] = part[number]
                    to += one

        @cuda.jit(device=True)
        def store(kept, index, mine):  # type: ignore[no-untyped-def]
            to, at = np.uint64(index // WARP * tile + index % WARP), np.uint64(0)
            for _ in range(units):
                kept[to] = mine[at]
                to += row
                at += one

        return fetch, store

    def carrying(self) -> tuple[Any, Any]:
        """Kernels that put what was dealt into the tiles, and write the states as records."""
        unit = self.unit
        fetch, store = self.moving()

        @cuda.jit
        def deal(kept, fresh, count):  # type: ignore[no-untyped-def]
            index = cuda.grid(1)
            if index < count:
                store(kept, index, fresh.view(unit))

        @cuda.jit
        def gather(kept, states):  # type: ignore[no-untyped-def]
            index = cuda.grid(1)
            if index < states.size:
                fetch(kept, index, states[index : index + 1].view(unit))

        return deal, gather


def tiles(count: int) -> int:
    """How many tiles so many games take: a warp's games each."""
    return -(-count // WARP)


def _load(array: Any, at: Any) -> Any:
    """A number of an array, past the first cache, in which a board should stay: here for the simulator."""
    return array[at]


if not config.ENABLE_CUDASIM:
    _load = cuda.ldcg
