"""The rules of Ticket to Ride, for every map. Numbers like H3.6 are sentences of docs/rules/tickets.md."""

import sys

import numpy as np

from tenfold.kernel.compiled import compiled, register
from tenfold.kernel.contract import CHANCE, OVER

from .claim import begin_claim, can_claim, take_step, why_not_claim, why_not_step
from .decks import end_turn, give, pick, pick_blind, settle, take, turn_up
from .hiding import fill, view
from .map import EMPTY, LOCOMOTIVE, PLACES, TERRAIN, TERRAIN_DECK, TRAIN_DECK
from .offers import (
    begin,
    choose,
    completed,
    count_offered,
    is_complete,
    keep,
    offer,
    tickets_left,
    waiting,
    why_not_keep,
)
from .state import (
    ASIDE,
    BLIND,
    CLAIM,
    DRAW_TICKETS,
    IN_DECK,
    KEEP,
    LOCOMOTIVES,
    PAY,
    PICK,
    SINGLE,
    STATE,
    Rule,
    Stage,
)

__all__ = [
    "STATE",
    "Rule",
    "active",
    "apply",
    "deal",
    "fill",
    "is_over",
    "mover",
    "moves",
    "scores",
    "span",
    "view",
    "ways",
    "why_not",
]
"""The kernel's contract, as it stands in docs/add-a-game.md."""


@compiled
def deal(board, state, seats, first):
    """Make a state that waits for its first card. `first` is -1 for chance to say who begins."""
    _clear(state)
    state.bag[:] = board.cards
    state.left[TRAIN_DECK] = board.cards[:TERRAIN].sum()
    state.left[TERRAIN_DECK] = board.cards[TERRAIN:].sum()
    state.trains[:seats] = board.trains
    for place in range(PLACES):
        state.label[:, place] = place
    state.where[: board.tickets] = IN_DECK
    state.deck = board.tickets
    state.stage = Stage.DEAL
    state.turn = 0
    state.first = first
    state.seats = seats


@compiled
def _clear(state):
    """Nothing anywhere: counts are 0, everything else is EMPTY."""
    state.points[:] = 0
    state.discard[:] = 0
    state.up[:] = 0
    state.shown[:] = 0
    state.hand[:] = 0
    state.cards[:] = 0
    state.known[:] = 0
    state.trains[:] = 0
    state.owner[:] = EMPTY
    state.where[:] = ASIDE
    state.held[:] = 0
    state.tail[:] = EMPTY
    state.putter[:] = EMPTY
    state.under = 0
    state.offered[:] = EMPTY
    state.choice[:] = EMPTY
    state.picks = state.churns = state.passes = 0
    state.drawing = state.route = state.colour = state.locomotives = state.last = EMPTY


@compiled
def is_over(board, state):
    return state.stage == Stage.OVER


@compiled
def mover(board, state):
    if state.stage < Stage.SETUP:
        return CHANCE
    if state.stage == Stage.OVER:
        return OVER
    if state.stage != Stage.SETUP:
        return np.int64(state.turn)
    seat = 0
    while state.choice[seat] != EMPTY:
        seat += 1
    return seat


@compiled
def active(board, state):
    if state.stage == Stage.SETUP:
        return waiting(state)
    if state.stage < Stage.SETUP or state.stage == Stage.OVER:
        return 0
    return 1 << np.int64(state.turn)


@compiled
def ways(board, state):
    if state.stage == Stage.DEAL:
        deck = dealt_from(board, state)
        return np.int64(state.deck) if deck == EMPTY else np.int64(state.left[deck])
    if state.stage == Stage.REFILL or state.stage == Stage.BLIND:
        return np.int64(state.left[state.drawing])
    if state.stage == Stage.OFFER:
        return max(np.int64(state.deck), 1)
    return np.int64(state.seats) if state.stage == Stage.FIRST else 0


@compiled
def dealt_from(board, state):
    """The deck that the next thing dealt to a seat comes from; EMPTY for a ticket."""
    if state.picks < board.dealt[TRAIN_DECK]:
        return TRAIN_DECK
    return TERRAIN_DECK if state.picks < board.dealt[TRAIN_DECK] + board.dealt[TERRAIN_DECK] else EMPTY


@compiled
def moves(board, state):
    return CLAIM + np.int64(board.tracks)


@compiled
def span(board, state):
    stage = state.stage
    if stage == Stage.TURN:
        return PICK, CLAIM + np.int64(board.tracks)
    if stage == Stage.PICK:
        return PICK, DRAW_TICKETS
    if stage == Stage.PAY:
        return PAY, LOCOMOTIVES
    if stage == Stage.LOCOMOTIVES:
        return LOCOMOTIVES, SINGLE
    return (SINGLE, KEEP) if stage == Stage.DOUBLE else (KEEP, PICK)


@compiled
def scores(board, state, out):
    """Points of routes; when the game is over also of tickets, and for the most that were completed (H7.2, H7.3)."""
    most = 0
    for seat in range(state.seats):
        out[seat] = state.points[seat]
        most = max(most, completed(board, state, seat))
    if state.stage != Stage.OVER:
        return
    for ticket in range(board.tickets):
        seat = state.where[ticket]
        if seat >= 0:
            points = np.int64(board.ticket_points[ticket])
            out[seat] += points if is_complete(board, state, seat, ticket) else -points
    for seat in range(state.seats):
        if most and completed(board, state, seat) == most:  # H7.4
            out[seat] += board.globetrotter


@compiled
def why_not(board, state, seat, move):
    stage = state.stage
    if stage == Stage.OVER:
        return Rule.OVER
    if stage == Stage.SETUP:
        return _why_not_first(board, state, seat, move)
    if seat != state.turn:
        return Rule.NOT_YOUR_TURN
    if stage == Stage.TURN:
        return _why_not_turn(board, state, seat, move)
    if stage == Stage.PICK:
        return _why_not_draw(state, move) if PICK <= move < DRAW_TICKETS else Rule.ONE_THING
    if stage != Stage.KEEP:
        return why_not_step(board, state, seat, move)
    if move < KEEP or move >= PICK:
        return Rule.KEEP_NOW
    return why_not_keep(state, seat, move, board.keep, Rule.KEEP_ONE)


@compiled
def _why_not_first(board, state, seat, move):
    if state.choice[seat] != EMPTY:
        return Rule.HAS_CHOSEN
    if move < KEEP or move >= PICK:
        return Rule.SETTING_UP
    return why_not_keep(state, seat, move, board.keep_first, Rule.KEEP_TWO)


@compiled
def _why_not_turn(board, state, seat, move):
    if move >= CLAIM:
        return why_not_claim(board, state, seat, move - CLAIM)
    if move < KEEP:
        return Rule.STEPS
    if move < PICK:
        return Rule.NOT_OFFERED
    if move < DRAW_TICKETS:
        return _why_not_draw(state, move)
    if move == DRAW_TICKETS:
        return 0 if tickets_left(state) else Rule.NO_TICKETS
    return Rule.CAN_MOVE if _can_move(board, state, seat) else 0


@compiled
def _why_not_draw(state, move):
    """The rule that refuses to pick a card, face up or blind."""
    if move >= BLIND:
        return 0 if state.left[move - BLIND] else Rule.EMPTY_DECK
    if state.stage == Stage.PICK and move == PICK + LOCOMOTIVE:
        return Rule.LOCOMOTIVE_FIRST
    return 0 if state.up[move - PICK] else Rule.NOT_FACE_UP


@compiled
def _can_move(board, state, seat):
    """Whether a seat has anything to do but pass (H7.7)."""
    for deck in range(2):
        if state.left[deck] or state.shown[deck]:
            return True
    return tickets_left(state) > 0 or can_claim(board, state, seat)


@compiled
def apply(board, state, seat, move):
    if seat == CHANCE:
        _apply_chance(board, state, move)
    elif state.stage == Stage.SETUP:
        choose(state, seat, move - KEEP + 1)
    elif move >= CLAIM:
        begin_claim(board, state, move - CLAIM)
    elif move < KEEP:
        take_step(board, state, move)
    elif move < PICK:
        keep(state, seat, move - KEEP + 1)
        settle(board, state)
    elif move < BLIND:
        pick(board, state, move - PICK)
    elif move < DRAW_TICKETS:
        pick_blind(state, move - BLIND)
    elif move == DRAW_TICKETS:
        state.stage = Stage.OFFER
    else:
        state.passes += 1
        end_turn(board, state)


@compiled
def _apply_chance(board, state, way):
    stage = state.stage
    if stage == Stage.REFILL:
        turn_up(board, state, way)
    elif stage == Stage.BLIND:
        give(state, state.turn, take(state, state.drawing, way))
        settle(board, state)
    elif stage == Stage.OFFER:
        offer(state, state.turn, way)
        if tickets_left(state) == 0 or count_offered(state, state.turn) == board.offers:  # H5.1
            state.stage = Stage.KEEP
    elif stage == Stage.DEAL:
        _deal_one(board, state, way)
    else:
        begin(state, way)


@compiled
def _deal_one(board, state, way):
    """Deal the next card or ticket; when the last seat has all of its own, turn up the first cards (H1.5, H1.6)."""
    deck = dealt_from(board, state)
    if deck == EMPTY:
        offer(state, state.turn, way)
    else:
        give(state, state.turn, take(state, deck, way))
    state.picks += 1
    if state.picks == board.dealt[TRAIN_DECK] + board.dealt[TERRAIN_DECK] + board.offers:
        state.picks = 0
        state.turn += 1
    if state.turn == state.seats:
        state.turn = EMPTY
        settle(board, state)


register("tickets", sys.modules[__name__])
