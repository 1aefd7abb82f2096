"""Vectorised games: each makes one decision per step, chance is resolved, and a finished game
restarts.
"""

from typing import NamedTuple, Self

import numpy as np

from tenfold.errors import BadArgument
from tenfold.kernel.compiled import compiled, inlined
from tenfold.kernel.contract import CHANCE, OVER
from tenfold.kernel.layout import Array, Flat, State, as_i64
from tenfold.kernel.play import (
    apply,
    below,
    encode,
    mover,
    moves,
    scores,
    shares,
    view,
    ways,
    why_not,
)
from tenfold.kernel.play import mask as write_mask

SHARES, ZERO_SUM, POINTS = 0, 1, 2
"""Kinds of rewards at the end of a game: shares of the win, shares minus an equal share, or points.
"""


class Arrays(NamedTuple):
    """The arrays that each step writes, with a row for each game."""

    codes: Array
    """The observation of the seat to move: int8, as `game.features` describes it."""
    masks: Array
    """The action mask of that seat: int8, 1 for each legal move number."""
    rewards: Array
    """The reward of each seat for the last move: float32."""
    dones: Array
    """Whether the last move ended the game (terminated): bool."""
    movers: Array
    """The seat to move: int64."""

    @classmethod
    def new(cls, count: int, codes: int, moves: int, seats: int) -> Self:
        """Return arrays of zeros for `count` games."""
        return cls(
            np.zeros((count, codes), np.int8),
            np.zeros((count, moves), np.int8),
            np.zeros((count, seats), np.float32),
            np.zeros(count, np.bool_),
            np.zeros(count, np.int64),
        )

    def check(self, like: "Arrays") -> None:
        """Raise BadArgument if an array cannot be written to as one of these is."""
        for name, own, other in zip(self._fields, self, like, strict=True):
            if own.shape != other.shape or own.dtype != other.dtype or not own.flags.c_contiguous:
                raise BadArgument(
                    f"{name} is a C-contiguous array of {other.dtype} in the shape {other.shape}"
                )

    def part(self, rows: slice | Array) -> "Arrays":
        """Return the rows of some games: views for a slice, copies for an array of indices."""
        return Arrays(*(array[rows] for array in self))

    def write(self, rows: Array, given: "Arrays") -> None:
        """Write the rows of some games back, by their indices."""
        for own, part in zip(self, given, strict=True):
            own[rows] = part


class Batch(NamedTuple):
    """The games of a step, with a row for each."""

    states: Array
    fresh: Array
    """The state with which each game begins, in an array of length one."""
    rngs: Array
    spare: Array
    """A buffer for views, an array of length one."""


class Mode(NamedTuple):
    """How games are rewarded, restarted and observed."""

    reward: int
    at_once: int
    """1 if a finished game restarts in the same step, 0 if it does so instead of its next move."""
    observe: int
    """1 if observations and masks are written."""


@compiled
def settle(board: Flat, state: Flat, rng: Array) -> int:
    """Resolve chance until a seat is to move or the game is over. Returns who is to move."""
    seat = mover(board, state)
    while seat == CHANCE:
        apply(board, state, CHANCE, below(rng, ways(board, state)))
        seat = mover(board, state)
    return seat


@compiled
def make(board: Flat, state: Flat, seat: int, move: int, rng: Array) -> int:
    """Make a legal move of a seat and resolve chance. Returns who is to move then."""
    apply(board, state, seat, move)
    return settle(board, state, rng)


@compiled
def begin(board: Flat, states: Array, index: int, fresh: Array, rng: Array) -> int:
    """Restart a game from the dealt state and resolve chance. Returns who is to move."""
    renew(states, index, fresh)
    return settle(board, states[index], rng)


@compiled
def renew(states: Array, index: int, fresh: Array) -> None:
    """Replace the state of a game by the dealt one."""
    states[index] = fresh[0]


@compiled
def gain(board: Flat, state: State, seat: int, kind: int, rewards: Array) -> None:
    """Write the rewards of the last move, after which `seat` is to move. They are 0 until the game
    is over.
    """
    rewards[:] = 0
    if seat == OVER:
        if kind == POINTS:
            scores(board, state, rewards)
        else:
            shares(board, state, rewards)
        if kind == ZERO_SUM:
            for each in range(state.seats):
                rewards[each] -= 1 / state.seats


@inlined
def look(board: Flat, state: Flat, seat: int, spare: Array, code: Array, mask: Array) -> None:
    """Write a seat's observation and mask of legal moves. `spare` is a buffer for its view."""
    write_mask(board, state, seat, mask)
    spare[0] = state
    code[:] = 0
    show(board, spare[0], seat, code)


@inlined
def show(board: Flat, state: Flat, seat: int, code: Array) -> None:
    """Write a seat's observation to `code`, which must be zero. The state is replaced by the seat's
    view.
    """
    view(board, state, seat)
    encode(board, state, seat, code)


@compiled
def refused(boards: Array, states: Array, movers: Array, chosen: Array) -> int:
    """Return the index of the first game whose move is illegal, or -1. Finished games are
    skipped.
    """
    board = boards[0]
    end = moves(board, states[0])
    for index in range(states.shape[0]):
        move = as_i64(chosen[index])
        if mover(board, states[index]) == OVER:
            continue
        if (
            move < 0
            or move >= end
            or why_not(board, states[index], as_i64(movers[index]), move) != 0
        ):
            return index
    return -1


@compiled
def start(boards: Array, states: Array, fresh: Array, rngs: Array, movers: Array) -> None:
    """Start every game."""
    for index in range(states.shape[0]):
        movers[index] = begin(boards[0], states, index, fresh, rngs[index])


@compiled
def observe(
    boards: Array, states: Array, movers: Array, spare: Array, codes: Array, masks: Array
) -> None:
    """Write the observation and the mask of legal moves of whoever is to move, for each game."""
    for index in range(states.shape[0]):
        seat = as_i64(movers[index])
        look(boards[0], states[index], seat, spare, codes[index], masks[index])


@compiled
def step(boards: Array, batch: Batch, chosen: Array, mode: Mode, out: Arrays) -> None:
    """Make the chosen move in every game, and write what follows."""
    board, states = boards[0], batch.states
    for index in range(states.shape[0]):
        seat, rng = as_i64(out.movers[index]), batch.rngs[index]
        out.dones[index] = False
        if not mode.at_once and mover(board, states[index]) == OVER:
            out.rewards[index, :] = 0
            seat = begin(board, states, index, batch.fresh, rng)
        else:
            after = make(board, states[index], seat, as_i64(chosen[index]), rng)
            gain(board, states[index], after, mode.reward, out.rewards[index])
            if after != OVER:
                seat = after
            else:
                out.dones[index] = True
                if mode.at_once:
                    seat = begin(board, states, index, batch.fresh, rng)
        out.movers[index] = seat
        if mode.observe:
            look(board, states[index], seat, batch.spare, out.codes[index], out.masks[index])
