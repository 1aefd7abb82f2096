"""What can be done with any game's rules: list legal moves, play at random, play many games at
once.
"""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import numpy as np

from tenfold.kernel.compiled import compiled, generic, inlined
from tenfold.kernel.contract import CHANCE, OVER
from tenfold.kernel.layout import Array, Flat, as_i64

mover, active, ways, moves, span = (
    generic(name) for name in ("mover", "active", "ways", "moves", "span")
)
why_not, apply, view, fill = (generic(name) for name in ("why_not", "apply", "view", "fill"))
scores, shares, encode = (generic(name) for name in ("scores", "shares", "encode"))
"""The functions of the contract, dispatched by the family of the state."""

TRIES = 128
"""How many random moves `pick` tries before it counts the legal ones."""

WORD = 62
"""How many moves fit into the bit set that `legal_bits` returns."""


def seeded(seed: int | Sequence[int] | None, count: int) -> Array:
    """Return generators for `below`, as an array of one u64 each. They depend on the seed alone."""
    words = np.random.SeedSequence(seed).generate_state(count, np.uint64)
    return np.where(words == 0, np.uint64(1), words).reshape(count, 1)


@compiled
def below(rng: Array, bound: int) -> int:
    """Return a random number in 0..bound-1 from the caller's generator. Rules have no generator of
    their own.
    """
    x = rng[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    rng[0] = x
    return as_i64(((x >> np.uint64(32)) * np.uint64(bound)) >> np.uint64(32))


@compiled
def attempt(board: Flat, state: Flat, seat: int, move: int) -> int:
    """Make a seat's move if it is legal. Returns the rule that refuses it, or 0; a refused move
    changes nothing.
    """
    refused = why_not(board, state, seat, move)
    if refused == 0:
        apply(board, state, seat, move)
    return refused


@compiled
def legal(board: Flat, state: Flat, seat: int, out: Array) -> int:
    """Write a seat's legal moves to `out` in ascending order. Returns how many there are."""
    found = 0
    first, end = span(board, state)
    for move in range(first, end):
        if why_not(board, state, seat, move) == 0:
            out[found] = move
            found += 1
    return found


@inlined
def _tried(board: Flat, state: Flat, seat: int, first: int, count: int) -> int:
    """Return the bit set of the legal ones among `count` moves from `first` on.

    A bit set is twice as fast as writing the moves one by one: after each store the compiler would
    reload the state.
    """
    found = 0
    for index in range(count):
        if why_not(board, state, seat, first + index) == 0:
            found |= 1 << index
    return found


legal_bits = generic("legal_bits", _tried)


@inlined
def mask(board: Flat, state: Flat, seat: int, out: Array) -> None:
    """Write 1 for each move number that is legal for a seat, and 0 for the others."""
    out[:] = 0
    mark(board, state, seat, out)


@inlined
def mark(board: Flat, state: Flat, seat: int, out: Array) -> None:
    """Write 1 for each move number that is legal for a seat; `out` must be zero before."""
    first, end = span(board, state)
    while first < end:
        part = out[first : min(end, first + WORD)]
        found = legal_bits(board, state, seat, first, part.size)
        for index in range(part.size):
            part[index] = (found >> index) & 1
        first += WORD


@compiled
def pick(board: Flat, state: Flat, seat: int, rng: Array) -> int:
    """Return a random legal move of a seat, uniformly, or -1 if it has none."""
    first, end = span(board, state)
    for _ in range(TRIES):
        move = first + below(rng, end - first)
        if why_not(board, state, seat, move) == 0:
            return move
    return count_out(board, state, seat, rng)


@compiled
def guess(board: Flat, state: Flat, seat: int, rng: Array, tries: int) -> int:
    """Return a random legal move found by rejection sampling, or -1 after `tries` failures.

    `pick` repeats these lines, since calling this function from there is slower.
    """
    first, end = span(board, state)
    for _ in range(tries):
        move = first + below(rng, end - first)
        if why_not(board, state, seat, move) == 0:
            return move
    return -1


@compiled
def count_out(board: Flat, state: Flat, seat: int, rng: Array) -> int:
    """Return a random legal move of a seat by counting the legal ones first, or -1 if it
    has none.
    """
    first, end = span(board, state)
    count = 0
    for move in range(first, end):
        count += why_not(board, state, seat, move) == 0
    if count == 0:
        return -1
    choice = below(rng, count)
    for move in range(first, end):
        if why_not(board, state, seat, move) == 0:
            if choice == 0:
                return move
            choice -= 1
    return -1


@compiled
def step(board: Flat, state: Flat, rng: Array) -> bool:
    """Make one random move of whoever is to move, chance included. Returns False if the game is
    over.
    """
    seat = mover(board, state)
    if seat == OVER:
        return False
    if seat == CHANCE:
        apply(board, state, CHANCE, below(rng, ways(board, state)))
    else:
        apply(board, state, seat, pick(board, state, seat, rng))
    return True


@compiled
def playout(board: Flat, state: Flat, rng: Array, limit: int) -> int:
    """Play at random until the game is over or `limit` moves are made. Returns how many were made,
    chance's too.
    """
    for played in range(limit):
        if not step(board, state, rng):
            return played
    return limit


@compiled
def playouts(board: Flat, states: Array, rngs: Array, limit: int) -> int:
    """Play every state of an array out, each with its own generator. Returns the total number of
    moves.
    """
    played = 0
    for i in range(states.shape[0]):
        played += playout(board, states[i], rngs[i], limit)
    return played


def batch(
    board: Flat, states: Array, seed: int, limit: int = 1_000_000, cores: int | None = None
) -> int:
    """Play an array of states out on all cores. The result does not depend on the number of
    cores.
    """
    rngs = seeded(seed, len(states))
    parts = min(cores or os.cpu_count() or 1, max(1, len(states)))
    edges = np.linspace(0, len(states), parts + 1).astype(int)
    slices = [slice(a, b) for a, b in pairwise(edges)]
    with ThreadPoolExecutor(parts) as pool:
        return sum(pool.map(lambda part: playouts(board, states[part], rngs[part], limit), slices))
