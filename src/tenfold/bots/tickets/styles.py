"""Four published styles of playing Ticket to Ride, in our words: what a better one is measured by.

They are those of Silva, Lee, Togelius and Nealen, "AI-based playtesting of contemporary board games" (2017). Those know
no terrain; these take a card of it that would double a route where nothing else that they want lies face up.
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
from tenfold.kernel.layout import Array, wide

from .cards import count_cards
from .plan import FOR_TICKET, NEVER, NOT, PLAN, Plan, is_open, join_ticket, missing, want_nothing

LONG = 3
"""The shortest route that the long-routes style goes by."""

LATE = 8
"""With fewer trains than this, of any seat, nobody draws tickets any more."""

FULL = 35
"""A plan of so many trains is enough for the ticket-hungry style."""


class Style(IntEnum):
    """The numbers of the styles: their places in `styled.STYLES`."""

    ONE_STEP = 0
    LONG_ROUTES = 1
    BY_TICKET = 2
    TICKET_HUNGRY = 3


@compiled
def styled(board: Board, view: Blank, seat: int, style: int, rng: Array) -> int:
    """A seat's move in a style."""
    stage = view.stage
    if stage == Stage.SETUP or stage == Stage.KEEP:
        return _choose_tickets(board, view, seat, style, np.zeros(1, PLAN))
    if stage == Stage.PAY:
        return _choose_colour(board, view, seat)
    if stage == Stage.LOCOMOTIVES:
        return LOCOMOTIVES + wide(locomotive_bounds(board, view, seat, view.route, view.colour)[0])
    if stage == Stage.DOUBLE:
        return SINGLE if fewest_wilds(board, view, seat, view.route) else DOUBLE
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
    """Write what a track costs: a step, or in the styles that plan a whole way its trains."""
    want_nothing(plan)
    shortest = min(LONG, view.trains[seat]) if style == Style.LONG_ROUTES else 1
    for track in range(board.tracks):
        length = wide(board.length[track])
        if view.owner[track] == seat:
            plan.cost[track] = 0.0
        elif length < shortest or not is_open(board, view, seat, track):
            plan.cost[track] = NEVER
        else:
            plan.cost[track] = length if style >= Style.BY_TICKET else 1.0


@compiled
def _want_tickets(board: Board, view: Blank, seat: int, style: int, plan: Plan) -> bool:
    """Want the way of the best ticket that can be completed, or of all; return whether there is one."""
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
    """Want only the first track of the way."""
    best, nearest = EMPTY, NEVER
    for track in range(board.tracks):
        if plan.wanted[track]:
            plan.wanted[track] = NOT
            far = min(plan.far[board.ends[track, 0]], plan.far[board.ends[track, 1]])
            if far < nearest:
                best, nearest = track, far
    if best != EMPTY:
        plan.wanted[best] = FOR_TICKET


@compiled
def _hungers(board: Board, view: Blank, seat: int, style: int, plan: Plan, wanted: bool) -> bool:
    """Whether to draw tickets: when none is left to complete, or before the first claim until there are enough."""
    if style == Style.LONG_ROUTES or tickets_left(view) == 0 or view.trains[: view.seats].min() < LATE:
        return False
    early = view.trains[seat] == board.trains and plan.needs < FULL
    return not wanted or (style == Style.TICKET_HUNGRY and early)


@compiled
def _want_longest(board: Board, view: Blank, seat: int, plan: Plan) -> None:
    """Want the longest route that there is, of several the one that lacks the fewest cards."""
    best, highest = EMPTY, -NEVER
    for track in range(board.tracks):
        if is_open(board, view, seat, track):
            worth = 100.0 * board.length[track] - missing(board, view, seat, track)
            if worth > highest:
                best, highest = track, worth
    if best != EMPTY:
        plan.wanted[best] = FOR_TICKET


@compiled
def _claimable(board: Board, view: Blank, seat: int, plan: Plan) -> int:
    """The longest track wanted that can be claimed now; EMPTY where there is none."""
    best = EMPTY
    for track in range(board.tracks):
        if plan.wanted[track] and why_not_claim(board, view, seat, track) == 0:
            if best == EMPTY or board.length[track] > board.length[best]:
                best = track
    return best


@compiled
def _choose_card(board: Board, view: Blank, seat: int, plan: Plan) -> int:
    """A colour that is lacked, else a locomotive, else terrain that would double a route, else the deck."""
    best = LOCOMOTIVE
    for kind in range(COLOURS):
        if view.up[kind] and plan.lacks[kind] > max(plan.lacks[best], 0):
            best = kind
    if view.up[best] and (best < LOCOMOTIVE or view.stage == Stage.TURN):
        return PICK + best
    for track in range(board.tracks):
        ground = board.terrain[track]
        if plan.wanted[track] and view.up[ground] and view.hand[seat, ground] < price(board, track):
            return PICK + wide(ground)
    return _any_card(board, view, seat)


@compiled
def _any_card(board: Board, view: Blank, seat: int) -> int:
    """A card from the deck, or else whatever can be had."""
    if view.left[TRAIN_DECK]:
        return BLIND + TRAIN_DECK
    for move in range(PICK, CLAIM + board.tracks):
        if why_not(board, view, seat, move) == 0:
            return move
    return PASS


@compiled
def _choose_tickets(board: Board, view: Blank, seat: int, style: int, plans: Array) -> int:
    """The tickets with the most points for their trains; all of the first for one step, all that fit for hunger."""
    best, highest, plan = KEEP, -NEVER, plans[0]
    for subset in range(1, 1 << count_offered(view, seat)):
        if why_not(board, view, seat, KEEP + subset - 1) == 0:
            worth = _value_tickets(board, view, seat, style, plan, subset)
            if style == Style.ONE_STEP and view.stage == Stage.SETUP:
                worth = SIZES[subset]
            if worth > highest:
                best, highest = KEEP + subset - 1, worth
    return best


@compiled
def _value_tickets(board: Board, view: Blank, seat: int, style: int, plan: Plan, subset: int) -> float:
    points, trains = 0, 0
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
    return 1.0 * points if style == Style.TICKET_HUNGRY else points / max(trains, 1)


@compiled
def _choose_colour(board: Board, view: Blank, seat: int) -> int:
    """The colour that the seat has most of, of those that can pay."""
    best = LOCOMOTIVE
    for kind in range(COLOURS):
        more = best == LOCOMOTIVE or view.hand[seat, kind] > view.hand[seat, best]
        if more and can_pay(board, view, seat, view.route, kind):
            best = kind
    return PAY + best
