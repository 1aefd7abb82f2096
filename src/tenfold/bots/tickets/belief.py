"""Which tickets others may hold, by what they have claimed: such as are nearly completed, and cheap together."""

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
"""The odds of a ticket for which nothing is done."""

SETS = 6
"""How many sets of tickets are dealt for each seat, for one to be chosen."""


class Belief(Flat):
    """What a seat believes of the others."""

    odds = i64[SEATS, TICKETS]  # of each ticket to be held by each of them


BELIEF = layout(Belief)


@compiled
def believe(board: Board, view: Blank, seat: int, numbers: Numbers, belief: Belief) -> None:
    """Write the odds of each ticket to be held by each of the others."""
    _believe(board, view, seat, numbers, belief, np.zeros(1, PLAN))


@compiled
def _believe(board: Board, view: Blank, seat: int, numbers: Numbers, belief: Belief, plans: Array) -> None:
    plan: Plan = plans[0]
    for other in range(view.seats):
        if other != seat:
            for ticket in range(board.tickets):
                if view.where[ticket] == IN_DECK:
                    done = _share_done(board, view, other, plan, ticket)
                    belief.odds[other, ticket] = 1 + np.int64(EVEN * exp(numbers.telling * done))


@compiled
def _share_done(board: Board, view: Blank, seat: int, plan: Plan, ticket: int) -> float:
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
def _distance(board: Board, plan: Plan, ticket: int) -> float:
    """How many trains the way between the ends of a ticket takes."""
    forget_ways(plan)
    leave_ticket(board, plan, ticket)
    look_from(board, plan)
    far: float = plan.far[nearest(plan, board.ticket_ends[ticket, 1])]
    return far


@compiled
def determinize(board: Board, state: State, numbers: Numbers, belief: Belief, rng: Array) -> None:
    """Turn a view into a state that it could be of: others hold tickets by their odds that go with each other."""
    plans = np.zeros(1, PLAN)
    for seat in range(state.seats):
        unknown = unknown_tickets(board, state, seat)
        if unknown:
            _deal_tickets(board, state, seat, numbers, belief.odds[seat], unknown, plans, rng)
    fill(board, state, rng)


@compiled
def _deal_tickets(
    board: Board,
    state: State,
    seat: int,
    numbers: Numbers,
    odds: Array,
    unknown: int,
    plans: Array,
    rng: Array,
) -> None:
    """Deal a seat some sets of tickets, and choose one of them."""
    before, best, highest = state.where.copy(), state.where.copy(), -np.inf
    for _ in range(SETS):
        refill(state.where, before)
        for _ in range(unknown):
            state.where[_draw(board, state, odds, rng)] = seat
        likely = _log_likelihood(board, state, seat, numbers, plans[0]) + gumbel(rng)
        if likely > highest:
            highest = likely
            refill(best, state.where)
    refill(state.where, best)


@compiled
def _log_likelihood(board: Board, state: State, seat: int, numbers: Numbers, plan: Plan) -> float:
    """How likely a seat's tickets are beside others that were dealt alike, as a logarithm."""
    price_tracks(board, state, seat, numbers, plan)
    join_tickets(board, state, seat, numbers, plan, 0)
    return -numbers.set_cost * plan.total_cost - numbers.set_lost * plan.given_up


@compiled
def _draw(board: Board, state: Layout, odds: Array, rng: Array) -> int:
    """A ticket of those that nobody is known to hold, by the odds."""
    total = 0
    for ticket in range(board.tickets):
        total += odds[ticket] if state.where[ticket] == IN_DECK else 0
    left, ticket = below(rng, total), -1
    while left >= 0:
        ticket += 1
        left -= odds[ticket] if state.where[ticket] == IN_DECK else 0
    return ticket
