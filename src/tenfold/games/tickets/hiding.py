"""What a viewer knows of a state, and the states that it could be (H8)."""

import numpy as np

from tenfold.kernel.compiled import compiled
from tenfold.kernel.play import below

from .claim import can_claim
from .decks import pull
from .map import EMPTY, OFFERS, TERRAIN, UNKNOWN
from .offers import SIZES, count_offered, nth_in_deck
from .state import ASIDE, IN_DECK, Stage

_TRIES = 1000


@compiled
def view(board, state, viewer):
    """Turn a state into what a viewer knows of it: what is hidden goes back, unknown, among what is unseen."""
    if viewer != state.turn and Stage.PAY <= state.stage <= Stage.DOUBLE:  # H3.12
        state.stage = Stage.TURN
        state.route = state.colour = state.locomotives = EMPTY
    for seat in range(state.seats):
        if seat != viewer:
            _hide_hand(state, seat)
            _hide_offered(state, seat)
    for place in range(state.under):
        if state.putter[place] != viewer:  # H8.5
            state.where[state.tail[place]] = IN_DECK
            state.tail[place] = UNKNOWN
    if state.stage != Stage.OVER:  # H8.6
        for ticket in range(board.tickets):
            if state.where[ticket] >= 0 and state.where[ticket] != viewer:
                state.where[ticket] = IN_DECK


@compiled
def _hide_hand(state, seat):
    for kind in range(TERRAIN):
        state.bag[kind] += state.hand[seat, kind] - state.known[seat, kind]
        state.hand[seat, kind] = state.known[seat, kind]


@compiled
def _hide_offered(state, seat):
    for place in range(OFFERS):
        if state.offered[seat, place] != EMPTY:
            state.where[state.offered[seat, place]] = IN_DECK
            state.offered[seat, place] = UNKNOWN
    if state.choice[seat] != EMPTY:
        state.choice[seat] = UNKNOWN


@compiled
def fill(board, state, rng):
    """Turn a view into a state that it could be of: nobody who passed has anything else to do."""
    _deal_tickets(board, state, rng)
    for seat in range(state.seats):
        if state.choice[seat] == UNKNOWN:
            state.choice[seat] = _some_choice(board, state, seat, rng)
    hidden = _hidden_hands(state)
    _deal_hands(state, rng)
    for _ in range(_TRIES):
        if state.passes == 0 or not _passed_wrongly(board, state):
            return
        for seat in range(state.seats):
            if (hidden >> seat) & 1:
                _hide_hand(state, seat)
        _deal_hands(state, rng)


@compiled
def _hidden_hands(state):
    """The seats whose hands are not all known, as bits."""
    hidden = 0
    for seat in range(state.seats):
        if _unknown_cards(state, seat):
            hidden |= 1 << seat
    return hidden


@compiled
def _unknown_cards(state, seat):
    unknown = np.int64(state.cards[seat])
    for kind in range(TERRAIN):
        unknown -= state.hand[seat, kind]
    return unknown


@compiled
def _deal_tickets(board, state, rng):
    unseen = 0
    for ticket in range(board.tickets):
        unseen += state.where[ticket] == IN_DECK
    for seat in range(state.seats):
        for place in range(OFFERS):
            if state.offered[seat, place] == UNKNOWN:
                state.offered[seat, place] = _deal_ticket(state, ASIDE, unseen, rng)
                unseen -= 1
        for _ in range(unknown_tickets(board, state, seat)):
            _deal_ticket(state, seat, unseen, rng)
            unseen -= 1
    for place in range(state.under):
        if state.tail[place] == UNKNOWN:
            state.tail[place] = _deal_ticket(state, ASIDE, unseen, rng)
            unseen -= 1


@compiled
def _deal_ticket(state, where, unseen, rng):
    ticket = nth_in_deck(state.where, below(rng, unseen))
    state.where[ticket] = where
    return ticket


@compiled
def unknown_tickets(board, state, seat):
    """How many of the tickets that a seat holds are unknown."""
    missing = state.held[seat]
    for ticket in range(board.tickets):
        missing -= state.where[ticket] == seat
    return missing


@compiled
def _some_choice(board, state, seat, rng):
    """Any subset of what a seat was offered that it may have chosen."""
    count = count_offered(state, seat)
    while True:
        subset = 1 + below(rng, (1 << count) - 1)
        if SIZES[subset] >= min(board.keep_first, count):
            return subset


@compiled
def _deal_hands(state, rng):
    unseen = 0
    for kind in range(TERRAIN):
        unseen += state.bag[kind]
    for seat in range(state.seats):
        for _ in range(_unknown_cards(state, seat)):
            kind = pull(state.bag, 0, below(rng, unseen))
            state.hand[seat, kind] += 1
            unseen -= 1


@compiled
def _passed_wrongly(board, state):
    """Whether a seat that has just passed could have claimed a route with what was dealt to it (H7.7)."""
    wrongly = False
    for back in range(1, state.passes + 1):
        wrongly = wrongly or can_claim(board, state, (state.turn - back) % state.seats)
    return wrongly
