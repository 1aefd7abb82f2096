"""What a viewer knows of a 10 Days state, and the states that such a view could be of (T7)."""

from tenfold.kernel.compiled import compiled
from tenfold.kernel.play import below

from .board import EMPTY, UNKNOWN
from .connections import is_complete
from .state import DAYS, DECK

_TRIES = 10_000
"""How often `fill` deals until what it dealt could be; the last deal stands."""


@compiled
def view(board, state, viewer):
    """Turn a state into what a viewer knows of it: what is hidden goes back, unknown, among what is unseen."""
    for seat in range(state.seats):
        if seat == viewer or state.open_hands:  # T6.3
            continue
        if seat != state.winner:  # T5.9
            for day in range(state.days):
                if state.rack[seat, day] != EMPTY and not state.known[seat, day]:
                    _hide(state, state.rack[seat], day)
        if state.drawn[seat] != EMPTY and state.source == DECK:  # T7.2
            _hide(state, state.drawn, seat)


@compiled
def _hide(state, tiles, index):
    state.bag[tiles[index]] += 1
    tiles[index] = UNKNOWN


@compiled
def fill(board, state, rng):
    """Turn a view into a state that it could be of: deal what is unknown until no seat has won unnoticed."""
    hidden = _unknown(state)
    for _ in range(_TRIES):
        _deal_unknown(state, rng)
        if not _overlooked(board, state, hidden):
            return
        _hide_again(state, hidden)
    _deal_unknown(state, rng)


@compiled
def _unknown(state):
    """The days, and for each seat after them the tile in hand, that are unknown, as bits."""
    hidden = 0
    for seat in range(state.seats):
        for day in range(state.days):
            if state.rack[seat, day] == UNKNOWN:
                hidden |= 1 << _slot(seat, day)
        if state.drawn[seat] == UNKNOWN:
            hidden |= 1 << _slot(seat, DAYS)
    return hidden


@compiled
def _slot(seat, day):
    return seat * (DAYS + 1) + day


@compiled
def _deal_unknown(state, rng):
    unseen = state.bag.sum()
    for seat in range(state.seats):
        for day in range(state.days):
            if state.rack[seat, day] == UNKNOWN:
                state.rack[seat, day] = pull(state, below(rng, unseen))
                unseen -= 1
        if state.drawn[seat] == UNKNOWN:
            state.drawn[seat] = pull(state, below(rng, unseen))
            unseen -= 1


@compiled
def _overlooked(board, state, hidden):
    """Whether a seat would have won at the end of a turn of its own, had it held what was dealt to it (T5.5)."""
    for seat in range(state.seats):
        ended_a_turn = state.turns > (seat - state.first) % state.seats
        if ended_a_turn and seat != state.winner and (hidden >> _slot(seat, 0)) & ((1 << DAYS) - 1):
            if is_complete(board, state.rack[seat], state.days):
                return True
    return False


@compiled
def _hide_again(state, hidden):
    for seat in range(state.seats):
        for day in range(state.days):
            if (hidden >> _slot(seat, day)) & 1:
                _hide(state, state.rack[seat], day)
        if (hidden >> _slot(seat, DAYS)) & 1:
            _hide(state, state.drawn, seat)


@compiled
def pull(state, way):
    """Take the tile that is `way`-th in the bag, and return its kind."""
    kind = 0
    while way >= state.bag[kind]:
        way -= state.bag[kind]
        kind += 1
    state.bag[kind] -= 1
    return kind
