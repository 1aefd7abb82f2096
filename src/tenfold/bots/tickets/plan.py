"""A plan in the Heart of Africa: tracks that join the tickets' ends cheaply, and the trains and
cards they need.
"""

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
from tenfold.kernel.layout import Array, Flat, as_i64, f64, i8, i64, layout

from .numbers import Numbers

NOT = 0
"""The track is not wanted."""

FOR_TICKET = 1
"""The track is wanted for a ticket."""

FOR_POINTS = 2
"""The track is wanted for its points."""

NEVER = 1e6
"""The cost of a track that cannot be claimed."""

LAST = 2.0
"""A seat with fewer turns left than this is in its last turn."""

CHEAPEST = 0.1
"""The least cost of a track that is not owned."""

HAIR = 0.01
"""The cost of a missing card when paths are measured in trains: it breaks ties."""


class Plan(Flat):
    """The wanted tracks, with intermediate results."""

    wanted = i8[TRACKS]  # NOT, FOR_TICKET or FOR_POINTS
    cost = f64[TRACKS]  # the cost of each track
    far = f64[PLACES]  # the cost of the cheapest path to each place from the last start
    trains = i64[PLACES]  # the trains of that path
    via = i64[PLACES]  # the last track of that path
    needs = i64  # the trains of the tickets' tracks
    claims = i64  # the claims of the tickets' tracks
    lacking = i64  # the missing cards of the tickets' tracks
    given_up = i64  # the number of tickets that cannot be completed
    turns_left = f64  # the estimated number of turns left
    turns_needed = f64  # the number of turns that the plan needs
    turn_worth = f64  # the value of a turn
    total_cost = f64  # the cost of the tickets' tracks
    lacks = i64[
        TERRAIN
    ]  # by kind: the cards that the wanted tracks still need; negative if there are spare ones
    value = f64[KINDS]  # by kind: the value of one more card
    behind = i64[TERRAINS]  # by terrain: the cards by which the seat is behind the best other
    gain = f64[TERRAINS]  # by terrain: the points that it may double
    spent = f64[TERRAINS]  # by terrain: the cards that doubling them takes


PLAN = layout(Plan)


@compiled
def price_tracks(board: Board, state: Layout, seat: int, numbers: Numbers, plan: Plan) -> None:
    """Clear the plan, and write the cost of each track to a seat: turns, cards and trains, minus
    points.
    """
    want_nothing(plan)
    for track in range(board.tracks):
        plan.cost[track] = _price(board, state, seat, numbers, track)


@compiled
def want_nothing(plan: Plan) -> None:
    """Clear the plan."""
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
    """Clear the plan, and write the trains of each track as its cost."""
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
    """Return whether a seat may still claim a track later."""
    return bool(
        board.length[track] <= state.trains[seat] and why_not_track(board, state, seat, track) == 0
    )


@compiled
def missing(board: Board, state: Layout, seat: int, track: int) -> int:
    """Return the number of missing cards for a track, without locomotives."""
    hand = state.hand[seat]
    colour = board.colour[track]
    held = 0
    for kind in range(COLOURS):
        if colour in (kind, GREY):
            held = max(held, as_i64(hand[kind]))
    return max(board.length[track] - held, 0)


@compiled
def forget_ways(plan: Plan) -> None:
    """Clear the paths."""
    plan.far[:] = NEVER
    plan.trains[:] = 0
    plan.via[:] = EMPTY


@compiled
def leave_ticket(board: Board, plan: Plan, ticket: int) -> None:
    """Start the paths at all places of a ticket's first end."""
    for end in range(ENDS):
        if board.ticket_ends[ticket, 0, end] != EMPTY:
            plan.far[board.ticket_ends[ticket, 0, end]] = 0.0


@compiled
def look_from(board: Board, plan: Plan) -> None:
    """Find the cheapest paths to all places from those whose `far` is 0, as Bellman and Ford do."""
    changed = True
    while changed:
        changed = False
        for track in range(board.tracks):
            cost = plan.cost[track]
            if cost < NEVER:
                one = board.ends[track, 0]
                other = board.ends[track, 1]
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
    """Return the nearest place of one end of a ticket."""
    best = as_i64(ends[0])
    for end in range(1, ENDS):
        if ends[end] != EMPTY and plan.far[ends[end]] < plan.far[best]:
            best = as_i64(ends[end])
    return best


@compiled
def join_ticket(board: Board, state: Layout, seat: int, plan: Plan, ticket: int) -> bool:
    """Add the cheapest path between the ends of a ticket to the plan; return whether there
    is one.
    """
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
    """Add the tracks of the path to a place that the seat does not own."""
    while plan.via[place] != EMPTY:
        track = plan.via[place]
        if plan.cost[track] > 0:
            plan.wanted[track] = FOR_TICKET
            plan.claims += 1
            plan.total_cost += plan.cost[track]
            plan.cost[track] = 0.0
        place = board.ends[track, 0] + board.ends[track, 1] - place


@compiled
def join_tickets(
    board: Board, state: Layout, seat: int, numbers: Numbers, plan: Plan, subset: int
) -> float:
    """Add paths for the tickets of a seat and a subset of those offered; return the value of these
    tickets.
    """
    worth = 0.0
    for back in range(board.tickets):
        ticket = board.tickets - 1 - back  # those with more points come first
        if state.where[ticket] == seat or _in_subset(state.offered[seat], subset, ticket):
            joined = is_complete(board, state, seat, ticket) or join_ticket(
                board, state, seat, plan, ticket
            )
            worth += board.ticket_points[ticket] * (numbers.ticket if joined else -numbers.lost)
            plan.given_up += not joined
    return worth


@compiled
def _in_subset(offered: Array, subset: int, ticket: int) -> bool:
    found = False
    for place in range(OFFERS):
        found = found or (offered[place] == ticket and (subset >> place) & 1 == 1)
    return found
