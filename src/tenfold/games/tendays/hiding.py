"""What a viewer knows of a 10 Days state, and the states that such a view could be of (T7)."""

from tenfold.kernel.bag import pull
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array
from tenfold.kernel.play import below

from .board import EMPTY, UNKNOWN, Board
from .connections import is_complete
from .state import DAYS, HAND, Layout, Origin

_TRIES = 10_000
"""How often `fill` deals until what it dealt could be; the last deal stands."""


@compiled
def view(board: Board, state: Layout, viewer: int) -> None:
    """Turn a state into what a viewer knows of it: what is hidden goes back among what it may be."""
    for seat in range(state.seats):
        if seat == viewer or state.open_hands:  # T6.3
            continue
        if seat != state.winner:  # T5.9
            for day in range(state.days):
                if state.rack[seat, day] != EMPTY and state.origin[seat, day] != Origin.SHOWN:
                    _hide(state, state.rack[seat], day, state.origin[seat, day])
        if state.drawn[seat] != EMPTY and state.origin[seat, HAND] != Origin.SHOWN:  # T7.2
            _hide(state, state.drawn, seat, state.origin[seat, HAND])


@compiled
def _hide(state: Layout, tiles: Array, index: int, origin: int) -> None:
    """Put a tile back among what it may be, as far as all know where it comes from (T7.9)."""
    if origin == Origin.DECK:
        state.bag[tiles[index]] += 1
    else:
        state.pool[tiles[index]] += 1
    tiles[index] = UNKNOWN


@compiled
def fill(board: Board, state: Layout, rng: Array) -> None:
    """Turn a view into a state that it could be of: deal what is unknown until no seat has won unnoticed."""
    hidden = _unknown(state)
    for _ in range(_TRIES):
        _deal_unknown(state, rng)
        if not _overlooked(board, state, hidden):
            return
        _hide_again(state, hidden)
    _deal_unknown(state, rng)


@compiled
def _unknown(state: Layout) -> int:
    """The days, and for each seat after them the tile in hand, that are unknown, as bits."""
    hidden = 0
    for seat in range(state.seats):
        for day in range(state.days):
            if state.rack[seat, day] == UNKNOWN:
                hidden |= 1 << _slot(seat, day)
        if state.drawn[seat] == UNKNOWN:
            hidden |= 1 << _slot(seat, HAND)
    return hidden


@compiled
def _slot(seat: int, day: int) -> int:
    return seat * (DAYS + 1) + day


@compiled
def _deal_unknown(state: Layout, rng: Array) -> None:
    for seat in range(state.seats):
        for day in range(state.days):
            if state.rack[seat, day] == UNKNOWN:
                state.rack[seat, day] = _deal_one(state, state.origin[seat, day], rng)
        if state.drawn[seat] == UNKNOWN:
            state.drawn[seat] = _deal_one(state, state.origin[seat, HAND], rng)


@compiled
def _deal_one(state: Layout, origin: int, rng: Array) -> int:
    """A tile from among what it may be."""
    bag = state.bag if origin == Origin.DECK else state.pool
    return pull(bag, 0, below(rng, bag.sum()))


@compiled
def _overlooked(board: Board, state: Layout, hidden: int) -> bool:
    """Whether a seat would have won at the end of a turn of its own, had it held what was dealt to it (T5.5)."""
    for seat in range(state.seats):
        ended_a_turn = state.turns > (seat - state.first) % state.seats
        if ended_a_turn and seat != state.winner and (hidden >> _slot(seat, 0)) & ((1 << DAYS) - 1):
            if is_complete(board, state.rack[seat], state.days):
                return True
    return False


@compiled
def _hide_again(state: Layout, hidden: int) -> None:
    for seat in range(state.seats):
        for day in range(state.days):
            if (hidden >> _slot(seat, day)) & 1:
                _hide(state, state.rack[seat], day, state.origin[seat, day])
        if (hidden >> _slot(seat, HAND)) & 1:
            _hide(state, state.drawn, seat, state.origin[seat, HAND])
