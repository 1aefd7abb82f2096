"""A plan of a Ticket to Ride bot: the tracks that join its tickets' ends cheaply, and what they still take."""

from enum import IntEnum
from typing import NamedTuple

import numpy as np

from tenfold.games.tickets.claim import CROWD
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
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Field, i8, i64

f64 = Field(np.float64)

NOT, FOR_TICKET, FOR_POINTS = 0, 1, 2
"""Why a track is wanted."""

NEVER = 1e6
"""The cost of what cannot be had."""


class Taste(NamedTuple):
    """What the bot weighs, in points where nothing else is said. Self-play and the published styles tuned it."""

    time: float = 2.0  # what a turn costs a plan,
    train: float = 1.52  # what a train does,
    point: float = 1.0  # and what a point of a route saves it
    waste: float = 0.27  # how many turns a card takes
    ferry: float = 1.16  # how many cards a missing locomotive counts as
    ticket: float = 1.0  # a point of a ticket that can be completed,
    lost: float = 1.18  # and of one that cannot
    load: float = 3.0  # a turn that the tickets take,
    share: float = 0.35  # beyond this share of those left
    room: float = 0.6  # the share of the turns left that tickets drawn later may take
    more: float = 0.8  # how much of the good that they may do is counted on
    turn: float = 3.0  # a turn,
    rush: float = 6.25  # and how much more where too few are left for the plan,
    ease: float = 4.29  # growing over so many turns
    slow: float = 0.55  # the share of the turns that seem to be left that is counted on
    locomotive: float = 2.15  # how many cards a locomotive is worth,
    thrift: float = 0.3  # and how much of that keeps it from being paid for a colour
    spare: float = 0.42  # how much of a card one is worth that no track wants,
    hoard: float = 0.097  # and how much more for each of its colour
    ground: float = 0.54  # how much of the points that terrain doubles is counted on
    later: float = 0.5  # how many of the trains that no ticket needs will be for routes to double
    denial: float = 0.08  # not to be behind in a terrain
    rich: float = 0.69  # how likely a track will be doubled that lacks no more than the terrain
    threat: float = 0.9  # an end of a track at which another seat is
    wait: float = 0.2  # how much of the points is lost by claiming what cannot be doubled yet,
    early: float = 0.1  # and how much is won by doubling now
    finish: float = 1.0  # to end the game for every ten points ahead, up to ten


TASTE = Taste()


class Tally(IntEnum):
    """What a plan counts: trains and claims that the tickets' tracks take, cards that those lack, tickets given up."""

    TRAINS = 0
    CLAIMS = 1
    LACKING = 2
    LOST = 3


class Sum(IntEnum):
    """What a plan adds up: turns left, turns that it takes, what a turn is worth, and what the plan costs."""

    LEFT = 0
    TAKES = 1
    TURN = 2
    COST = 3


class Plan:
    """The tracks that are wanted, with what was worked out on the way."""

    cost: f64[TRACKS]  # of each track; 0 for the seat's own and for those wanted
    wanted: i8[TRACKS]  # why each track is wanted that the seat does not own
    far: f64[PLACES]  # what it costs to get to each place from where the last look began,
    trains: i64[PLACES]  # how many trains,
    via: i64[PLACES]  # and by which track last
    tally: i64[len(Tally)]
    sums: f64[len(Sum)]
    lacks: i64[TERRAIN]  # how many cards of each kind the tracks wanted still take; below 0 where some are to spare
    value: f64[KINDS]  # what one more card of each kind is worth
    behind: i64[TERRAINS]  # how many cards of each terrain the seat is short of the most that another has
    gain: f64[TERRAINS]  # the points that each terrain may double,
    spent: f64[TERRAINS]  # and how many cards of it that takes


PLAN = np.dtype((np.record, record(Plan)))
"""A record, since it is passed on with every call: arrays in a tuple would be counted each time."""


@compiled
def price_tracks(board, state, seat, plan):
    """Want nothing yet, and write what each track costs a seat: turns, cards and trains, less the points."""
    _want_nothing(plan)
    for track in range(board.tracks):
        plan.cost[track] = _price(board, state, seat, track)


@compiled
def _want_nothing(plan):
    plan.wanted[:] = NOT
    plan.tally[:] = 0
    plan.sums[:] = 0.0


@compiled
def _price(board, state, seat, track):
    if state.owner[track] == seat:
        return 0.0
    if not is_open(board, state, seat, track):
        return NEVER
    short = missing(board, state, seat, track) + TASTE.ferry * max(board.ferry[track] - state.hand[seat, LOCOMOTIVE], 0)
    cost = TASTE.time * (1.0 + TASTE.waste * short) + TASTE.train * board.length[track]
    return max(cost - TASTE.point * board.points[track], 0.1)


@compiled
def price_by_trains(board, state, seat, plan):
    """Want nothing yet, and write how many trains each track takes a seat."""
    _want_nothing(plan)
    for track in range(board.tracks):
        if state.owner[track] == seat:
            plan.cost[track] = 0.0
        elif is_open(board, state, seat, track):
            plan.cost[track] = board.length[track] + 0.01 * missing(board, state, seat, track)
        else:
            plan.cost[track] = NEVER


@compiled
def is_open(board, state, seat, track):
    """Whether a seat can still claim a track some day."""
    if state.owner[track] != EMPTY or board.length[track] > state.trains[seat]:
        return False
    twin = board.twin[track]
    return twin == EMPTY or state.owner[twin] == EMPTY or (state.owner[twin] != seat and state.seats >= CROWD)


@compiled
def missing(board, state, seat, track):
    """How many cards for a track a seat has not, locomotives apart."""
    hand, colour = state.hand[seat], board.colour[track]
    held = np.int64(0)
    for kind in range(COLOURS):
        if colour in (kind, GREY):
            held = max(held, np.int64(hand[kind]))
    return max(board.length[track] - held, 0)


@compiled
def forget_ways(plan):
    plan.far[:] = NEVER
    plan.trains[:] = 0
    plan.via[:] = EMPTY


@compiled
def leave_ticket(board, plan, ticket):
    """Begin at one end of a ticket, at all of its places."""
    for end in range(ENDS):
        if board.ticket_ends[ticket, 0, end] != EMPTY:
            plan.far[board.ticket_ends[ticket, 0, end]] = 0.0


@compiled
def look_from(board, plan):
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
def _reach(board, plan, one, other, track):
    cost = plan.cost[track]
    plan.far[other] = plan.far[one] + cost
    plan.trains[other] = plan.trains[one] + (board.length[track] if cost > 0 else 0)
    plan.via[other] = track


@compiled
def nearest(plan, ends):
    """The nearest of the places of one end of a ticket."""
    best = np.int64(ends[0])
    for end in range(1, ENDS):
        if ends[end] != EMPTY and plan.far[ends[end]] < plan.far[best]:
            best = np.int64(ends[end])
    return best


@compiled
def join_ticket(board, state, seat, plan, ticket):
    """Want the cheapest way between the ends of a ticket; return whether it can be had."""
    forget_ways(plan)
    leave_ticket(board, plan, ticket)
    look_from(board, plan)
    place = nearest(plan, board.ticket_ends[ticket, 1])
    if plan.far[place] >= NEVER or plan.tally[Tally.TRAINS] + plan.trains[place] > state.trains[seat]:
        return False
    plan.tally[Tally.TRAINS] += plan.trains[place]
    _want_way(board, plan, place)
    return True


@compiled
def _want_way(board, plan, place):
    """Want the tracks of the way to a place that the seat does not own."""
    while plan.via[place] != EMPTY:
        track = plan.via[place]
        if plan.cost[track] > 0:
            plan.wanted[track] = FOR_TICKET
            plan.tally[Tally.CLAIMS] += 1
            plan.sums[Sum.COST] += plan.cost[track]
            plan.cost[track] = 0.0
        place = board.ends[track, 0] + board.ends[track, 1] - place


@compiled
def join_tickets(board, state, seat, plan, subset):
    """Want what joins the tickets of a seat, and a subset of those offered to it; return what those are worth."""
    worth = 0.0
    for back in range(board.tickets):
        ticket = board.tickets - 1 - back  # those with more points come first
        if state.where[ticket] == seat or _in_subset(state.offered[seat], subset, ticket):
            joined = is_complete(board, state, seat, ticket) or join_ticket(board, state, seat, plan, ticket)
            worth += board.ticket_points[ticket] * (TASTE.ticket if joined else -TASTE.lost)
            plan.tally[Tally.LOST] += not joined
    return worth


@compiled
def _in_subset(offered, subset, ticket):
    found = False
    for place in range(OFFERS):
        found = found or (offered[place] == ticket and (subset >> place) & 1 == 1)
    return found
