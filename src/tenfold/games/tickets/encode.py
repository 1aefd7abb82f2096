"""What a network sees of a Ticket to Ride view, in the eyes of a seat: itself first, then the
others in turn order.
"""

from tenfold.kernel.compiled import compiled
from tenfold.kernel.features import Feature
from tenfold.kernel.layout import Array, as_i64
from tenfold.kernel.turns import seat_after, turns_after

from .board import Board
from .decks import SWEEPS
from .map import EMPTY, KINDS, LONGEST, OFFERS, PLACES, TERRAIN, UNKNOWN
from .offers import is_complete
from .state import Layout, Stage

_STAGES = len(Stage)
_MOST = 127
"""Points are counted in twos, up to so many, so that they fit into a byte."""


def features(board: Board, state: Layout) -> tuple[Feature, ...]:
    """What `encode` writes, in its order."""
    seats, tickets, tracks = int(state.seats), int(board.tickets), int(board.tracks)
    cards, trains = int(board.cards.max()), int(board.cards[:TERRAIN].sum())
    return (
        Feature(
            "hand", (seats, KINDS), cards, "how many cards of each kind a seat is known to hold"
        ),
        Feature("cards", (seats,), trains, "how many train cards each holds"),
        Feature(
            "drawn",
            (seats,),
            trains,
            "how many of those that not all know may be from the present deck",
        ),
        Feature("trains", (seats,), int(board.trains), "how many trains each has left"),
        Feature("points", (seats,), _MOST, "the points of each seat's routes, in twos"),
        Feature("held", (seats,), tickets, "how many tickets each holds"),
        Feature("chosen", (seats,), 1, "whether it has chosen its first tickets"),
        Feature("owner", (seats, tracks), 1, "the tracks that each has claimed"),
        Feature("network", (seats, PLACES), 1, "the places that its routes touch"),
        Feature("tickets", (tickets,), 1, "the tickets that you hold"),
        Feature("completed", (tickets,), 1, "those of them that your routes complete"),
        Feature("offered", (OFFERS, tickets), 1, "the tickets that you are offered"),
        Feature("under", (tickets,), 1, "the tickets that you put under their deck"),
        Feature("up", (KINDS,), cards, "how many cards of each kind lie face up"),
        Feature(
            "unseen",
            (KINDS,),
            cards,
            "how many of each are in the decks, or hidden and drawn from them",
        ),
        Feature("discard", (KINDS,), cards, "how many of each are discarded"),
        Feature(
            "before",
            (TERRAIN,),
            cards,
            "how many train cards are hidden since before the deck was made anew",
        ),
        Feature("left", (2,), trains, "how many cards each deck has"),
        Feature(
            "deck",
            (2,),
            tickets,
            "how many tickets their deck has in no order, and how many lie under it",
        ),
        Feature("stage", (_STAGES,), 1, "what the game waits for"),
        Feature("turn", (seats,), 1, "whose turn it is"),
        Feature("route", (tracks,), 1, "the track that you are claiming"),
        Feature("colour", (TERRAIN,), 1, "the kind of card that you pay for it with"),
        Feature("locomotives", (1,), LONGEST, "how many locomotives you pay for it with"),
        Feature(
            "picks",
            (1,),
            int(board.dealt.sum() + board.offers),
            "how many picks of this turn are done",
        ),
        Feature("churns", (1,), SWEEPS, "how often in a row the face-up cards were swept away"),
        Feature("passes", (1,), seats, "how many seats in a row have passed"),
        Feature(
            "last",
            (1,),
            seats + 1,
            "0 before the last round; in it 1, and 1 for each turn that is left",
        ),
    )


@compiled
def encode(board: Board, view: Layout, seat: int, out: Array) -> None:
    """Write what a seat sees of its own view."""
    at = _write_seats(view, seat, out)
    at = _write_routes(board, view, seat, out, at)
    at = _write_tickets(board, view, seat, out, at)
    at = _write_decks(view, out, at)
    _write_turn(board, view, seat, out, at)


@compiled
def _write_seats(view: Layout, seat: int, out: Array) -> int:
    seats = as_i64(view.seats)
    at = seats * KINDS
    for after in range(seats):
        other = seat_after(seat, after, seats)
        for kind in range(KINDS):
            out[after * KINDS + kind] = view.hand[other, kind]
        out[at + after] = view.cards[other]
        out[at + seats + after] = view.drawn[other]
        out[at + 2 * seats + after] = view.trains[other]
        out[at + 3 * seats + after] = min(as_i64(view.points[other]) // 2, _MOST)
        out[at + 4 * seats + after] = view.held[other]
        out[at + 5 * seats + after] = view.choice[other] != EMPTY
    return at + 6 * seats


@compiled
def _write_routes(board: Board, view: Layout, seat: int, out: Array, owner: int) -> int:
    seats, tracks = as_i64(view.seats), as_i64(board.tracks)
    network = owner + seats * tracks
    for track in range(tracks):
        if view.owner[track] >= 0:
            after = turns_after(seat, as_i64(view.owner[track]), seats)
            out[owner + after * tracks + track] = 1
            out[network + after * PLACES + board.ends[track, 0]] = 1
            out[network + after * PLACES + board.ends[track, 1]] = 1
    return network + seats * PLACES


@compiled
def _write_tickets(board: Board, view: Layout, seat: int, out: Array, held: int) -> int:
    tickets = as_i64(board.tickets)
    for ticket in range(tickets):
        if view.where[ticket] == seat:
            out[held + ticket] = 1
            out[held + tickets + ticket] = is_complete(board, view, seat, ticket)
    offered = held + 2 * tickets
    for slot in range(OFFERS):
        if view.offered[seat, slot] >= 0:
            out[offered + slot * tickets + view.offered[seat, slot]] = 1
    under = offered + OFFERS * tickets
    for depth in range(view.under):
        if view.tail[depth] != UNKNOWN:
            out[under + view.tail[depth]] = 1
    return under + tickets


@compiled
def _write_decks(view: Layout, out: Array, up: int) -> int:
    for kind in range(KINDS):
        out[up + kind] = view.up[kind]
        out[up + KINDS + kind] = view.bag[kind]
        out[up + 2 * KINDS + kind] = view.discard[kind]
    before = up + 3 * KINDS
    for kind in range(TERRAIN):
        out[before + kind] = view.pool[kind]
    left = before + TERRAIN
    out[left] = view.left[0]
    out[left + 1] = view.left[1]
    out[left + 2] = view.deck
    out[left + 3] = view.under
    return left + 4


@compiled
def _write_turn(board: Board, view: Layout, seat: int, out: Array, at: int) -> None:
    seats = as_i64(view.seats)
    out[at + view.stage] = 1
    at += _STAGES
    if view.turn >= 0:
        out[at + turns_after(seat, as_i64(view.turn), seats)] = 1
    at += seats
    if view.route >= 0:
        out[at + view.route] = 1
    at += as_i64(board.tracks)
    if view.colour >= 0:
        out[at + view.colour] = 1
    at += TERRAIN
    out[at] = max(as_i64(view.locomotives), 0)
    out[at + 1] = view.picks
    out[at + 2] = view.churns
    out[at + 3] = view.passes
    out[at + 4] = view.last + 1
