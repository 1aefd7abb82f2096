"""What a viewer knows of a 10 Days state, and the states that such a view could be of (T7)."""

from tenfold.kernel.bag import how_many, pull
from tenfold.kernel.compiled import compiled, inlined
from tenfold.kernel.layout import Array, as_i64
from tenfold.kernel.play import below

from .board import EMPTY, UNKNOWN, Board
from .connections import is_complete
from .state import DAYS, HAND, Layout, Origin

_TRIES = 10_000
"""How often `fill` deals until what it dealt could be; the last deal stands."""


@inlined
def view(board: Board, state: Layout, viewer: int) -> None:
    """Turn a state into what a viewer knows of it: what is hidden goes back among what it
    may be.
    """
    for seat in range(state.seats):
        if seat == viewer or state.open_hands:  # T6.3
            continue
        if seat != state.winner:  # T5.9
            for day in range(state.days):
                _conceal(state, seat, day)
        _conceal(state, seat, HAND)  # T7.2


@inlined
def _tile(state: Layout, seat: int, day: int) -> int:
    """The tile of a day, or the one in hand."""
    return as_i64(state.drawn[seat] if day == HAND else state.rack[seat, day])


@inlined
def _set_tile(state: Layout, seat: int, day: int, kind: int) -> None:
    if day == HAND:
        state.drawn[seat] = kind
    else:
        state.rack[seat, day] = kind


@inlined
def _hide(state: Layout, seat: int, day: int) -> None:
    """Put a tile back among what it may be, as far as all know where it comes from (T7.9)."""
    kind = _tile(state, seat, day)
    if state.origin[seat, day] == Origin.DECK:
        state.bag[kind] += 1
    else:
        state.pool[kind] += 1
    _set_tile(state, seat, day, UNKNOWN)


@inlined
def _conceal(state: Layout, seat: int, day: int) -> None:
    """Put a tile back among what it may be, unless it was drawn from a discard pile or there is
    none: branch-free.
    """
    kind, origin = _tile(state, seat, day), state.origin[seat, day]
    hidden = as_i64(kind != EMPTY) & as_i64(origin != Origin.SHOWN)
    unseen = hidden & as_i64(origin == Origin.DECK)
    at = max(kind, 0)
    state.bag[at] += unseen
    state.pool[at] += hidden - unseen
    _set_tile(state, seat, day, kind + (UNKNOWN - kind) * hidden)


@compiled
def fill(board: Board, state: Layout, rng: Array) -> None:
    """Turn a view into a state that it could be of: deal what is unknown until no seat has won
    unnoticed.
    """
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
        for day in range(DAYS + 1):
            if _tile(state, seat, day) == UNKNOWN:
                hidden |= 1 << _slot(seat, day)
    return hidden


@compiled
def _slot(seat: int, day: int) -> int:
    return seat * (DAYS + 1) + day


@compiled
def _deal_unknown(state: Layout, rng: Array) -> None:
    unseen, before = how_many(state.bag), how_many(state.pool)
    for seat in range(state.seats):
        for day in range(DAYS + 1):
            if _tile(state, seat, day) == UNKNOWN:
                if state.origin[seat, day] == Origin.DECK:
                    kind = pull(state.bag, 0, below(rng, unseen))
                    unseen -= 1
                else:
                    kind = pull(state.pool, 0, below(rng, before))
                    before -= 1
                _set_tile(state, seat, day, kind)


@compiled
def _overlooked(board: Board, state: Layout, hidden: int) -> bool:
    """Whether a seat would have won at the end of a turn of its own, had it held what was dealt to
    it (T5.5).
    """
    for seat in range(state.seats):
        ended_a_turn = state.turns > (seat - state.first) % state.seats
        if ended_a_turn and seat != state.winner and (hidden >> _slot(seat, 0)) & ((1 << DAYS) - 1):
            if is_complete(board, state.rack[seat], state.days):
                return True
    return False


@compiled
def _hide_again(state: Layout, hidden: int) -> None:
    for seat in range(state.seats):
        for day in range(DAYS + 1):
            if (hidden >> _slot(seat, day)) & 1:
                _hide(state, seat, day)
