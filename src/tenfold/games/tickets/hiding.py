"""What a viewer knows of a state, and the states that it could be (H8)."""

from tenfold.kernel.bag import how_many, pull
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array
from tenfold.kernel.play import below

from .board import Board
from .claim import can_claim, drop_claim
from .map import EMPTY, OFFERS, TERRAIN, UNKNOWN
from .offers import SIZES, count_offered, nth_in_deck
from .state import ASIDE, IN_DECK, Layout, Stage

_TRIES = 1000


@compiled
def view(board: Board, state: Layout, viewer: int) -> None:
    """Turn a state into what a viewer knows of it: what is hidden goes back, unknown, among what is
    unseen.
    """
    if viewer != state.turn and Stage.PAY <= state.stage <= Stage.DOUBLE:  # H3.12
        state.stage = Stage.TURN
        drop_claim(state)
    for seat in range(state.seats):
        if seat != viewer:
            _hide_hand(state, seat)
            _hide_offered(state, seat, viewer)
    for depth in range(state.under):
        if state.putter[depth] != viewer:  # H8.5
            state.where[state.tail[depth]] = IN_DECK
            state.tail[depth] = UNKNOWN
    if state.stage != Stage.OVER:  # H8.6
        for ticket in range(board.tickets):
            if state.where[ticket] >= 0 and state.where[ticket] != viewer:
                state.where[ticket] = IN_DECK


@compiled
def _hide_hand(state: Layout, seat: int) -> None:
    """Put the train cards of a hand that not all know among those of the deck, or among those from
    before it (H8.8).
    """
    for kind in range(TERRAIN):
        state.bag[kind] += state.fresh[seat, kind]
        state.pool[kind] += (
            state.hand[seat, kind] - state.known[seat, kind] - state.fresh[seat, kind]
        )
        state.hand[seat, kind] = state.known[seat, kind]
        state.fresh[seat, kind] = 0


@compiled
def _hide_offered(state: Layout, seat: int, viewer: int) -> None:
    """Hide what a seat is offered, but not from who put it under the deck before (H8.5)."""
    for slot in range(OFFERS):
        if state.offered[seat, slot] != EMPTY and (
            state.giver[slot] == EMPTY or state.giver[slot] != viewer
        ):
            state.where[state.offered[seat, slot]] = IN_DECK
            state.offered[seat, slot] = UNKNOWN
    if state.choice[seat] != EMPTY:
        state.choice[seat] = UNKNOWN


@compiled
def fill(board: Board, state: Layout, rng: Array) -> None:
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
def _hidden_hands(state: Layout) -> int:
    """The seats whose hands are not all known, as bits."""
    hidden = 0
    for seat in range(state.seats):
        if _unknown_cards(state, seat):
            hidden |= 1 << seat
    return hidden


@compiled
def _unknown_cards(state: Layout, seat: int) -> int:
    return state.cards[seat] - how_many(state.hand[seat, :TERRAIN])


@compiled
def _deal_tickets(board: Board, state: Layout, rng: Array) -> None:
    unseen = 0
    for ticket in range(board.tickets):
        unseen += state.where[ticket] == IN_DECK
    for seat in range(state.seats):
        for slot in range(OFFERS):
            if state.offered[seat, slot] == UNKNOWN:
                state.offered[seat, slot] = _deal_ticket(state, ASIDE, unseen, rng)
                unseen -= 1
        for _ in range(unknown_tickets(board, state, seat)):
            _deal_ticket(state, seat, unseen, rng)
            unseen -= 1
    for depth in range(state.under):
        if state.tail[depth] == UNKNOWN:
            state.tail[depth] = _deal_ticket(state, ASIDE, unseen, rng)
            unseen -= 1


@compiled
def _deal_ticket(state: Layout, where: int, unseen: int, rng: Array) -> int:
    ticket = nth_in_deck(state.where, below(rng, unseen))
    state.where[ticket] = where
    return ticket


@compiled
def unknown_tickets(board: Board, state: Layout, seat: int) -> int:
    """How many of the tickets that a seat holds are unknown."""
    missing: int = state.held[seat]
    for ticket in range(board.tickets):
        missing -= state.where[ticket] == seat
    return missing


@compiled
def _some_choice(board: Board, state: Layout, seat: int, rng: Array) -> int:
    """Any subset of what a seat was offered that it may have chosen."""
    count = count_offered(state, seat)
    while True:
        subset = 1 + below(rng, (1 << count) - 1)
        if SIZES[subset] >= min(board.keep_first, count):
            return subset


@compiled
def _deal_hands(state: Layout, rng: Array) -> None:
    """Deal hidden train cards: to each seat as many as it drew from the present deck, and the
    others from the pool.
    """
    unseen, older = how_many(state.bag[:TERRAIN]), how_many(state.pool[:TERRAIN])
    for seat in range(state.seats):
        unknown = _unknown_cards(state, seat)
        for number in range(unknown):
            if number < state.drawn[seat]:
                kind = pull(state.bag, 0, below(rng, unseen))
                state.fresh[seat, kind] += 1
                unseen -= 1
            else:
                kind = pull(state.pool, 0, below(rng, older))
                older -= 1
            state.hand[seat, kind] += 1


@compiled
def _passed_wrongly(board: Board, state: Layout) -> bool:
    """Whether a seat that has just passed could have claimed a route with what was dealt to it
    (H7.7).
    """
    wrongly = False
    for back in range(1, state.passes + 1):
        wrongly = wrongly or can_claim(board, state, (state.turn - back) % state.seats)
    return wrongly
