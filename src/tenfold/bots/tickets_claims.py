"""Which routes a Ticket to Ride bot claims, and what it pays for them."""

import numpy as np

from tenfold.bots.tickets_plan import FOR_TICKET, NEVER, NOT, TASTE, Sum, Tally
from tenfold.games.tickets.claim import why_not_claim
from tenfold.games.tickets.map import EMPTY, GREY, LOCOMOTIVE, TERRAIN
from tenfold.games.tickets.offers import is_complete
from tenfold.games.tickets.state import DOUBLE, LOCOMOTIVES, PAY, SINGLE, Stage
from tenfold.games.tickets.terrain import fewest_wilds
from tenfold.kernel.compiled import compiled


@compiled
def best_claim(board, state, seat, plan):
    """The track that is most worth claiming now, and what that is worth; EMPTY where there is none."""
    best, highest = EMPTY, -NEVER
    last = plan.sums[Sum.LEFT] < 2.0
    for track in range(board.tracks):
        if (last or plan.wanted[track] != NOT) and why_not_claim(board, state, seat, track) == 0:
            worth = _value_claim(board, state, seat, plan, track)
            if worth > highest:
                best, highest = track, worth
    return best, highest


@compiled
def _value_claim(board, state, seat, plan, track):
    """What it is worth to claim a track now."""
    points = np.int64(board.points[track])
    kind = _cheapest_kind(board, state, seat, plan, track)
    locomotives = _fewest_locomotives(board, state, seat, track, kind)
    double = _value_double(board, state, seat, plan, track, locomotives)
    if plan.sums[Sum.LEFT] < 2.0:
        completes = plan.wanted[track] == FOR_TICKET and plan.tally[Tally.CLAIMS] == 1
        return points + max(double, 0.0) + 10.0 * completes
    worth = plan.sums[Sum.TURN] if plan.wanted[track] == FOR_TICKET else TASTE.turn
    if state.trains[seat] - board.length[track] <= board.last_trains:
        worth += TASTE.finish * min(max(_lead(board, state, seat) / 10.0, -1.0), 1.0)
    worth += TASTE.threat * _threat(board, state, seat, track)
    worth -= TASTE.thrift * (locomotives - board.ferry[track]) * plan.value[LOCOMOTIVE]
    if double > 0:
        return worth + TASTE.early * double
    return worth - TASTE.wait * points / (1 + fewest_wilds(board, state, seat, track))


@compiled
def _lead(board, state, seat):
    """How many points a seat is ahead, if others have completed half of their tickets."""
    mine, others = np.int64(state.points[seat]), 0
    for ticket in range(board.tickets):
        if state.where[ticket] == seat:
            points = np.int64(board.ticket_points[ticket])
            mine += points if is_complete(board, state, seat, ticket) else -points
    for other in range(state.seats):
        if other != seat:
            others = max(others, np.int64(state.points[other]) + 5 * np.int64(state.held[other]))
    return mine - others


@compiled
def _threat(board, state, seat, track):
    """At how many ends of a track others are that may have the cards and trains for it."""
    found = 0
    for other in range(state.seats):
        if other != seat and min(state.cards[other], state.trains[other]) >= board.length[track]:
            found += _touches(board, state, other, board.ends[track, 0])
            found += _touches(board, state, other, board.ends[track, 1])
    return found


@compiled
def _touches(board, state, seat, place):
    """Whether a seat has a track at a place."""
    for track in range(board.tracks):
        if state.owner[track] == seat and (board.ends[track, 0] == place or board.ends[track, 1] == place):
            return True
    return False


@compiled
def _cheapest_kind(board, state, seat, plan, track):
    """The kind of card to pay for a track with, that the plan misses least."""
    best, lowest = LOCOMOTIVE, NEVER
    for kind in range(TERRAIN):
        if _can_pay(board, state, seat, track, kind):
            locomotives = _fewest_locomotives(board, state, seat, track, kind)
            cost = plan.value[LOCOMOTIVE] * locomotives + plan.value[kind] * (board.length[track] - locomotives)
            if cost < lowest:
                best, lowest = kind, cost
    return best


@compiled
def _can_pay(board, state, seat, track, kind):
    hand, colour = state.hand[seat], board.colour[track]
    if kind != LOCOMOTIVE and colour != GREY and colour != kind:
        return False
    return hand[kind] > 0 and _fewest_locomotives(board, state, seat, track, kind) <= hand[LOCOMOTIVE]


@compiled
def _fewest_locomotives(board, state, seat, track, kind):
    """How many locomotives, at least, pay for a track along with a kind of card."""
    length = np.int64(board.length[track])
    if kind == LOCOMOTIVE:
        return length
    return max(np.int64(board.ferry[track]), length - state.hand[seat, kind])


@compiled
def _value_double(board, state, seat, plan, track, locomotives):
    """What doubling a track is worth to who pays so many locomotives for it; below 0 where it cannot be done."""
    wilds = fewest_wilds(board, state, seat, track)
    if board.terrain[track] == EMPTY or wilds > state.hand[seat, LOCOMOTIVE] - locomotives:
        return -1.0
    return board.points[track] - plan.value[LOCOMOTIVE] * wilds


@compiled
def choose_step(board, state, seat, plan):
    """The next step of a claim that was begun: the cheapest colour, the fewest locomotives, double if worth it."""
    track = state.route
    if state.stage == Stage.PAY:
        return PAY + _cheapest_kind(board, state, seat, plan, track)
    if state.stage == Stage.LOCOMOTIVES:
        return LOCOMOTIVES + _fewest_locomotives(board, state, seat, track, state.colour)
    if _value_double(board, state, seat, plan, track, state.locomotives) <= 0:
        return SINGLE
    return DOUBLE + np.int64(fewest_wilds(board, state, seat, track))
