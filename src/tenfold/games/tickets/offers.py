"""Tickets: offered, kept, put under the deck, and completed (H5, H6)."""

import numpy as np

from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, as_i64

from .board import Board
from .map import EMPTY, ENDS, OFFERS
from .state import ASIDE, IN_DECK, KEEP, Layout, Rule, Stage

SIZES = np.array([bin(subset).count("1") for subset in range(2**OFFERS)])
"""How many tickets each subset of those offered has. A subset is bits: the first offered is 1, the
second 2.
"""


@compiled
def tickets_left(state: Layout) -> int:
    return state.deck + state.under


@compiled
def offer(state: Layout, seat: int, way: int) -> None:
    """Offer a seat the ticket that is `way`-th in the deck; from under the deck when there is no
    other (H5.5).
    """
    slot = count_offered(state, seat)
    if state.deck:
        ticket = nth_in_deck(state.where, way)
        state.deck -= 1
        state.where[ticket] = ASIDE
    else:
        state.giver[slot] = state.putter[0]
        ticket = _take_from_under(state)
    state.offered[seat, slot] = ticket


@compiled
def nth_in_deck(where: Array, way: int) -> int:
    """The ticket that is `way`-th among those in the deck."""
    ticket = 0
    while True:
        if where[ticket] == IN_DECK:
            if way == 0:
                return ticket
            way -= 1
        ticket += 1


@compiled
def _take_from_under(state: Layout) -> int:
    ticket: int = state.tail[0]
    state.under -= 1
    for depth in range(state.under):
        state.tail[depth] = state.tail[depth + 1]
        state.putter[depth] = state.putter[depth + 1]
    state.tail[state.under] = EMPTY
    state.putter[state.under] = EMPTY
    return ticket


@compiled
def count_offered(state: Layout, seat: int) -> int:
    count = 0
    while count < OFFERS and state.offered[seat, count] != EMPTY:
        count += 1
    return count


@compiled
def why_not_keep(state: Layout, seat: int, move: int, least: int, rule: int) -> int:
    """The rule that refuses to keep a subset of what is offered: of which `rule` says that it has
    at least `least`.
    """
    subset, count = move - KEEP + 1, count_offered(state, seat)
    if subset >> count:
        return Rule.NOT_OFFERED
    return rule if SIZES[subset] < min(least, count) else 0


@compiled
def keep(state: Layout, seat: int, subset: int) -> None:
    """Keep a subset of what is offered, and put the others under the deck in the order of the offer
    (H5.4).
    """
    for slot in range(OFFERS):
        ticket = state.offered[seat, slot]
        if ticket == EMPTY:
            break
        if (subset >> slot) & 1:
            state.where[ticket] = seat
            state.held[seat] += 1
        else:
            state.tail[state.under] = ticket
            state.putter[state.under] = seat
            state.under += 1
        state.offered[seat, slot] = EMPTY
        state.giver[slot] = EMPTY


@compiled
def choose(state: Layout, seat: int, subset: int) -> None:
    """Note what a seat keeps while setting up; when the last has chosen, all keep theirs, in the
    order of the seats.
    """
    state.choice[seat] = subset
    if waiting(state):
        return
    for other in range(state.seats):
        keep(state, other, as_i64(state.choice[other]))
        state.choice[other] = EMPTY
    if state.first == EMPTY:
        state.stage = Stage.FIRST  # H1.11
    else:
        begin(state, state.first)


@compiled
def waiting(state: Layout) -> int:
    """The seats that have yet to choose their first tickets, as bits."""
    seats = 0
    for seat in range(state.seats):
        if state.choice[seat] == EMPTY:
            seats |= 1 << seat
    return seats


@compiled
def begin(state: Layout, seat: int) -> None:
    state.first = EMPTY
    state.turn = seat
    state.stage = Stage.TURN


@compiled
def is_complete(board: Board, state: Layout, seat: int, ticket: int) -> bool:
    """Whether a seat's routes join the two ends of a ticket, in any of the places of a country
    (H6.1, H6.3).
    """
    label, ends = state.label[seat], board.ticket_ends[ticket]
    for one in range(ENDS):
        if ends[0, one] == EMPTY:
            break
        for other in range(ENDS):
            if ends[1, other] == EMPTY:
                break
            if label[ends[0, one]] == label[ends[1, other]]:
                return True
    return False


@compiled
def completed(board: Board, state: Layout, seat: int) -> int:
    """How many of its tickets a seat has completed."""
    count = 0
    for ticket in range(board.tickets):
        if state.where[ticket] == seat and is_complete(board, state, seat, ticket):
            count += 1
    return count
