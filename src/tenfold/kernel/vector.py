"""Vectorised games: each makes one decision per step, chance is resolved, and a finished game
restarts.
"""

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
def look(
    board: Flat, states: Array, index: int, seat: int, spare: Array, code: Array, mask: Array
) -> None:
    """Write a seat's observation and mask of legal moves. `spare` is a buffer for its view."""
    write_mask(board, states[index], seat, mask)
    spare[0] = states[index]
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
        look(boards[0], states, index, as_i64(movers[index]), spare, codes[index], masks[index])


@compiled
def step(
    boards: Array,
    states: Array,
    fresh: Array,
    rngs: Array,
    chosen: Array,
    kind: int,
    at_once: int,
    seeing: int,
    spare: Array,
    codes: Array,
    masks: Array,
    rewards: Array,
    dones: Array,
    movers: Array,
) -> None:
    """Make a move in every game. A finished game restarts at once if `at_once`, otherwise instead
    of its next move.
    """
    board = boards[0]
    for index in range(states.shape[0]):
        seat, rng = as_i64(movers[index]), rngs[index]
        dones[index] = False
        if not at_once and mover(board, states[index]) == OVER:
            rewards[index, :] = 0
            seat = begin(board, states, index, fresh, rng)
        else:
            after = make(board, states[index], seat, as_i64(chosen[index]), rng)
            gain(board, states[index], after, kind, rewards[index])
            if after != OVER:
                seat = after
            else:
                dones[index] = True
                if at_once:
                    seat = begin(board, states, index, fresh, rng)
        movers[index] = seat
        if seeing:
            look(board, states, index, seat, spare, codes[index], masks[index])
