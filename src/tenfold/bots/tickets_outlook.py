"""Who is winning a Ticket to Ride game, at a glance: fitted to games that greedy went on with after odd beginnings."""

from math import exp
from typing import NamedTuple

import numpy as np

from tenfold.bots.tickets_plan import NEVER, PLAN, forget_ways, look_from, nearest, price_by_trains
from tenfold.games.tickets.map import EMPTY, KINDS, LOCOMOTIVE, OFFERS, PLACES, TERRAIN
from tenfold.games.tickets.offers import is_complete
from tenfold.games.tickets.state import Stage
from tenfold.kernel.compiled import compiled

ROUTE = 2.7
"""How long a route is on average."""

SPREAD = 12.8
"""By how many points the end may differ from the outlook."""

STEADY = 40.0
"""By how many points to divide an outlook for a search: so many that a point is worth about the same to any seat."""

SOON = 6.0
"""With fewer turns left than this, things come to be worth what they are at the very end."""


class Worth(NamedTuple):
    """What things are still good for, in points."""

    ticket: float  # a point of a ticket that is not completed,
    takes: float  # and a train that it takes to complete it
    card: float  # a train card for which there is a train,
    spare_card: float  # and one for which there is none
    wild: float  # a locomotive, beside being a card
    ground: float  # a terrain card, one for three trains,
    spare_ground: float  # and each more
    lead: float  # to have as many cards of a terrain as anybody
    train: float
    turn: float


EARLY = Worth(1.06, -1.2, 1.8, 1.15, 1.55, 2.2, 0.85, 3.2, -0.35, 2.1)
LATE = Worth(0.68, -2.1, 2.4, 0.0, 2.7, 0.0, 0.0, 0.0, -1.15, 3.3)


@compiled
def estimate(board, state, seat):
    """A seat's chance to win: the more, the better its outlook is than that of the others."""
    return _share(board, state, seat, SPREAD, np.zeros(1, PLAN))


@compiled
def worth(board, state, seat):
    """What a state is worth to a search: points, for they tell more of a move than the games do that it wins."""
    return _share(board, state, seat, STEADY, np.zeros(1, PLAN))


@compiled
def _share(board, state, seat, spread, plans):
    early = min(1.0, _turns_left(board, state) / SOON)
    mine, total = _outlook(board, state, seat, plans[0], early), 1.0
    for other in range(state.seats):
        if other != seat:
            ahead = _outlook(board, state, other, plans[0], early) - mine
            total += exp(min(ahead / spread, 30.0))
    return 1.0 / total


@compiled
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


@compiled
def _outlook(board, state, seat, plan, early):
    """The points that a seat may end with."""
    points = 1.0 * state.points[seat] + _value_tickets(board, state, seat, plan, early)
    if state.stage == Stage.OVER:
        return points
    points += _value_hand(state, seat, early) + state.trains[seat] * _now(EARLY.train, LATE.train, early)
    if state.turn == seat:
        points += _now(EARLY.turn, LATE.turn, early)
        if state.route != EMPTY:
            points += board.points[state.route]  # a claim that is begun
    return points


@compiled
def _now(soon, late, early):
    """What something is worth now."""
    return late + early * (soon - late)


@compiled
def _value_hand(state, seat, early):
    """What the cards of a seat are worth."""
    hand, trains = state.hand[seat], np.float64(state.trains[seat])
    cards, ground, leads = 0.0, 0.0, 0
    for kind in range(TERRAIN):
        cards += hand[kind]
    for kind in range(TERRAIN, KINDS):
        ground += hand[kind]
        leads += _leads(state, seat, kind)
    use, useful = min(cards, trains), min(ground, trains / 3.0)
    worth = use * _now(EARLY.card, LATE.card, early) + (cards - use) * _now(EARLY.spare_card, LATE.spare_card, early)
    worth += useful * _now(EARLY.ground, LATE.ground, early)
    worth += (ground - useful) * _now(EARLY.spare_ground, LATE.spare_ground, early)
    worth += leads * _now(EARLY.lead, LATE.lead, early)
    return worth + hand[LOCOMOTIVE] * _now(EARLY.wild, LATE.wild, early)


@compiled
def _leads(state, seat, kind):
    """Whether a seat has cards of a kind, and nobody more."""
    most = 1
    for other in range(state.seats):
        most = max(most, np.int64(state.hand[other, kind]))
    return state.hand[seat, kind] == most


@compiled
def _value_tickets(board, state, seat, plan, early):
    """The points of the tickets that a seat has, or has chosen: won, lost, or by what they still take."""
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
                points += worth * _now(EARLY.ticket, LATE.ticket, early)
                points += takes * _now(EARLY.takes, LATE.takes, early)
    return points


@compiled
def _has_chosen(state, seat, ticket):
    """Whether a seat has chosen a ticket that it is to keep when all have chosen theirs."""
    found = False
    if state.choice[seat] > 0:
        for place in range(OFFERS):
            kept = (np.int64(state.choice[seat]) >> place) & 1 == 1
            found = found or (kept and state.offered[seat, place] == ticket)
    return found


@compiled
def _takes(board, plan, ticket):
    """How many trains it takes to join the ends of a ticket to the network."""
    ends = board.ticket_ends[ticket]
    return plan.far[nearest(plan, ends[0])] + plan.far[nearest(plan, ends[1])]


@compiled
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
