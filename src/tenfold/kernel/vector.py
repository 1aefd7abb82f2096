"""Many games in step, of any kind: each makes a decision, chance goes on, and what is over begins anew."""

from tenfold.kernel.compiled import compiled, inlined
from tenfold.kernel.contract import CHANCE, OVER
from tenfold.kernel.layout import Array, Flat, State, wide
from tenfold.kernel.play import apply, below, encode, mover, moves, scores, shares, view, ways, why_not
from tenfold.kernel.play import mask as write_mask

SHARES, ZERO_SUM, POINTS = 0, 1, 2
"""What seats gain at the end: shares of the win, these less an equal share, or points."""


@compiled
def settle(board: Flat, state: Flat, rng: Array) -> int:
    """Let chance go on until a seat is to move, or nobody; return who."""
    seat = mover(board, state)
    while seat == CHANCE:
        apply(board, state, CHANCE, below(rng, ways(board, state)))
        seat = mover(board, state)
    return seat


@compiled
def make(board: Flat, state: Flat, seat: int, move: int, rng: Array) -> int:
    """Make a seat's move, which must be legal, and let chance go on; return who is to move then."""
    apply(board, state, seat, move)
    return settle(board, state, rng)


@compiled
def begin(board: Flat, states: Array, index: int, fresh: Array, rng: Array) -> int:
    """Begin a game anew, from what was dealt; return who is to move."""
    renew(states, index, fresh)
    return settle(board, states[index], rng)


@compiled
def renew(states: Array, index: int, fresh: Array) -> None:
    """Put what was dealt in the place of a game."""
    states[index] = fresh[0]


@compiled
def gain(board: Flat, state: State, seat: int, kind: int, rewards: Array) -> None:
    """Write what each seat has gained by the last move, after which `seat` is to move: nothing but at the end."""
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
def look(board: Flat, states: Array, index: int, seat: int, spare: Array, code: Array, mask: Array) -> None:
    """Write what a seat sees, and what it may do. `spare` has room for its view."""
    write_mask(board, states[index], seat, mask)
    spare[0] = states[index]
    code[:] = 0
    show(board, spare[0], seat, code)


@inlined
def show(board: Flat, state: Flat, seat: int, code: Array) -> None:
    """Write what a seat sees of a state over zeros; the state is then but its view."""
    view(board, state, seat)
    encode(board, state, seat, code)


@compiled
def refused(boards: Array, states: Array, movers: Array, chosen: Array) -> int:
    """The first game whose move is not legal; -1 where all are, or the game is over."""
    board = boards[0]
    end = moves(board, states[0])
    for index in range(states.shape[0]):
        move = wide(chosen[index])
        if mover(board, states[index]) == OVER:
            continue
        if move < 0 or move >= end or why_not(board, states[index], wide(movers[index]), move) != 0:
            return index
    return -1


@compiled
def start(boards: Array, states: Array, fresh: Array, rngs: Array, movers: Array) -> None:
    """Begin every game."""
    for index in range(states.shape[0]):
        movers[index] = begin(boards[0], states, index, fresh, rngs[index])


@compiled
def observe(boards: Array, states: Array, movers: Array, spare: Array, codes: Array, masks: Array) -> None:
    """Write what whoever is to move sees of each game, and may do."""
    for index in range(states.shape[0]):
        look(boards[0], states, index, wide(movers[index]), spare, codes[index], masks[index])


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
    """Make a move in every game. What is over begins anew `at_once`, or else instead of its next move."""
    board = boards[0]
    for index in range(states.shape[0]):
        seat, rng = wide(movers[index]), rngs[index]
        dones[index] = False
        if not at_once and mover(board, states[index]) == OVER:
            rewards[index, :] = 0
            seat = begin(board, states, index, fresh, rng)
        else:
            after = make(board, states[index], seat, wide(chosen[index]), rng)
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
