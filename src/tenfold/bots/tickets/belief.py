"""The belief about hidden tickets: nearly completed ones and sets that are cheap together are
likely.
"""

from typing import NamedTuple

import numpy as np

from tenfold.bots.seeds import gumbel
from tenfold.games.tickets.board import Board
from tenfold.games.tickets.hiding import unknown_tickets
from tenfold.games.tickets.map import SEATS, TICKETS
from tenfold.games.tickets.state import IN_DECK, Blank, Layout, State
from tenfold.kernel.bag import refill
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, Flat, i64, layout
from tenfold.kernel.play import below, fill
from tenfold.kernel.reals import exp

from .numbers import Numbers
from .plan import (
    NEVER,
    PLAN,
    Plan,
    forget_ways,
    is_open,
    join_tickets,
    leave_ticket,
    look_from,
    nearest,
    price_tracks,
)

EVEN = 16
"""The odds of a ticket of which nothing is done, as an integer."""

SETS = 6
"""The number of sets of tickets that are dealt for each seat. One of them is chosen."""


class Belief(Flat):
    """What a seat believes about the others."""

    odds = i64[SEATS, TICKETS]  # the odds that a seat holds a ticket


BELIEF = layout(Belief)


@compiled
def believe(board: Board, view: Blank, seat: int, numbers: Numbers, belief: Belief) -> None:
    """Write the odds that each other seat holds each ticket."""
    _believe(board, view, seat, numbers, belief, np.zeros(1, PLAN))


@compiled
def _believe(
    board: Board, view: Blank, seat: int, numbers: Numbers, belief: Belief, plans: Array
) -> None:
    plan: Plan = plans[0]
    for other in range(view.seats):
        if other != seat:
            for ticket in range(board.tickets):
                if view.where[ticket] == IN_DECK:
                    done = _share_done(board, view, other, plan, ticket)
                    belief.odds[other, ticket] = 1 + np.int64(EVEN * exp(numbers.telling * done))


@compiled
def _share_done(board: Board, view: Blank, seat: int, plan: Plan, ticket: int) -> float:
    """Return the share of a ticket's shortest path that a seat has claimed; negative if it became
    longer.
    """
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
def _distance(board: Board, plan: Plan, ticket: int) -> float:
    """Return the number of trains of the shortest path between the ends of a ticket."""
    forget_ways(plan)
    leave_ticket(board, plan, ticket)
    look_from(board, plan)
    far: float = plan.far[nearest(plan, board.ticket_ends[ticket, 1])]
    return far


class Hidden(NamedTuple):
    """The hidden tickets of a seat."""

    tickets: int
    """The number of tickets that are hidden."""
    odds: Array
    """The odds that the seat holds each ticket."""
    plans: Array
    """Scratch memory: an array of one plan."""


@compiled
def determinize(board: Board, state: State, numbers: Numbers, belief: Belief, rng: Array) -> None:
    """Sample a state consistent with a view. Others hold tickets by their odds and by how well they
    go together.
    """
    plans = np.zeros(1, PLAN)
    for seat in range(state.seats):
        unknown = unknown_tickets(board, state, seat)
        if unknown:
            _deal_tickets(
                board, state, seat, numbers, Hidden(unknown, belief.odds[seat], plans), rng
            )
    fill(board, state, rng)


@compiled
def _deal_tickets(
    board: Board, state: State, seat: int, numbers: Numbers, hidden: Hidden, rng: Array
) -> None:
    """Deal a seat several sets of tickets, and choose one by its likelihood."""
    before = state.where.copy()
    best = state.where.copy()
    highest = -np.inf
    for _ in range(SETS):
        refill(state.where, before)
        for _ in range(hidden.tickets):
            state.where[_draw(board, state, hidden.odds, rng)] = seat
        likely = _log_likelihood(board, state, seat, numbers, hidden.plans[0]) + gumbel(rng)
        if likely > highest:
            highest = likely
            refill(best, state.where)
    refill(state.where, best)


@compiled
def _log_likelihood(board: Board, state: State, seat: int, numbers: Numbers, plan: Plan) -> float:
    """Return the log-likelihood of a dealt set of tickets, up to a constant."""
    price_tracks(board, state, seat, numbers, plan)
    join_tickets(board, state, seat, numbers, plan, 0)
    return -numbers.set_cost * plan.total_cost - numbers.set_lost * plan.given_up


@compiled
def _draw(board: Board, state: Layout, odds: Array, rng: Array) -> int:
    """Draw a ticket that nobody is known to hold, by the odds."""
    total = 0
    for ticket in range(board.tickets):
        total += odds[ticket] if state.where[ticket] == IN_DECK else 0
    left = below(rng, total)
    ticket = -1
    while left >= 0:
        ticket += 1
        left -= odds[ticket] if state.where[ticket] == IN_DECK else 0
    return ticket
