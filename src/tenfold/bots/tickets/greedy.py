"""The greedy move of the Heart of Africa, from a plan for the tickets: claim, draw cards or draw
tickets.
"""

import numpy as np

from tenfold.games.tickets.board import Board
from tenfold.games.tickets.claim import join, why_not_claim
from tenfold.games.tickets.map import EMPTY, OFFERS, PLACES
from tenfold.games.tickets.offers import tickets_left
from tenfold.games.tickets.rules import why_not
from tenfold.games.tickets.state import CLAIM, DRAW_TICKETS, KEEP, PASS, PICK, Blank, Stage
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array

from .cards import best_draw, count_cards, count_turns, value_cards
from .claims import best_claim, choose_step
from .numbers import Numbers
from .plan import (
    FOR_TICKET,
    LAST,
    NEVER,
    PLAN,
    Plan,
    forget_ways,
    join_tickets,
    look_from,
    nearest,
    price_by_trains,
    price_tracks,
)


@compiled
def greedy(board: Board, view: Blank, seat: int, numbers: Numbers, rng: Array) -> int:
    """Return the best move by a plan. It is deterministic."""
    return _choose(board, view, seat, numbers, np.zeros(1, PLAN))


@compiled
def _choose(board: Board, view: Blank, seat: int, numbers: Numbers, plans: Array) -> int:
    plan: Plan = plans[0]
    stage = view.stage
    if stage == Stage.SETUP or stage == Stage.KEEP:
        return _choose_tickets(board, view, seat, numbers, plan)
    make_plan(board, view, seat, numbers, plan, 0)
    value_cards(board, view, seat, numbers, plan)
    if stage == Stage.TURN:
        return _choose_turn(board, view, seat, numbers, plan)
    if stage == Stage.PICK:
        return best_draw(view, seat, plan)[0]
    return choose_step(board, view, seat, plan)


@compiled
def make_plan(
    board: Board, view: Blank, seat: int, numbers: Numbers, plan: Plan, subset: int
) -> float:
    """Plan for the tickets of a seat and a subset of those offered; return their value."""
    price_tracks(board, view, seat, numbers, plan)
    worth = join_tickets(board, view, seat, numbers, plan, subset)
    if plan.given_up:
        price_by_trains(board, view, seat, plan)
        worth = join_tickets(board, view, seat, numbers, plan, subset)
    count_cards(board, view, seat, plan)
    count_turns(board, view, seat, numbers, plan)
    return worth


@compiled
def _choose_tickets(board: Board, view: Blank, seat: int, numbers: Numbers, plan: Plan) -> int:
    """Return the move that keeps the tickets with the best value minus cost."""
    best = KEEP
    highest = -NEVER
    for move in range(KEEP, PICK):
        if why_not(board, view, seat, move) == 0:
            worth = make_plan(board, view, seat, numbers, plan, move - KEEP + 1)
            left = numbers.share * numbers.slow * plan.turns_left
            worth -= plan.total_cost + numbers.load * max(plan.turns_needed - left, 0.0)
            if worth > highest:
                best = move
                highest = worth
    return best


@compiled
def _choose_turn(board: Board, view: Blank, seat: int, numbers: Numbers, plan: Plan) -> int:
    """Return the best of claiming, drawing cards and drawing tickets."""
    draw, drawn = best_draw(view, seat, plan)
    track, claimed = best_claim(board, view, seat, numbers, plan)
    if plan.turns_left < LAST:
        drawn = numbers.too_late  # no turn will be left to use it
    if tickets_left(view) and _value_tickets(board, view, seat, numbers, plan) > max(
        drawn, claimed
    ):
        return DRAW_TICKETS
    if track != EMPTY and (claimed > drawn or draw == EMPTY):
        return CLAIM + track
    if draw != EMPTY:
        return draw
    if tickets_left(view):
        return DRAW_TICKETS
    return _any_claim(board, view, seat)


@compiled
def _any_claim(board: Board, view: Blank, seat: int) -> int:
    """Return a claim of any route, or a pass if there is none."""
    for track in range(board.tracks):
        if why_not_claim(board, view, seat, track) == 0:
            return CLAIM + track
    return PASS


@compiled
def _value_tickets(board: Board, view: Blank, seat: int, numbers: Numbers, plan: Plan) -> float:
    """Return the value of drawing tickets, from the mean of the unseen ones: at least one must be
    kept.
    """
    trains = view.trains[seat] - plan.needs
    free = numbers.room * numbers.slow * plan.turns_left - plan.turns_needed
    if plan.turns_left > LAST and free < 0:
        return -1.0
    _look_from_network(board, view, seat, plan)
    good = 0.0
    bad = 0.0
    count = 0
    fails = 0
    for ticket in range(board.tickets):
        if view.where[ticket] != seat:
            worth = _value_ticket(board, numbers, plan, ticket, trains, free)
            good += max(worth, 0.0)
            bad += min(worth, 0.0)
            fails += worth < 0
            count += 1
    if count == 0:
        return -1.0
    none_good = 1.0
    for _ in range(OFFERS):
        none_good *= fails / count
    all_bad = none_good * bad / max(fails, 1)
    return numbers.more * (OFFERS * good / count) + numbers.more_bad * all_bad


@compiled
def _value_ticket(
    board: Board, numbers: Numbers, plan: Plan, ticket: int, trains: int, free: float
) -> float:
    """Return the value of a ticket to a seat with some spare trains and turns."""
    one = nearest(plan, board.ticket_ends[ticket, 0])
    other = nearest(plan, board.ticket_ends[ticket, 1])
    cost = plan.far[one] + plan.far[other]
    takes = plan.trains[one] + plan.trains[other]
    turns = (numbers.waste + numbers.claiming) * takes
    if cost >= NEVER or takes > trains or (takes > 0 and turns > free):
        return -numbers.lost * board.ticket_points[ticket]
    return numbers.ticket * board.ticket_points[ticket] - cost


@compiled
def _look_from_network(board: Board, view: Blank, seat: int, plan: Plan) -> None:
    """Find the cheapest paths from the largest component of the seat's network and its wanted
    tracks.
    """
    label = view.label[seat].copy()
    for track in range(board.tracks):
        if plan.wanted[track] == FOR_TICKET:
            join(label, board.ends[track, 0], board.ends[track, 1])
    sizes = np.zeros(PLACES, np.int64)
    for place in range(PLACES):
        sizes[label[place]] += 1
    largest = sizes.argmax()
    forget_ways(plan)
    for place in range(PLACES):
        if label[place] == largest:
            plan.far[place] = 0.0
    look_from(board, plan)
