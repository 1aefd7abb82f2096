"""What cards are worth to a Ticket to Ride bot's plan, and which it draws."""

from math import exp

import numpy as np

from tenfold.bots.tickets_plan import FOR_POINTS, NEVER, NOT, Tally, missing
from tenfold.games.tickets.map import COLOURS, EMPTY, GREY, KINDS, LOCOMOTIVE, TERRAIN, TRAIN_DECK
from tenfold.games.tickets.state import BLIND, PICK, Stage
from tenfold.games.tickets.terrain import fewest_wilds, lack, price
from tenfold.kernel.rules import rule

ROUTE = 2.7
"""How long a route is on average."""

LAST = 2
"""Who ends a turn with so many trains starts the last round."""


@rule
def count_cards(board, state, seat, plan):
    """Write how many cards of each kind the tracks wanted still take."""
    for kind in range(TERRAIN):
        plan.lacks[kind] = -np.int64(state.hand[seat, kind])
    for track in range(board.tracks):
        if plan.wanted[track] and board.colour[track] != GREY:
            _lack(board, plan, track)
    for track in range(board.tracks):
        if plan.wanted[track] and board.colour[track] == GREY:
            _lack(board, plan, track)
    short = plan.lacks[LOCOMOTIVE]
    for kind in range(COLOURS):
        short += max(plan.lacks[kind], 0)
    plan.tally[Tally.LACKING] = max(short, 0)


@rule
def _lack(board, plan, track):
    ferry = np.int64(board.ferry[track])
    plan.lacks[_colour(board, plan, track)] += board.length[track] - ferry
    plan.lacks[LOCOMOTIVE] += ferry


@rule
def _colour(board, plan, track):
    """The colour to pay for a track with: for a grey one that of which there are most to spare."""
    if board.colour[track] != GREY:
        return np.int64(board.colour[track])
    best = 0
    for kind in range(1, COLOURS):
        if plan.lacks[kind] < plan.lacks[best]:
            best = kind
    return best


@rule
def count_turns(board, state, seat, plan, taste):
    """Write how many turns are left, how many the plan takes, and what one is worth."""
    left = NEVER
    for other in range(state.seats):
        trains = max(np.int64(state.trains[other]) - LAST, 0)
        cards = max(trains - np.int64(state.cards[other]), 0)
        left = min(left, 1.0 + trains / ROUTE + cards / 2.0)
    plan.turns[0] = 1.0 if state.last >= 0 else left
    plan.turns[1] = plan.tally[Tally.CLAIMS] + taste.waste * plan.tally[Tally.LACKING]
    plan.turns[2] = taste.turn
    if plan.tally[Tally.CLAIMS]:
        slack = (taste.slow * plan.turns[0] - plan.turns[1]) / taste.ease
        plan.turns[2] += taste.rush / (1.0 + exp(min(slack, 30.0)))


@rule
def want_fillers(board, state, seat, plan, taste):
    """Want some more tracks, for their points, with the cards and trains that are to spare."""
    spare = state.trains[seat] - plan.tally[Tally.TRAINS]
    for _ in range(np.int64(taste.fillers)):
        best, highest = EMPTY, 0.0
        for track in range(board.tracks):
            if 0 < plan.cost[track] < NEVER and board.length[track] <= spare and not _has_twin(board, plan, track):
                rate = _rate(board, state, seat, plan, track, taste)
                if rate > highest:
                    best, highest = track, rate
        if best == EMPTY:
            return
        plan.wanted[best] = FOR_POINTS
        plan.cost[best] = 0.0
        spare -= board.length[best]
        _lack(board, plan, best)


@rule
def _has_twin(board, plan, track):
    """Whether the other track of a route is wanted."""
    twin = board.twin[track]
    return twin != EMPTY and plan.wanted[twin] != NOT


@rule
def _rate(board, state, seat, plan, track, taste):
    """The points that a track gives in a turn, with those that it takes to draw the cards."""
    ferry, colour = np.int64(board.ferry[track]), _colour(board, plan, track)
    short = max(board.length[track] - ferry + min(plan.lacks[colour], 0), 0)
    short += 2 * max(ferry + min(plan.lacks[LOCOMOTIVE], 0), 0)
    wilds = fewest_wilds(board, state, seat, track)
    turns = 1.0 + taste.waste * short
    if turns > plan.turns[0]:
        return 0.0
    return board.points[track] * (2.0 if wilds == 0 else 1.0 + taste.rich / (1 + wilds)) / turns


@rule
def value_cards(board, state, seat, plan, taste):
    """Write what one more card of each kind is worth, and want fillers."""
    card, cheap = plan.turns[2] / 2.0, taste.turn / 2.0
    for kind in range(COLOURS):
        plan.value[kind] = card if plan.lacks[kind] > 0 else 0.0
    want_fillers(board, state, seat, plan, taste)
    for kind in range(COLOURS):
        other = 1.0 if plan.lacks[kind] > 0 else taste.spare + taste.hoard * state.hand[seat, kind]
        plan.value[kind] = max(plan.value[kind], cheap * other)
    plan.value[LOCOMOTIVE] = taste.locomotive * (card if plan.tally[Tally.LACKING] else cheap)
    for kind in range(TERRAIN, KINDS):
        plan.value[kind] = _value_ground(board, state, seat, plan, kind, taste)


@rule
def _value_ground(board, state, seat, plan, kind, taste):
    """What one more card of a terrain is worth."""
    gain, spent = 0.0, 0.0
    for track in range(board.tracks):
        if plan.wanted[track] and board.terrain[track] == kind:
            ready = 1.0 - taste.ready * missing(board, state, seat, track) / board.length[track]
            gain += board.points[track] * ready
            spent += price(board, track) * ready
    spare = taste.filler * max(state.trains[seat] - plan.tally[Tally.TRAINS], 0) / 9.0
    gain += spare * 4.0
    spent += spare * 1.2
    behind = np.int64(lack(state, seat, kind))
    held = np.int64(state.hand[seat, kind])
    short = spent + max(behind + held - 1, 0) - held
    worth = taste.denial * (behind >= 0)
    if short > 0 and spent > 0:
        worth += taste.ground * gain / max(spent, short)
    return worth


@rule
def best_draw(board, state, seat, plan, taste):
    """The pick that is worth most, and what the whole draw is worth with it; EMPTY where there is none."""
    best, highest, second = EMPTY, -1.0, 0.0
    for move in range(PICK, BLIND + 2):
        worth = _value_pick(board, state, seat, plan, move, taste)
        if worth > highest:
            best, highest, second = move, worth, highest
        elif worth > second:
            second = worth
        if move >= BLIND or (worth > 0 and state.up[move - PICK] > 1):
            second = max(second, worth)
    total = highest + max(second, 0.0)
    if state.stage == Stage.TURN and state.up[LOCOMOTIVE]:
        worth = plan.value[LOCOMOTIVE] + taste.perish
        if worth > total:
            return PICK + LOCOMOTIVE, worth
    return best, total


@rule
def _value_pick(board, state, seat, plan, move, taste):
    """What a pick is worth that leaves room for a second; below 0 where it cannot be made."""
    if move >= BLIND:
        return _value_blind(board, state, seat, plan, move - BLIND) if state.left[move - BLIND] else -1.0
    kind = move - PICK
    return plan.value[kind] + taste.perish if state.up[kind] and kind != LOCOMOTIVE else -1.0


@rule
def _value_blind(board, state, seat, plan, deck):
    """What a card from the top of a deck is worth on average."""
    first, end = (0, TERRAIN) if deck == TRAIN_DECK else (TERRAIN, KINDS)
    total, count = 0.0, 0
    for kind in range(first, end):
        unseen = _count_unseen(board, state, seat, kind)
        total += unseen * plan.value[kind]
        count += unseen
    return total / max(count, 1)


@rule
def _count_unseen(board, state, seat, kind):
    """How many cards of a kind are where a seat cannot see them."""
    count = np.int64(board.cards[kind]) - state.discard[kind] - state.up[kind] - state.hand[seat, kind]
    for other in range(state.seats):
        if other != seat:
            count -= state.hand[other, kind] if kind >= TERRAIN else state.known[other, kind]
    return count
