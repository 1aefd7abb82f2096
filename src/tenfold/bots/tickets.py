"""The judgement for The Heart of Africa: a cheap network for the tickets, around what is claimed."""

from typing import NamedTuple

import numpy as np

from tenfold.bots.judgement import Manner
from tenfold.bots.tickets_cards import best_draw, count_cards, count_turns, value_cards
from tenfold.bots.tickets_claims import best_claim, choose_step
from tenfold.bots.tickets_guess import imagine, suspect
from tenfold.bots.tickets_outlook import STEADY, estimate, worth
from tenfold.bots.tickets_plan import (
    FOR_TICKET,
    NEVER,
    NOT,
    PLAN,
    TASTE,
    Sum,
    Tally,
    forget_ways,
    join_tickets,
    look_from,
    nearest,
    price_by_trains,
    price_tracks,
)
from tenfold.bots.tickets_styles import styled
from tenfold.games.tickets.claim import join, why_not_claim
from tenfold.games.tickets.map import EMPTY, PLACES, TICKETS
from tenfold.games.tickets.offers import tickets_left
from tenfold.games.tickets.rules import why_not
from tenfold.games.tickets.state import CLAIM, DRAW_TICKETS, KEEP, PASS, PICK, Stage
from tenfold.kernel.compiled import compiled

__all__ = ["MANNER", "estimate", "greedy", "imagine", "lean", "styled", "suspect", "worth"]

MANNER = Manner(horizon=24, usual=0.06, runners=5, hints=TICKETS)
"""How search looks ahead."""


class Leaning(NamedTuple):
    """How many points a kind of move is better than the greedy move, and how far from that it usually is."""

    mean: float
    spread: float


WAIT = Leaning(0.0, 2.0)
"""To draw instead of a claim: greedy is hasty."""

OTHER_CARD = Leaning(-0.3, 1.6)
CLAIM_WANTED = Leaning(-2.0, 5.0)
CLAIM_UNWANTED = Leaning(-6.0, 4.0)
MORE_TICKETS = Leaning(-7.0, 5.0)
OTHER_TICKETS = Leaning(-10.0, 10.0)
NOT_WORTH_A_LOOK = Leaning(0.0, 0.0)
"""Whatever else: what a claim is paid with, greedy knows."""


@compiled
def greedy(board, view, seat, rng):
    """A seat's best move by its plan. Nothing is left to chance."""
    return _choose(board, view, seat, np.zeros(1, PLAN))


@compiled
def _choose(board, view, seat, plans):
    plan, stage = plans[0], view.stage
    if stage == Stage.SETUP or stage == Stage.KEEP:
        return _choose_tickets(board, view, seat, plan)
    _make_plan(board, view, seat, plan, 0)
    value_cards(board, view, seat, plan)
    if stage == Stage.TURN:
        return _choose_turn(board, view, seat, plan)
    if stage == Stage.PICK:
        return best_draw(board, view, seat, plan)[0]
    return choose_step(board, view, seat, plan)


@compiled
def _make_plan(board, view, seat, plan, subset):
    """Plan for the tickets of a seat, with a subset of those offered to it; return what they are worth."""
    price_tracks(board, view, seat, plan)
    worth = join_tickets(board, view, seat, plan, subset)
    if plan.tally[Tally.LOST]:
        price_by_trains(board, view, seat, plan)
        worth = join_tickets(board, view, seat, plan, subset)
    count_cards(board, view, seat, plan)
    count_turns(board, view, seat, plan)
    return worth


@compiled
def _choose_tickets(board, view, seat, plan):
    """The tickets that are worth most for what it takes to complete them."""
    best, highest = KEEP, -NEVER
    for move in range(KEEP, PICK):
        if why_not(board, view, seat, move) == 0:
            worth = _make_plan(board, view, seat, plan, move - KEEP + 1)
            left = TASTE.share * TASTE.slow * plan.sums[Sum.LEFT]
            worth -= plan.sums[Sum.COST] + TASTE.load * max(plan.sums[Sum.TAKES] - left, 0.0)
            if worth > highest:
                best, highest = move, worth
    return best


@compiled
def _choose_turn(board, view, seat, plan):
    """Claim, draw cards or draw tickets: whatever is worth most."""
    draw, drawn = best_draw(board, view, seat, plan)
    track, claimed = best_claim(board, view, seat, plan)
    if plan.sums[Sum.LEFT] < 2.0:
        drawn = 0.1  # no turn will be left to use it
    if tickets_left(view) and _value_tickets(board, view, seat, plan) > max(drawn, claimed):
        return DRAW_TICKETS
    if track != EMPTY and (claimed > drawn or draw == EMPTY):
        return CLAIM + track
    if draw != EMPTY:
        return draw
    return DRAW_TICKETS if tickets_left(view) else _any_claim(board, view, seat)


@compiled
def _any_claim(board, view, seat):
    """Any route, where there is nothing to draw; and where there is none a pass."""
    for track in range(board.tracks):
        if why_not_claim(board, view, seat, track) == 0:
            return CLAIM + track
    return PASS


@compiled
def _value_tickets(board, view, seat, plan):
    """What it is worth to draw tickets, by what those unseen would be: some will fit, and one must be kept."""
    trains = view.trains[seat] - plan.tally[Tally.TRAINS]
    free = TASTE.room * TASTE.slow * plan.sums[Sum.LEFT] - plan.sums[Sum.TAKES]
    if plan.sums[Sum.LEFT] > 2.0 and free < 0:
        return -1.0
    _look_from_network(board, view, seat, plan)
    good, bad, count, fails = 0.0, 0.0, 0, 0
    for ticket in range(board.tickets):
        if view.where[ticket] != seat:
            worth = _value_ticket(board, plan, ticket, trains, free)
            good += max(worth, 0.0)
            bad += min(worth, 0.0)
            fails += worth < 0
            count += 1
    if count == 0:
        return -1.0
    return TASTE.more * (4.0 * good / count) + 0.6 * (fails / count) ** 4 * bad / max(fails, 1)


@compiled
def _value_ticket(board, plan, ticket, trains, free):
    """What a ticket is worth to a seat that has so many trains and turns to spare."""
    one, other = nearest(plan, board.ticket_ends[ticket, 0]), nearest(plan, board.ticket_ends[ticket, 1])
    takes = plan.trains[one] + plan.trains[other]
    turns = (TASTE.waste + 0.4) * takes
    if plan.far[one] + plan.far[other] >= NEVER or takes > trains or (takes > 0 and turns > free):
        return -TASTE.lost * board.ticket_points[ticket]
    return TASTE.ticket * board.ticket_points[ticket] - (plan.far[one] + plan.far[other])


@compiled
def _look_from_network(board, view, seat, plan):
    """Find the ways from the largest part of the seat's network, with the tracks that it wants."""
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


@compiled
def lean(board, view, seat, first, moves, means, spreads):
    """What is thought of each move before it is tried: what many playouts said of such moves on average."""
    _lean(board, view, seat, first, moves, means, spreads, np.zeros(1, PLAN))


@compiled
def _lean(board, view, seat, first, moves, means, spreads, plans):
    _make_plan(board, view, seat, plans[0], 0)
    value_cards(board, view, seat, plans[0])
    for i in range(len(moves)):
        leaning = _leaning(view, plans[0], moves[i], first)
        means[i], spreads[i] = leaning.mean / (4.0 * STEADY), leaning.spread / (4.0 * STEADY)


@compiled
def _leaning(view, plan, move, first):
    if view.stage == Stage.SETUP or view.stage == Stage.KEEP:
        return OTHER_TICKETS
    if move >= CLAIM:
        wanted = plan.wanted[move - CLAIM] != NOT or plan.sums[Sum.LEFT] < 2.0
        return CLAIM_WANTED if wanted else CLAIM_UNWANTED
    if move == DRAW_TICKETS:
        return MORE_TICKETS
    if PICK <= move < DRAW_TICKETS:
        return WAIT if first >= CLAIM else OTHER_CARD
    return NOT_WORTH_A_LOOK
