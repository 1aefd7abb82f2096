"""The rules of Ticket to Ride, for every map. Numbers like H3.6 are sentences of
docs/rules/tickets.md.
"""

import sys

from tenfold.kernel.bag import how_many, refill
from tenfold.kernel.compiled import compiled, register
from tenfold.kernel.contract import CHANCE, OVER
from tenfold.kernel.layout import Array, as_i64

from .board import Board
from .claim import begin_claim, can_claim, drop_claim, take_step, why_not_claim, why_not_step
from .decks import draw_card, end_turn, pick, pick_blind, settle
from .derived import derive
from .encode import encode, features
from .hiding import fill, view
from .map import EMPTY, LOCOMOTIVE, PLACES, TERRAIN, TERRAIN_DECK, TICKETS, TRAIN_DECK
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
    Layout,
    Rule,
    Stage,
)
from .terrain import can_double

__all__ = [
    "active",
    "agree",
    "apply",
    "deal",
    "derive",
    "encode",
    "features",
    "fill",
    "is_over",
    "mover",
    "moves",
    "scores",
    "shares",
    "span",
    "view",
    "ways",
    "why_not",
]
"""The kernel's contract: tenfold.kernel.contract says what each is."""


@compiled
def deal(board: Board, state: Layout, seats: int, first: int) -> None:
    """Make a state that waits for its first card. `first` is -1 for chance to say who begins."""
    _clear(state)
    refill(state.bag, board.cards)
    state.left[TRAIN_DECK] = how_many(board.cards[:TERRAIN])
    state.left[TERRAIN_DECK] = how_many(board.cards[TERRAIN:])
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
def _clear(state: Layout) -> None:
    """Nothing anywhere: counts are 0, everything else is EMPTY."""
    state.points[:] = 0
    state.discard[:] = 0
    state.up[:] = 0
    state.shown[:] = 0
    state.hand[:] = 0
    state.cards[:] = 0
    state.known[:] = 0
    state.fresh[:] = 0
    state.drawn[:] = 0
    state.pool[:] = 0
    state.trains[:] = 0
    state.owner[:] = EMPTY
    state.where[:] = ASIDE
    state.held[:] = 0
    state.tail[:] = EMPTY
    state.putter[:] = EMPTY
    state.under = 0
    state.offered[:] = EMPTY
    state.giver[:] = EMPTY
    state.choice[:] = EMPTY
    state.picks = state.churns = state.passes = state.agreed = 0
    state.drawing = state.last = EMPTY
    drop_claim(state)


@compiled
def is_over(board: Board, state: Layout) -> bool:
    return state.stage == Stage.OVER


@compiled
def mover(board: Board, state: Layout) -> int:
    if state.stage < Stage.SETUP:
        return CHANCE
    if state.stage == Stage.OVER:
        return OVER
    if state.stage != Stage.SETUP:
        return as_i64(state.turn)
    seat = 0
    while state.choice[seat] != EMPTY:
        seat += 1
    return seat


@compiled
def active(board: Board, state: Layout) -> int:
    if state.stage == Stage.SETUP:
        return waiting(state)
    if state.stage < Stage.SETUP or state.stage == Stage.OVER:
        return 0
    return 1 << as_i64(state.turn)


@compiled
def ways(board: Board, state: Layout) -> int:
    if state.stage >= Stage.FIRST:
        return as_i64(state.seats) if state.stage == Stage.FIRST else 0
    deck = _drawn_from(board, state)
    return max(as_i64(state.deck), 1) if deck == EMPTY else as_i64(state.left[deck])


@compiled
def _drawn_from(board: Board, state: Layout) -> int:
    """The deck that chance draws from; EMPTY for a ticket."""
    if state.stage != Stage.DEAL:
        return EMPTY if state.stage == Stage.OFFER else as_i64(state.drawing)
    if state.picks < board.dealt[TRAIN_DECK]:
        return TRAIN_DECK
    return (
        TERRAIN_DECK if state.picks < board.dealt[TRAIN_DECK] + board.dealt[TERRAIN_DECK] else EMPTY
    )


@compiled
def moves(board: Board, state: Layout) -> int:
    return CLAIM + as_i64(board.tracks)


@compiled
def span(board: Board, state: Layout) -> tuple[int, int]:
    stage = state.stage
    if stage == Stage.TURN:
        return PICK, CLAIM + as_i64(board.tracks)
    if stage == Stage.PICK:
        return PICK, DRAW_TICKETS
    if stage == Stage.PAY:
        return PAY, LOCOMOTIVES
    if stage == Stage.LOCOMOTIVES:
        return LOCOMOTIVES, SINGLE
    if stage != Stage.DOUBLE:
        return KEEP, PICK
    return SINGLE, KEEP if can_double(
        board, state, state.turn, state.route, state.locomotives
    ) else SINGLE + 1


@compiled
def scores(board: Board, state: Layout, out: Array) -> None:
    """Points of routes; when the game is over also of tickets, and for the most that were completed
    (H7.2, H7.3).
    """
    most = 0
    for seat in range(state.seats):
        out[seat] = state.points[seat]
        most = max(most, completed(board, state, seat))
    if state.stage != Stage.OVER:
        return
    for ticket in range(board.tickets):
        seat = state.where[ticket]
        if seat >= 0:
            points = as_i64(board.ticket_points[ticket])
            out[seat] += points if is_complete(board, state, seat, ticket) else -points
    for seat in range(state.seats):
        if most and completed(board, state, seat) == most:  # H7.4
            out[seat] += board.globetrotter


@compiled
def shares(board: Board, state: Layout, out: Array) -> None:
    """The most points win, then the most completed tickets, and ties share (H7.5, H7.6); a draw is
    for all (M2.2).
    """
    scores(board, state, out)
    for seat in range(state.seats):
        rank = out[seat] * (TICKETS + 1) + completed(board, state, seat)
        out[seat] = 0.0 if state.agreed else rank
    most, winners = out[0], 0
    for seat in range(1, state.seats):
        most = max(most, out[seat])
    for seat in range(state.seats):
        out[seat] = 1.0 if out[seat] == most else 0.0
        winners += out[seat] > 0
    for seat in range(state.seats):
        out[seat] /= winners


@compiled
def why_not(board: Board, state: Layout, seat: int, move: int) -> int:
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
def _why_not_first(board: Board, state: Layout, seat: int, move: int) -> int:
    if state.choice[seat] != EMPTY:
        return Rule.HAS_CHOSEN
    if move < KEEP or move >= PICK:
        return Rule.SETTING_UP
    return why_not_keep(state, seat, move, board.keep_first, Rule.KEEP_TWO)


@compiled
def _why_not_turn(board: Board, state: Layout, seat: int, move: int) -> int:
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
    return Rule.CAN_MOVE if can_move(board, state, seat) else 0


@compiled
def _why_not_draw(state: Layout, move: int) -> int:
    """The rule that refuses to pick a card, face up or blind."""
    if move >= BLIND:
        return 0 if state.left[move - BLIND] else Rule.EMPTY_DECK
    if not state.up[move - PICK]:
        return Rule.NOT_FACE_UP
    if state.stage == Stage.PICK and move == PICK + LOCOMOTIVE:
        return Rule.LOCOMOTIVE_FIRST
    return 0


@compiled
def can_move(board: Board, state: Layout, seat: int) -> bool:
    """Whether a seat has anything to do but pass (H7.7)."""
    for deck in range(2):
        if state.left[deck] or state.shown[deck]:
            return True
    return tickets_left(state) > 0 or can_claim(board, state, seat)


@compiled
def apply(board: Board, state: Layout, seat: int, move: int) -> None:
    if (
        _apply_chance(board, state, move)
        if seat == CHANCE
        else _apply_move(board, state, seat, move)
    ):
        settle(board, state)


@compiled
def _apply_move(board: Board, state: Layout, seat: int, move: int) -> bool:
    """Do what a seat chose; return whether the row may have to be filled, and the turn be over,
    after that.
    """
    if state.stage == Stage.SETUP:
        choose(state, seat, move - KEEP + 1)
    elif move >= CLAIM:
        begin_claim(board, state, move - CLAIM)
    elif move < KEEP:
        return take_step(board, state, move)
    elif move < PICK:
        keep(state, seat, move - KEEP + 1)
        return True
    elif move < BLIND:
        pick(state, move - PICK)
        return True
    elif move < DRAW_TICKETS:
        pick_blind(state, move - BLIND)
    elif move == DRAW_TICKETS:
        state.stage = Stage.OFFER
    else:
        state.passes += 1
        end_turn(board, state)
    return False


@compiled
def agree(board: Board, state: Layout) -> None:
    state.agreed = 1
    state.stage = Stage.OVER
    drop_claim(state)


@compiled
def _apply_chance(board: Board, state: Layout, way: int) -> bool:
    """Do what chance decided; return whether the row may have to be filled, and the turn be over,
    after that.
    """
    stage = state.stage
    if stage == Stage.FIRST:
        begin(state, way)
        return False
    deck = _drawn_from(board, state)
    if deck == EMPTY:
        offer(state, state.turn, way)
    else:
        draw_card(board, state, deck, way)
    if stage == Stage.DEAL:
        return _is_dealt(board, state)
    if stage != Stage.OFFER:
        return True
    if tickets_left(state) == 0 or count_offered(state, state.turn) == board.offers:  # H5.1
        state.stage = Stage.KEEP
    return False


@compiled
def _is_dealt(board: Board, state: Layout) -> bool:
    """Go on to what is dealt next; return whether the last seat has all of its own (H1.5, H1.6)."""
    state.picks += 1
    if state.picks == board.dealt[TRAIN_DECK] + board.dealt[TERRAIN_DECK] + board.offers:
        state.picks = 0
        state.turn += 1
    if state.turn < state.seats:
        return False
    state.turn = EMPTY
    return True


register("tickets", sys.modules[__name__])
