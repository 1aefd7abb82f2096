"""Which tickets others may hold, by what they have claimed: such as are nearly completed, and cheap together."""

from math import exp

import numpy as np

from tenfold.bots.seeds import gumbel
from tenfold.bots.tickets_plan import (
    NEVER,
    PLAN,
    Sum,
    Tally,
    forget_ways,
    is_open,
    join_tickets,
    leave_ticket,
    look_from,
    nearest,
    price_tracks,
)
from tenfold.games.tickets.hiding import unknown_tickets
from tenfold.games.tickets.state import IN_DECK
from tenfold.kernel.compiled import compiled
from tenfold.kernel.play import below, fill

TELLING = 5.0
"""How much likelier a ticket is that is completed than one for which nothing is done, as a logarithm.

Fitted to the tickets that greedy held in its games against itself.
"""

EVEN = 16
"""The odds of a ticket for which nothing is done."""

SETS = 6
"""How many sets of tickets are dealt for each seat, for one to be chosen;"""

COST, LOST = 0.3, 4.0
"""how much less likely, as a logarithm, it is for each point that its plan costs, and for each ticket that is lost."""


@compiled
def suspect(board, view, seat, hints):
    """Write the odds of each ticket to be held by each of the others."""
    _suspect(board, view, seat, hints, np.zeros(1, PLAN))


@compiled
def _suspect(board, view, seat, hints, plans):
    plan = plans[0]
    for other in range(view.seats):
        if other != seat:
            for ticket in range(board.tickets):
                if view.where[ticket] == IN_DECK:
                    done = _share_done(board, view, other, plan, ticket)
                    hints[other, ticket] = 1 + np.int64(EVEN * exp(TELLING * done))


@compiled
def _share_done(board, view, seat, plan, ticket):
    """How much shorter the way between the ends of a ticket is for what a seat has claimed; below 0 if it is longer."""
    for track in range(board.tracks):
        plan.cost[track] = board.length[track]
    whole = _distance(board, plan, ticket)
    for track in range(board.tracks):
        if view.owner[track] == seat:
            plan.cost[track] = 0.0
        elif not is_open(board, view, seat, track):
            plan.cost[track] = NEVER
    return max(1.0 - _distance(board, plan, ticket) / whole, -1.0)


@compiled
def _distance(board, plan, ticket):
    """How many trains the way between the ends of a ticket takes."""
    forget_ways(plan)
    leave_ticket(board, plan, ticket)
    look_from(board, plan)
    return plan.far[nearest(plan, board.ticket_ends[ticket, 1])]


@compiled
def imagine(board, state, hints, rng):
    """Turn a view into a state that it could be of: others hold tickets by their odds that go with each other."""
    plans = np.zeros(1, PLAN)
    for seat in range(state.seats):
        unknown = unknown_tickets(board, state, seat)
        if unknown:
            _imagine_tickets(board, state, seat, hints[seat], unknown, plans, rng)
    fill(board, state, rng)


@compiled
def _imagine_tickets(board, state, seat, odds, unknown, plans, rng):
    """Deal a seat some sets of tickets, and choose one of them."""
    before, best, highest = state.where.copy(), state.where.copy(), -np.inf
    for _ in range(SETS):
        state.where[:] = before
        for _ in range(unknown):
            state.where[_draw(board, state, odds, rng)] = seat
        likely = _how_likely(board, state, seat, plans[0]) + gumbel(rng)
        if likely > highest:
            highest = likely
            best[:] = state.where
    state.where[:] = best


@compiled
def _how_likely(board, state, seat, plan):
    """How likely a seat's tickets are beside others that were dealt alike, as a logarithm."""
    price_tracks(board, state, seat, plan)
    join_tickets(board, state, seat, plan, 0)
    return -COST * plan.sums[Sum.COST] - LOST * plan.tally[Tally.LOST]


@compiled
def _draw(board, state, odds, rng):
    """A ticket of those that nobody is known to hold, by the odds."""
    total = 0
    for ticket in range(board.tickets):
        total += odds[ticket] if state.where[ticket] == IN_DECK else 0
    left, ticket = below(rng, total), -1
    while left >= 0:
        ticket += 1
        left -= odds[ticket] if state.where[ticket] == IN_DECK else 0
    return ticket
