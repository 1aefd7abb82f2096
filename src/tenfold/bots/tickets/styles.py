"""Four published styles of playing Ticket to Ride, as a reference for better bots.

They come from Silva, Lee, Togelius and Nealen, "AI-based playtesting of contemporary board games"
(2017). The originals know no terrain. These take a terrain card that would double a route if
nothing else that they want lies face up.
"""

from enum import IntEnum

import numpy as np

from tenfold.games.tickets.board import Board
from tenfold.games.tickets.claim import can_pay, locomotive_bounds, why_not_claim
from tenfold.games.tickets.map import COLOURS, EMPTY, LOCOMOTIVE, OFFERS, TRAIN_DECK
from tenfold.games.tickets.offers import SIZES, count_offered, is_complete, tickets_left
from tenfold.games.tickets.rules import why_not
from tenfold.games.tickets.state import (
    BLIND,
    CLAIM,
    DOUBLE,
    DRAW_TICKETS,
    KEEP,
    LOCOMOTIVES,
    PASS,
    PAY,
    PICK,
    SINGLE,
    Blank,
    Stage,
)
from tenfold.games.tickets.terrain import fewest_wilds, price
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, as_i64

from .cards import count_cards
from .plan import FOR_TICKET, NEVER, NOT, PLAN, Plan, is_open, join_ticket, missing, want_nothing

LONG = 3
"""The shortest route that the long-routes style claims."""

LATE = 8
"""Nobody draws tickets if some seat has fewer trains than this."""

FULL = 35
"""The ticket-hungry style stops drawing tickets when its plan needs this many trains."""


class Style(IntEnum):
    """The numbers of the styles: their places in the game's `styles`."""

    ONE_STEP = 0
    LONG_ROUTES = 1
    BY_TICKET = 2
    TICKET_HUNGRY = 3


@compiled
def styled(board: Board, view: Blank, seat: int, style: int, rng: Array) -> int:
    """Return a seat's move in a style."""
    stage = view.stage
    if stage == Stage.SETUP or stage == Stage.KEEP:
        return _choose_tickets(board, view, seat, style, np.zeros(1, PLAN))
    if stage == Stage.PAY:
        return _choose_colour(board, view, seat)
    if stage == Stage.LOCOMOTIVES:
        return LOCOMOTIVES + as_i64(
            locomotive_bounds(board, view, seat, view.route, view.colour)[0]
        )
    if stage == Stage.DOUBLE:
        if fewest_wilds(board, view, seat, view.route):
            return SINGLE
        return DOUBLE
    return _choose_turn(board, view, seat, style, np.zeros(1, PLAN))


@compiled
def _choose_turn(board: Board, view: Blank, seat: int, style: int, plans: Array) -> int:
    plan: Plan = plans[0]
    _price_tracks(board, view, seat, style, plan)
    wanted = _want_tickets(board, view, seat, style, plan)
    if view.stage == Stage.TURN and _hungers(board, view, seat, style, plan, wanted):
        return DRAW_TICKETS
    if not wanted:
        _want_longest(board, view, seat, plan)
    track = _claimable(board, view, seat, plan)
    if view.stage == Stage.TURN and track != EMPTY:
        return CLAIM + track
    count_cards(board, view, seat, plan)
    return _choose_card(board, view, seat, plan)


@compiled
def _price_tracks(board: Board, view: Blank, seat: int, style: int, plan: Plan) -> None:
    """Write the cost of each track: one step, or its trains in the styles that plan a whole
    path.
    """
    want_nothing(plan)
    shortest = 1
    if style == Style.LONG_ROUTES:
        shortest = min(LONG, view.trains[seat])
    for track in range(board.tracks):
        length = as_i64(board.length[track])
        if view.owner[track] == seat:
            plan.cost[track] = 0.0
        elif length < shortest or not is_open(board, view, seat, track):
            plan.cost[track] = NEVER
        else:
            plan.cost[track] = 1.0
            if style >= Style.BY_TICKET:
                plan.cost[track] = length


@compiled
def _want_tickets(board: Board, view: Blank, seat: int, style: int, plan: Plan) -> bool:
    """Add the path of the best ticket that can be completed, or of all; return whether there is
    one.
    """
    found = False
    for back in range(board.tickets):
        ticket = board.tickets - 1 - back  # those with more points come first
        if view.where[ticket] == seat and not is_complete(board, view, seat, ticket):
            if style == Style.TICKET_HUNGRY or not found:
                found = join_ticket(board, view, seat, plan, ticket) or found
    if style < Style.BY_TICKET:
        _want_next_step(board, plan)
    return found


@compiled
def _want_next_step(board: Board, plan: Plan) -> None:
    """Keep only the first track of the path."""
    best = EMPTY
    nearest = NEVER
    for track in range(board.tracks):
        if plan.wanted[track]:
            plan.wanted[track] = NOT
            far = min(plan.far[board.ends[track, 0]], plan.far[board.ends[track, 1]])
            if far < nearest:
                best = track
                nearest = far
    if best != EMPTY:
        plan.wanted[best] = FOR_TICKET


@compiled
def _hungers(board: Board, view: Blank, seat: int, style: int, plan: Plan, wanted: bool) -> bool:
    """Return whether to draw tickets: if none is left to complete, or before the first claim until
    there are enough.
    """
    if (
        style == Style.LONG_ROUTES
        or tickets_left(view) == 0
        or view.trains[: view.seats].min() < LATE
    ):
        return False
    early = view.trains[seat] == board.trains and plan.needs < FULL
    return not wanted or (style == Style.TICKET_HUNGRY and early)


@compiled
def _want_longest(board: Board, view: Blank, seat: int, plan: Plan) -> None:
    """Add the longest open route to the plan; of several the one with the fewest missing cards."""
    best = EMPTY
    highest = -NEVER
    for track in range(board.tracks):
        if is_open(board, view, seat, track):
            worth = 100.0 * board.length[track] - missing(board, view, seat, track)
            if worth > highest:
                best = track
                highest = worth
    if best != EMPTY:
        plan.wanted[best] = FOR_TICKET


@compiled
def _claimable(board: Board, view: Blank, seat: int, plan: Plan) -> int:
    """Return the longest wanted track that can be claimed now; EMPTY if there is none."""
    best = EMPTY
    for track in range(board.tracks):
        if plan.wanted[track] and why_not_claim(board, view, seat, track) == 0:
            if best == EMPTY or board.length[track] > board.length[best]:
                best = track
    return best


@compiled
def _choose_card(board: Board, view: Blank, seat: int, plan: Plan) -> int:
    """Return a draw: a missing colour, else a locomotive, else terrain that would double a route,
    else the deck.
    """
    best = LOCOMOTIVE
    for kind in range(COLOURS):
        if view.up[kind] and plan.lacks[kind] > max(plan.lacks[best], 0):
            best = kind
    if view.up[best] and (best < LOCOMOTIVE or view.stage == Stage.TURN):
        return PICK + best
    for track in range(board.tracks):
        ground = board.terrain[track]
        if plan.wanted[track] and view.up[ground] and view.hand[seat, ground] < price(board, track):
            return PICK + as_i64(ground)
    return _any_card(board, view, seat)


@compiled
def _any_card(board: Board, view: Blank, seat: int) -> int:
    """Return a draw from the deck, or else any legal move."""
    if view.left[TRAIN_DECK]:
        return BLIND + TRAIN_DECK
    for move in range(PICK, CLAIM + board.tracks):
        if why_not(board, view, seat, move) == 0:
            return move
    return PASS


@compiled
def _choose_tickets(board: Board, view: Blank, seat: int, style: int, plans: Array) -> int:
    """Return the move that keeps the tickets with the most points per train.

    The one-step style keeps all of its first tickets, the ticket-hungry style all that fit.
    """
    plan = plans[0]
    best = KEEP
    highest = -NEVER
    for subset in range(1, 1 << count_offered(view, seat)):
        if why_not(board, view, seat, KEEP + subset - 1) == 0:
            worth = _value_tickets(board, view, seat, style, plan, subset)
            if style == Style.ONE_STEP and view.stage == Stage.SETUP:
                worth = SIZES[subset]
            if worth > highest:
                best = KEEP + subset - 1
                highest = worth
    return best


@compiled
def _value_tickets(
    board: Board, view: Blank, seat: int, style: int, plan: Plan, subset: int
) -> float:
    points = 0
    trains = 0
    _price_tracks(board, view, seat, style, plan)
    if style == Style.TICKET_HUNGRY:
        _want_tickets(board, view, seat, style, plan)
    for place in range(OFFERS):
        if (subset >> place) & 1:
            ticket = view.offered[seat, place]
            points += board.ticket_points[ticket]
            if style != Style.TICKET_HUNGRY:
                _price_tracks(board, view, seat, style, plan)
            if not join_ticket(board, view, seat, plan, ticket):
                trains += view.trains[seat] + 1
            elif style != Style.TICKET_HUNGRY:
                trains += plan.needs
    if trains > view.trains[seat]:
        return -1.0 * points
    if style == Style.TICKET_HUNGRY:
        return 1.0 * points
    return points / max(trains, 1)


@compiled
def _choose_colour(board: Board, view: Blank, seat: int) -> int:
    """Return the colour that can pay of which the seat has most."""
    best = LOCOMOTIVE
    for kind in range(COLOURS):
        more = best == LOCOMOTIVE or view.hand[seat, kind] > view.hand[seat, best]
        if more and can_pay(board, view, seat, view.route, kind):
            best = kind
    return PAY + best
