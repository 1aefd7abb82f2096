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
    TRACKS,
)
from tenfold.games.tickets.offers import is_complete
from tenfold.kernel.rules import rule

NOT, FOR_TICKET, FOR_POINTS = 0, 1, 2
"""Why a track is wanted."""

NEVER = 1e6
"""The cost of what cannot be had."""


class Taste(NamedTuple):
    """What a bot weighs. Worths are in points."""

    claim: float = 4.068  # what a claim costs a plan,
    card: float = 1.25  # a card that is missing,
    train: float = 0.255  # and a train;
    point: float = 0.8  # and what a point of a route saves it
    ferry: float = 1.161  # how many cards a missing locomotive counts as
    ticket: float = 0.7  # what a point of a ticket is worth that can be completed,
    lost: float = 1.18  # and costs where it cannot
    load: float = 3.0  # what each turn costs that tickets take, at the start,
    share: float = 0.2  # beyond this share of the turns left
    extra: float = 2.0  # the same when tickets are drawn later
    room: float = 0.6
    turn: float = 1.13  # what a turn is worth,
    rush: float = 20.0  # and how much more where too few are left for the plan
    ease: float = 4.288  # over so many turns it grows
    slow: float = 0.55  # how many of the turns that seem to be left are counted on
    waste: float = 0.6  # how many turns a card takes
    locomotive: float = 1.416  # how many cards a locomotive is worth
    thrift: float = 0.3
    spare: float = 0.3  # how much of a card one is worth that the plan does not want,
    hoard: float = 0.138  # and how much more for each that the seat has
    ground: float = 0.2
    ready: float = 0.5
    filler: float = 0.5
    denial: float = 0.079
    rich: float = 0.688
    fillers: float = 2.8
    threat: float = 0.895
    wait: float = 0.0
    early: float = 0.1
    perish: float = 0.2
    more: float = 0.6
    finish: float = 0.0


class Tally(IntEnum):
    """What a plan counts: trains and claims that the tickets' tracks take, and cards that those lack."""

    TRAINS = 0
    CLAIMS = 1
    LACKING = 2


class Plan(NamedTuple):
    """The tracks that are wanted, with what was worked out on the way."""

    cost: np.ndarray  # of each track; 0 for the seat's own and for those wanted
    wanted: np.ndarray  # why each track is wanted that the seat does not own
    far: np.ndarray  # what it costs to get to each place from where the last look began,
    trains: np.ndarray  # how many trains,
    via: np.ndarray  # and by which track last
    tally: np.ndarray
    lacks: np.ndarray  # how many cards of each kind the tracks wanted still take; below 0 where some are to spare
    value: np.ndarray  # what one more card of each kind is worth
    turns: np.ndarray  # how many turns are left, how many the plan takes, and what one is worth


@rule
def blank_plan():
    return Plan(
        np.zeros(TRACKS),
        np.zeros(TRACKS, np.int64),
        np.zeros(PLACES),
        np.zeros(PLACES, np.int64),
        np.zeros(PLACES, np.int64),
        np.zeros(3, np.int64),
        np.zeros(TERRAIN, np.int64),
        np.zeros(KINDS),
        np.zeros(3),
    )


@rule
def price_tracks(board, state, seat, plan, taste):
    """Want nothing yet, and write what each track costs a seat: turns, cards and trains, less the points."""
    plan.tally[:] = 0
    for track in range(board.tracks):
        plan.wanted[track] = NOT
        plan.cost[track] = _price(board, state, seat, track, taste)


@rule
def _price(board, state, seat, track, taste):
    if state.owner[track] == seat:
        return 0.0
    if not is_open(board, state, seat, track):
        return NEVER
    ferry = max(board.ferry[track] - state.hand[seat, LOCOMOTIVE], 0)
    cost = taste.claim + taste.card * (missing(board, state, seat, track) + taste.ferry * ferry)
    return max(cost + taste.train * board.length[track] - taste.point * board.points[track], 0.1)


@rule
def is_open(board, state, seat, track):
    """Whether a seat can still claim a track some day."""
    if state.owner[track] != EMPTY or board.length[track] > state.trains[seat]:
        return False
    twin = board.twin[track]
    return twin == EMPTY or state.owner[twin] == EMPTY or (state.owner[twin] != seat and state.seats >= CROWD)


@rule
def missing(board, state, seat, track):
    """How many cards for a track a seat has not, locomotives apart."""
    hand, colour = state.hand[seat], board.colour[track]
    held = np.int64(0)
    for kind in range(COLOURS):
        if colour in (kind, GREY):
            held = max(held, np.int64(hand[kind]))
    return max(board.length[track] - held, 0)


@rule
def forget_ways(plan):
    plan.far[:] = NEVER
    plan.trains[:] = 0
    plan.via[:] = EMPTY


@rule
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


@rule
def _reach(board, plan, one, other, track):
    cost = plan.cost[track]
    plan.far[other] = plan.far[one] + cost
    plan.trains[other] = plan.trains[one] + (board.length[track] if cost > 0 else 0)
    plan.via[other] = track


@rule
def nearest(plan, ends):
    """The nearest of the places of one end of a ticket."""
    best = np.int64(ends[0])
    for end in range(1, ENDS):
        if ends[end] != EMPTY and plan.far[ends[end]] < plan.far[best]:
            best = np.int64(ends[end])
    return best


@rule
def join_ticket(board, state, seat, plan, ticket):
    """Want the cheapest way between the ends of a ticket; return whether it can be had."""
    ends = board.ticket_ends[ticket]
    forget_ways(plan)
    for end in range(ENDS):
        if ends[0, end] != EMPTY:
            plan.far[ends[0, end]] = 0.0
    look_from(board, plan)
    place = nearest(plan, ends[1])
    if plan.far[place] >= NEVER or plan.tally[Tally.TRAINS] + plan.trains[place] > state.trains[seat]:
        return False
    plan.tally[Tally.TRAINS] += plan.trains[place]
    _want_way(board, plan, place)
    return True


@rule
def _want_way(board, plan, place):
    """Want the tracks of the way to a place that the seat does not own."""
    while plan.via[place] != EMPTY:
        track = plan.via[place]
        if plan.cost[track] > 0:
            plan.wanted[track] = FOR_TICKET
            plan.cost[track] = 0.0
            plan.tally[Tally.CLAIMS] += 1
        place = board.ends[track, 0] + board.ends[track, 1] - place


@rule
def join_tickets(board, state, seat, plan, subset, taste):
    """Want what joins the tickets of a seat, and a subset of those offered to it; return what those are worth."""
    worth = 0.0
    for back in range(board.tickets):
        ticket = board.tickets - 1 - back  # those with more points come first
        if state.where[ticket] == seat or _in_subset(state.offered[seat], subset, ticket):
            joined = is_complete(board, state, seat, ticket) or join_ticket(board, state, seat, plan, ticket)
            worth += board.ticket_points[ticket] * (taste.ticket if joined else -taste.lost)
    return worth


@rule
def _in_subset(offered, subset, ticket):
    found = False
    for place in range(OFFERS):
        found = found or (offered[place] == ticket and (subset >> place) & 1 == 1)
    return found
