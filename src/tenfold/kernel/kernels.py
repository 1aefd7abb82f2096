"""The GPU kernels for one layout of states. They run the rules unchanged, one game per thread."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from types import FunctionType
from typing import Any

import numpy as np

from tenfold.kernel import play, vector
from tenfold.kernel.compiled import Generic, find
from tenfold.kernel.contract import CHANCE, OVER
from tenfold.kernel.gpu_memory import WARP, ThreadState, config, cuda

PLAYED, STEPPED = 256, 1024
"""The largest states, in bytes, that are kept in shared memory: for random play, where local memory
allows more threads and soon wins, and for vector steps.
"""

REGISTERS = 48
"""The register limit of a thread whose state is in local memory. It allows more threads."""

WIDE = 8
"""How many bytes of an observation are cleared by one store."""

TOGETHER = 8
"""How many entries of a mask are read together."""

GUESSES = 8
"""How many random moves a thread tries before the other threads of its warp continue."""


@dataclass(frozen=True, slots=True)
class Kernels:
    """The kernels of one layout, their number of threads per block, and the units by which states
    are copied.
    """

    threads: int
    unit: Any
    units: int
    deal: Any
    gather: Any
    step: Any
    choose: Any
    play: Any


@cache
def kernels(kind: np.dtype[np.void]) -> Kernels:
    """Return the kernels for states of a layout."""
    memory, playing = ThreadState.for_layout(kind, STEPPED), ThreadState.for_layout(kind, PLAYED)
    made = {vector.renew.py_func: memory.renewing()}  # type: ignore[attr-defined]  # a dispatcher's own attribute

    def device(function: Any) -> Any:
        return _on_device(function, kind, made)

    made_of = (
        *memory.carrying(),
        _stepping(memory, device),
        _choosing(device(play.below)),
        _playing(playing, device),
    )
    return Kernels(memory.threads, memory.unit, memory.units, *made_of)


def _stepping(memory: ThreadState, device: Callable[[Any], Any]) -> Any:
    """Return the kernel of `step`. With `anew` it restarts all games, as `reset` does."""
    record, unit, units, pitch = memory.kind, memory.unit, memory.units, memory.pitch
    room = memory.threads * memory.pitch or 1
    fetch, store = memory.moving()
    advance, mark, show = _advancing(device), device(play.mark), device(vector.show)

    @cuda.jit(device=True)
    def clear(words, tile, lane, rows):  # type: ignore[no-untyped-def]  # Numba infers the types
        size = rows * (WARP // WIDE)
        at, end = np.uint64(tile * size + lane), np.uint64(min((tile + 1) * size, words.size))
        while at < end:
            words[at] = 0
            at += np.uint64(WARP)

    @cuda.jit
    def step(  # type: ignore[no-untyped-def]  # Numba infers the types
        boards,
        kept,
        fresh,
        rngs,
        moves,
        kind,
        anew,
        words,
        marks,
        codes,
        masks,
        rewards,
        dones,
        movers,
        refused,
    ):
        index, board, seat = cuda.grid(1), boards[0], 0
        tile, lane = index // WARP, index % WARP
        if pitch:
            start = cuda.threadIdx.x * pitch
            mine = cuda.shared.array(room, unit)[start : start + units]
        else:
            mine = cuda.local.array(units, unit)
        game = mine.view(record)
        if index < movers.size:
            fetch(kept, index, mine)
            end = 0 if anew else masks.shape[1]
            seat = advance(
                board, game, index, fresh, rngs, moves, end, kind, rewards, dones, movers, refused
            )
            store(kept, index, mine)
        clear(marks, tile, lane, masks.shape[1])
        clear(words, tile, lane, codes.shape[1])
        cuda.syncthreads()
        if index < movers.size:
            mark(board, game[0], seat, masks[tile, :, lane])
            show(board, game[0], seat, codes[tile, :, lane])

    return step


def _advancing(device: Callable[[Any], Any]) -> Any:
    """Return the device function that makes a move, or restarts the game if `end` is 0. It returns
    who is to move.
    """
    begin, make, gain, why_not = (
        device(each) for each in (vector.begin, vector.make, vector.gain, play.why_not)
    )

    @cuda.jit(device=True)
    def advance(board, game, index, fresh, rngs, moves, end, kind, rewards, dones, movers, refused):  # type: ignore[no-untyped-def]  # Numba infers the types
        rng = cuda.local.array(1, np.uint64)
        rng[0], seat, move, done = rngs[index, 0], movers[index], moves[index], 0
        if end == 0:
            rewards[:, index] = 0
            seat = begin(board, game, 0, fresh, rng)
        elif move < 0 or move >= end or why_not(board, game[0], seat, move) != 0:
            rewards[:, index] = 0
            cuda.atomic.add(refused, 0, 1)
        else:
            seat = make(board, game[0], seat, move, rng)
            gain(board, game[0], seat, kind, rewards[:, index])
            if seat == OVER:
                done = 1
                seat = begin(board, game, 0, fresh, rng)
        rngs[index, 0], movers[index], dones[index] = rng[0], seat, done
        return seat

    return advance


def _choosing(below: Any) -> Any:
    """Return the kernel of `choose`, which counts the legal moves in groups that are read
    together.
    """

    @cuda.jit(device=True)
    def count(mask, move):  # type: ignore[no-untyped-def]  # Numba infers the types
        found, at, end = 0, np.uint64(move), np.uint64(mask.size)
        if at + np.uint64(TOGETHER) <= end:
            for number in range(TOGETHER):
                found += mask[at + np.uint64(number)]
        else:
            while at < end:
                found += mask[at]
                at += np.uint64(1)
        return found

    @cuda.jit
    def choose(masks, rngs, moves):  # type: ignore[no-untyped-def]  # Numba infers the types
        index = cuda.grid(1)
        if index < moves.size:
            rng, mask = cuda.local.array(1, np.uint64), masks[index // WARP, :, index % WARP]
            rng[0] = rngs[index, 0]
            legal = 0
            for move in range(0, mask.size, TOGETHER):
                legal += count(mask, move)
            left, move = below(rng, legal), 0
            here = count(mask, move)
            while left >= here:
                left -= here
                move += TOGETHER
                here = count(mask, move)
            while left > 0 or mask[move] == 0:
                left -= mask[move]
                move += 1
            moves[index], rngs[index, 0] = move, rng[0]

    return choose


def _playing(memory: ThreadState, device: Callable[[Any], Any]) -> Any:
    """Return the kernel of random play, which repeats what `play.step` does.

    The threads of a warp wait for each other. A thread that has not found a legal move after a few
    tries therefore continues in the next round, while the others make their next moves.
    """
    record, unit, units, pitch = memory.kind, memory.unit, memory.units, memory.pitch
    room = memory.threads * memory.pitch or 1
    fetch, store = memory.moving()
    mover, ways, apply, below = (
        device(getattr(play, name)) for name in ("mover", "ways", "apply", "below")
    )
    guess, count_out, renew, tries = (
        device(play.guess),
        device(play.count_out),
        device(vector.renew),
        play.TRIES,
    )

    @_registers(0 if pitch else REGISTERS)
    def play_on(boards, kept, fresh, rngs, limit, anew, played):  # type: ignore[no-untyped-def]  # Numba infers the types
        index, board = cuda.grid(1), boards[0]
        if index < played.size:
            if pitch:
                start = cuda.threadIdx.x * pitch
                mine = cuda.shared.array(room, unit)[start : start + units]
            else:
                start = min(
                    anew, 0
                )  # 0, but opaque to the compiler, which would otherwise unroll the copy loops
                mine = cuda.local.array(units, unit)[start : start + units]
            game, rng = mine.view(record), cuda.local.array(1, np.uint64)
            fetch(kept, index, mine)
            rng[0] = rngs[index, 0]
            made = tried = 0
            while made < limit:
                seat = mover(board, game[0])
                if seat == CHANCE:
                    apply(board, game[0], CHANCE, below(rng, ways(board, game[0])))
                    made += 1
                    seat = mover(board, game[0]) if made < limit else CHANCE
                if seat >= 0:
                    move = guess(board, game[0], seat, rng, GUESSES)
                    tried += GUESSES
                    if move < 0 and tried >= tries:
                        move = count_out(board, game[0], seat, rng)
                    if move >= 0:
                        apply(board, game[0], seat, move)
                        made += 1
                        tried = 0
                elif seat == OVER:
                    if not anew:
                        break
                    renew(game, 0, fresh)
            played[index], rngs[index, 0] = made, rng[0]
            store(kept, index, mine)

    return play_on


def _registers(most: int) -> Callable[[Any], Any]:
    """Return the decorator of a kernel with at most that many registers per thread; 0 means no
    limit.
    """
    simulated: Callable[[Any], Any] = cuda.jit
    return cuda.jit(max_registers=most) if most and not config.ENABLE_CUDASIM else simulated


def _on_device(function: Any, kind: np.dtype[np.void], made: dict[FunctionType, Any]) -> Any:
    """Return a compiled function for the GPU: its source, with generic functions replaced by those
    of the layout.
    """
    if isinstance(function, Generic):
        function = find(function.name, kind.names or ())
    plain: FunctionType = function.py_func
    if plain not in made:
        scope = dict(plain.__globals__)
        for name in set(plain.__code__.co_names) & scope.keys():
            if isinstance(scope[name], Generic) or hasattr(scope[name], "py_func"):
                scope[name] = _on_device(scope[name], kind, made)
        own: Callable[..., Any] = FunctionType(
            plain.__code__, scope, plain.__name__, plain.__defaults__
        )
        made[plain] = cuda.jit(device=True)(own)
    return made[plain]
