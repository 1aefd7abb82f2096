"""The memory of a GPU thread for its game's state while it plays, and the tiles of states between
kernels.
"""

from dataclasses import dataclass
from typing import Any, Self

import numpy as np
from numba.core import config

from tenfold.extras import extra

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for what NumPy 2.5 has no longer
    vars(np)["row_stack"] = np.vstack
with extra("cuda", "a GPU"):
    import numba_cuda  # noqa: F401  Numba has a numba.cuda of its own, which lacks what is used here.
    from numba import cuda

__all__ = ["BLOCK", "WARP", "ThreadState", "config", "cuda", "tiles"]

BLOCK, WARP = 64, 32
"""The maximal number of threads in a block, and the number of threads in a warp."""

SHARED, WORD = 48 * 1024, 4
"""The size of a block's shared memory and of a word in it, in bytes."""

UNITS = {4: np.uint32, 2: np.uint16, 1: np.uint8}
"""The integer types by which states are copied, by their size in bytes."""

BATCH = 48
"""A bound on the number of loads that a thread has in flight."""


@dataclass(frozen=True, slots=True)
class ThreadState:
    """The memory of a thread's game state, copied unit by unit: a whole record would take hundreds
    of registers.

    A small state is in the block's shared memory, at an odd distance in words from the next one, so
    that threads that read the same field hit different banks. A larger one is in local memory,
    which the hardware interleaves.
    """

    kind: np.dtype[np.void]
    threads: int
    unit: Any
    units: int
    pitch: int
    """The distance between two threads' states in shared memory, in units; 0 if the state is in
    local memory.
    """

    @classmethod
    def for_layout(cls, kind: np.dtype[np.void], most: int) -> Self:
        """Return the memory for states of a layout: shared memory if a state has at most `most`
        bytes.
        """
        size = next(size for size in UNITS if kind.itemsize % size == 0)
        words = -(-kind.itemsize // WORD) | 1 if kind.itemsize <= most else 0
        room = SHARED // (WORD * words) if words else BLOCK
        return cls(
            kind,
            min(BLOCK, room // WARP * WARP),
            UNITS[size],
            kind.itemsize // size,
            WORD * words // size,
        )

    def renewing(self) -> Any:
        """Return `vector.renew` for the GPU."""
        unit, units = self.unit, self.units

        @cuda.jit(device=True)
        def renew(states, index, fresh):  # type: ignore[no-untyped-def]  # Numba infers the types
            old, new = states[index : index + 1].view(unit), fresh.view(unit)
            for at in range(units):
                old[at] = new[at]

        return renew

    def moving(self) -> tuple[Any, Any]:
        """Return functions that copy a state from the tiles to a thread's memory, with many loads
        in flight, and back.

        Indices are unsigned, which saves the check for negative ones.
        """
        unit, units, tile = self.unit, self.units, self.units * WARP
        batch = max(size for size in range(1, BATCH) if units % size == 0)
        one, row = np.uint64(1), np.uint64(WARP)

        @cuda.jit(device=True)
        def fetch(kept, index, mine):  # type: ignore[no-untyped-def]  # Numba infers the types
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
        def store(kept, index, mine):  # type: ignore[no-untyped-def]  # Numba infers the types
            to, at = np.uint64(index // WARP * tile + index % WARP), np.uint64(0)
            for _ in range(units):
                kept[to] = mine[at]
                to += row
                at += one

        return fetch, store

    def carrying(self) -> tuple[Any, Any]:
        """Return kernels that write a dealt state to all tiles, and that copy the states from the
        tiles to records.
        """
        unit = self.unit
        fetch, store = self.moving()

        @cuda.jit
        def deal(kept, fresh, count):  # type: ignore[no-untyped-def]  # Numba infers the types
            index = cuda.grid(1)
            if index < count:
                store(kept, index, fresh.view(unit))

        @cuda.jit
        def gather(kept, states):  # type: ignore[no-untyped-def]  # Numba infers the types
            index = cuda.grid(1)
            if index < states.size:
                fetch(kept, index, states[index : index + 1].view(unit))

        return deal, gather


def tiles(count: int) -> int:
    """Return the number of tiles for a number of games. A tile holds the games of one warp."""
    return -(-count // WARP)


def _load(array: Any, at: Any) -> Any:
    """Read an element without caching it in L1, which is left to the board. This version is for the
    simulator.
    """
    return array[at]


if not config.ENABLE_CUDASIM:
    _load = cuda.ldcg
