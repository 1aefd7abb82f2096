"""What a view of Ticket to Ride shows that no field of it holds."""

from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Flat, as_i64, i8

from .board import Board
from .claim import is_closed
from .map import SEATS, TICKETS, TRACKS
from .offers import is_complete
from .state import IN_DECK, Layout


class Derived(Flat):
    """Fields that follow from a view."""

    closed = i8[TRACKS]  # 1 for each track that nobody can claim any more, though nobody has
    # the tickets that each seat is known to hold: twice its number, plus 1 if complete
    tickets = i8[SEATS, TICKETS]
    known_tickets = i8[SEATS]  # how many these are
    unseen = i8[TICKETS]  # 1 for each ticket that is in the deck, or that the viewer does not know
    ticket_deck = i8  # how many tickets the deck has, with those that were put under it


@compiled
def derive(board: Board, view: Layout, out: Derived) -> None:
    """Write the closed tracks, and where the tickets are."""
    for track in range(board.tracks):
        out.closed[track] = is_closed(board, view, track)
    for seat in range(SEATS):
        out.known_tickets[seat] = 0
    for ticket in range(board.tickets):
        seat = as_i64(view.where[ticket])
        out.unseen[ticket] = seat == IN_DECK
        if seat >= 0:
            completed = is_complete(board, view, seat, ticket)
            out.tickets[seat, out.known_tickets[seat]] = 2 * ticket + completed
            out.known_tickets[seat] += 1
    for seat in range(SEATS):
        for place in range(as_i64(out.known_tickets[seat]), TICKETS):
            out.tickets[seat, place] = 0
    out.ticket_deck = view.deck + view.under
