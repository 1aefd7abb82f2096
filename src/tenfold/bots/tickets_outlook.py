"""Who is winning a Ticket to Ride game, at a glance: fitted to games that greedy and the published styles played."""

from math import exp

import numpy as np

from tenfold.bots.tickets_plan import NEVER, PLAN, forget_ways, look_from, nearest, price_by_trains
from tenfold.games.tickets.map import EMPTY, KINDS, LOCOMOTIVE, OFFERS, PLACES, TERRAIN
from tenfold.games.tickets.offers import is_complete
from tenfold.games.tickets.state import Stage
from tenfold.kernel.rules import rule

ROUTE = 2.7
"""How long a route is on average."""

SURE, HARD = 2.66, 1.91
"""How likely a ticket is to be completed: log-odds, and how they fall with the trains that it takes in a turn."""

CARD, WILD, GROUND, TRAIN, TURN = 1.35, 1.75, 3.0, -0.4, 2.0
"""What these are still good for, in points: train card, locomotive on top of that, terrain card, train, the turn."""

SPREAD, DRIFT = 10.0, 0.02
"""By how many points the end may differ from the outlook, and what share more for each turn that is left."""


@rule
def estimate(board, state, seat):
    """A seat's chance to win: the more, the better its outlook is than that of the others."""
    return _estimate(board, state, seat, np.zeros(1, PLAN))


@rule
def _estimate(board, state, seat, plans):
    plan, turns = plans[0], _turns_left(board, state)
    mine, total = _outlook(board, state, seat, plan, turns), 1.0
    for other in range(state.seats):
        if other != seat:
            ahead = _outlook(board, state, other, plan, turns) - mine
            total += exp(min(ahead / (SPREAD * (1.0 + DRIFT * turns)), 30.0))
    return 1.0 / total


@rule
def _turns_left(board, state):
    """How many turns each seat may still have."""
    if state.last >= 0:
        return state.last / state.seats
    left = NEVER
    for seat in range(state.seats):
        trains = max(np.int64(state.trains[seat]) - board.last_trains, 0)
        cards = max(trains - np.int64(state.cards[seat]), 0)
        left = min(left, 1.0 + trains / ROUTE + cards / 2.0)
    return left


@rule
def _outlook(board, state, seat, plan, turns):
    """The points that a seat may end with."""
    hand = state.hand[seat]
    points = 1.0 * state.points[seat] + _value_tickets(board, state, seat, plan, turns)
    if state.stage == Stage.OVER:
        return points
    for kind in range(KINDS):
        points += hand[kind] * (CARD if kind < TERRAIN else GROUND)
    points += WILD * hand[LOCOMOTIVE] + TRAIN * state.trains[seat] + TURN * (state.turn == seat)
    if state.turn == seat and state.route != EMPTY:
        points += board.points[state.route]  # a claim that is begun
    return points


@rule
def _value_tickets(board, state, seat, plan, turns):
    """The points of the tickets that a seat has, or has chosen: won, or as likely as they will be."""
    points, looked = 0.0, False
    for ticket in range(board.tickets):
        if state.where[ticket] == seat or _has_chosen(state, seat, ticket):
            worth = np.int64(board.ticket_points[ticket])
            if is_complete(board, state, seat, ticket):
                points += worth
            elif state.stage == Stage.OVER:
                points -= worth
            else:
                if not looked:
                    _look_from_network(board, state, seat, plan)
                    looked = True
                takes = min(1.0 * worth, _takes(board, plan, ticket))
                points += worth * (2.0 / (1.0 + exp(HARD * takes / (turns + 1.0) - SURE)) - 1.0)
    return points


@rule
def _has_chosen(state, seat, ticket):
    """Whether a seat has chosen a ticket that it is to keep when all have chosen theirs."""
    found = False
    if state.choice[seat] > 0:
        for place in range(OFFERS):
            kept = (np.int64(state.choice[seat]) >> place) & 1 == 1
            found = found or (kept and state.offered[seat, place] == ticket)
    return found


@rule
def _takes(board, plan, ticket):
    """How many trains it takes to join the ends of a ticket to the network."""
    ends = board.ticket_ends[ticket]
    return plan.far[nearest(plan, ends[0])] + plan.far[nearest(plan, ends[1])]


@rule
def _look_from_network(board, state, seat, plan):
    """Find how many trains it takes to get to each place from the largest part of a seat's network."""
    label, sizes = state.label[seat], plan.via
    sizes[:] = 0
    for place in range(PLACES):
        sizes[label[place]] += 1
    largest = sizes.argmax()
    price_by_trains(board, state, seat, plan)
    forget_ways(plan)
    for place in range(PLACES):
        if label[place] == largest:
            plan.far[place] = 0.0
    look_from(board, plan)
