"""A plan of a Ticket to Ride bot: the tracks that join its tickets' ends cheaply, and what they still take."""

from tenfold.games.tickets.board import Board
from tenfold.games.tickets.claim import why_not_track
from tenfold.games.tickets.map import (
    COLOURS,
    EMPTY,
    ENDS,
    GREY,
    KINDS,
    LOCOMOTIVE,
    OFFERS,
    PLACES,
    TERRAIN,
    TERRAINS,
    TRACKS,
)
from tenfold.games.tickets.offers import is_complete
from tenfold.games.tickets.state import Layout
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, Flat, f64, i8, i64, layout, wide

from .numbers import Numbers

NOT, FOR_TICKET, FOR_POINTS = 0, 1, 2
"""Why a track is wanted."""

NEVER = 1e6
"""The cost of what cannot be had."""

LAST = 2.0
"""With fewer turns left than this, it is the last."""

CHEAPEST, HAIR = 0.1, 0.01
"""What a track costs at least, since it takes a turn; and what a missing card counts beside trains, to choose among
ways that take as many."""


class Plan(Flat):
    """The tracks that are wanted, with what was worked out on the way."""

    wanted = i8[TRACKS]
    cost = f64[TRACKS]  # what each track costs
    far = f64[PLACES]  # what it costs to get to each place from where the last look began,
    trains = i64[PLACES]  # how many trains,
    via = i64[PLACES]  # and by which track last
    needs = i64  # how many trains the tickets' tracks take,
    claims = i64  # how many claims,
    lacking = i64  # and how many cards that the seat has not
    given_up = i64  # how many tickets cannot be joined
    turns_left = f64
    turns_needed = f64
    turn_worth = f64  # what a turn is worth
    total_cost = f64  # of the tickets' tracks
    lacks = i64[TERRAIN]  # how many cards of each kind the tracks wanted still take; below 0 where some are to spare
    value = f64[KINDS]  # what one more card of each kind is worth
    behind = i64[TERRAINS]  # how many cards of each terrain the seat is short of the most that another has
    gain = f64[TERRAINS]  # the points that each terrain may double,
    spent = f64[TERRAINS]  # and how many cards of it that takes


PLAN = layout(Plan)


@compiled
def price_tracks(board: Board, state: Layout, seat: int, numbers: Numbers, plan: Plan) -> None:
    """Want nothing yet, and write what each track costs a seat: turns, cards and trains, less the points."""
    want_nothing(plan)
    for track in range(board.tracks):
        plan.cost[track] = _price(board, state, seat, numbers, track)


@compiled
def want_nothing(plan: Plan) -> None:
    """Begin anew."""
    plan.wanted[:] = NOT
    plan.needs = plan.claims = plan.lacking = plan.given_up = 0
    plan.turns_left = plan.turns_needed = plan.turn_worth = plan.total_cost = 0.0


@compiled
def _price(board: Board, state: Layout, seat: int, numbers: Numbers, track: int) -> float:
    if state.owner[track] == seat:
        return 0.0
    if not is_open(board, state, seat, track):
        return NEVER
    locomotives = max(board.ferry[track] - state.hand[seat, LOCOMOTIVE], 0)
    short = missing(board, state, seat, track) + numbers.ferry * locomotives
    cost = numbers.time * (1.0 + numbers.waste * short) + numbers.train * board.length[track]
    return max(cost - numbers.point * board.points[track], CHEAPEST)


@compiled
def price_by_trains(board: Board, state: Layout, seat: int, plan: Plan) -> None:
    """Want nothing yet, and write how many trains each track takes a seat."""
    want_nothing(plan)
    for track in range(board.tracks):
        if state.owner[track] == seat:
            plan.cost[track] = 0.0
        elif is_open(board, state, seat, track):
            plan.cost[track] = board.length[track] + HAIR * missing(board, state, seat, track)
        else:
            plan.cost[track] = NEVER


@compiled
def is_open(board: Board, state: Layout, seat: int, track: int) -> bool:
    """Whether a seat can still claim a track some day."""
    return bool(board.length[track] <= state.trains[seat] and why_not_track(board, state, seat, track) == 0)


@compiled
def missing(board: Board, state: Layout, seat: int, track: int) -> int:
    """How many cards for a track a seat has not, locomotives apart."""
    hand, colour = state.hand[seat], board.colour[track]
    held = 0
    for kind in range(COLOURS):
        if colour in (kind, GREY):
            held = max(held, wide(hand[kind]))
    return max(board.length[track] - held, 0)


@compiled
def forget_ways(plan: Plan) -> None:
    """Look from nowhere."""
    plan.far[:] = NEVER
    plan.trains[:] = 0
    plan.via[:] = EMPTY


@compiled
def leave_ticket(board: Board, plan: Plan, ticket: int) -> None:
    """Begin at one end of a ticket, at all of its places."""
    for end in range(ENDS):
        if board.ticket_ends[ticket, 0, end] != EMPTY:
            plan.far[board.ticket_ends[ticket, 0, end]] = 0.0


@compiled
def look_from(board: Board, plan: Plan) -> None:
    """Find the cheapest ways to all places from those whose `far` is 0."""
    changed = True
    while changed:
        changed = False
        for track in range(board.tracks):
            cost = plan.cost[track]
            if cost < NEVER:
                one, other = board.ends[track, 0], board.ends[track, 1]
                if plan.far[one] + cost < plan.far[other]:
                    _reach(board, plan, one, other, track)
                    changed = True
                elif plan.far[other] + cost < plan.far[one]:
                    _reach(board, plan, other, one, track)
                    changed = True


@compiled
def _reach(board: Board, plan: Plan, one: int, other: int, track: int) -> None:
    cost = plan.cost[track]
    plan.far[other] = plan.far[one] + cost
    plan.trains[other] = plan.trains[one] + (board.length[track] if cost > 0 else 0)
    plan.via[other] = track


@compiled
def nearest(plan: Plan, ends: Array) -> int:
    """The nearest of the places of one end of a ticket."""
    best = wide(ends[0])
    for end in range(1, ENDS):
        if ends[end] != EMPTY and plan.far[ends[end]] < plan.far[best]:
            best = wide(ends[end])
    return best


@compiled
def join_ticket(board: Board, state: Layout, seat: int, plan: Plan, ticket: int) -> bool:
    """Want the cheapest way between the ends of a ticket; return whether it can be had."""
    forget_ways(plan)
    leave_ticket(board, plan, ticket)
    look_from(board, plan)
    place = nearest(plan, board.ticket_ends[ticket, 1])
    if plan.far[place] >= NEVER or plan.needs + plan.trains[place] > state.trains[seat]:
        return False
    plan.needs += plan.trains[place]
    _want_way(board, plan, place)
    return True


@compiled
def _want_way(board: Board, plan: Plan, place: int) -> None:
    """Want the tracks of the way to a place that the seat does not own."""
    while plan.via[place] != EMPTY:
        track = plan.via[place]
        if plan.cost[track] > 0:
            plan.wanted[track] = FOR_TICKET
            plan.claims += 1
            plan.total_cost += plan.cost[track]
            plan.cost[track] = 0.0
        place = board.ends[track, 0] + board.ends[track, 1] - place


@compiled
def join_tickets(board: Board, state: Layout, seat: int, numbers: Numbers, plan: Plan, subset: int) -> float:
    """Want what joins the tickets of a seat, and a subset of those offered to it; return what those are worth."""
    worth = 0.0
    for back in range(board.tickets):
        ticket = board.tickets - 1 - back  # those with more points come first
        if state.where[ticket] == seat or _in_subset(state.offered[seat], subset, ticket):
            joined = is_complete(board, state, seat, ticket) or join_ticket(board, state, seat, plan, ticket)
            worth += board.ticket_points[ticket] * (numbers.ticket if joined else -numbers.lost)
            plan.given_up += not joined
    return worth


@compiled
def _in_subset(offered: Array, subset: int, ticket: int) -> bool:
    found = False
    for place in range(OFFERS):
        found = found or (offered[place] == ticket and (subset >> place) & 1 == 1)
    return found
