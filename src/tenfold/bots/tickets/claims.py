"""The value of claims in the Heart of Africa, and how to pay for them."""

from tenfold.games.tickets.board import Board
from tenfold.games.tickets.claim import can_pay, locomotive_bounds, why_not_claim
from tenfold.games.tickets.map import EMPTY, LOCOMOTIVE, TERRAIN
from tenfold.games.tickets.offers import is_complete
from tenfold.games.tickets.state import DOUBLE, LOCOMOTIVES, PAY, SINGLE, Layout, Stage
from tenfold.games.tickets.terrain import can_double, fewest_wilds
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import as_i64

from .numbers import Numbers
from .plan import FOR_TICKET, LAST, NEVER, NOT, Plan

AHEAD = 10.0
"""The lead in points at which ending the game has its full value."""


@compiled
def best_claim(
    board: Board, state: Layout, seat: int, numbers: Numbers, plan: Plan
) -> tuple[int, float]:
    """Return the best track to claim now, EMPTY if there is none, and its value."""
    best = EMPTY
    highest = -NEVER
    last = plan.turns_left < LAST
    for track in range(board.tracks):
        if (last or plan.wanted[track] != NOT) and why_not_claim(board, state, seat, track) == 0:
            worth = _value_claim(board, state, seat, numbers, plan, track)
            if worth > highest:
                best = track
                highest = worth
    return best, highest


@compiled
def _value_claim(
    board: Board, state: Layout, seat: int, numbers: Numbers, plan: Plan, track: int
) -> float:
    """Return the value of claiming a track now."""
    points = as_i64(board.points[track])
    kind = _cheapest_kind(board, state, seat, plan, track)
    locomotives = _fewest_locomotives(board, state, seat, track, kind)
    double = _value_double(board, state, seat, plan, track, locomotives)
    if plan.turns_left < LAST:
        completes = plan.wanted[track] == FOR_TICKET and plan.claims == 1
        return points + max(double, 0.0) + numbers.complete * completes
    worth = numbers.turn
    if plan.wanted[track] == FOR_TICKET:
        worth = plan.turn_worth
    if state.trains[seat] - board.length[track] <= board.last_trains:
        worth += numbers.finish * min(max(_lead(board, state, seat, numbers) / AHEAD, -1.0), 1.0)
    worth += numbers.threat * _threat(board, state, seat, track)
    worth -= numbers.thrift * (locomotives - board.ferry[track]) * plan.value[LOCOMOTIVE]
    if double > 0:
        return worth + numbers.early * double
    return worth - numbers.wait * points / (1 + fewest_wilds(board, state, seat, track))


@compiled
def _lead(board: Board, state: Layout, seat: int, numbers: Numbers) -> float:
    """Return a seat's lead in points, with the expected points of others' tickets."""
    mine = as_i64(state.points[seat])
    others = 0.0
    for ticket in range(board.tickets):
        if state.where[ticket] == seat:
            points = as_i64(board.ticket_points[ticket])
            mine += points if is_complete(board, state, seat, ticket) else -points
    for other in range(state.seats):
        if other != seat:
            others = max(
                others, as_i64(state.points[other]) + numbers.others_ticket * state.held[other]
            )
    return mine - others


@compiled
def _threat(board: Board, state: Layout, seat: int, track: int) -> int:
    """Return the number of a track's ends at which others are who may have the cards and trains for
    it.
    """
    found = 0
    for other in range(state.seats):
        if other != seat and min(state.cards[other], state.trains[other]) >= board.length[track]:
            found += _touches(board, state, other, board.ends[track, 0])
            found += _touches(board, state, other, board.ends[track, 1])
    return found


@compiled
def _touches(board: Board, state: Layout, seat: int, place: int) -> bool:
    """Return whether a seat owns a track at a place."""
    for track in range(board.tracks):
        if state.owner[track] == seat and (
            board.ends[track, 0] == place or board.ends[track, 1] == place
        ):
            return True
    return False


@compiled
def _cheapest_kind(board: Board, state: Layout, seat: int, plan: Plan, track: int) -> int:
    """Return the kind of card to pay for a track that costs the plan least."""
    best = LOCOMOTIVE
    lowest = NEVER
    for kind in range(TERRAIN):
        if can_pay(board, state, seat, track, kind):
            locomotives = _fewest_locomotives(board, state, seat, track, kind)
            cost = plan.value[LOCOMOTIVE] * locomotives + plan.value[kind] * (
                board.length[track] - locomotives
            )
            if cost < lowest:
                best = kind
                lowest = cost
    return best


@compiled
def _fewest_locomotives(board: Board, state: Layout, seat: int, track: int, kind: int) -> int:
    """Return the fewest locomotives that pay for a track together with a kind of card."""
    if kind == LOCOMOTIVE:
        return as_i64(board.length[track])
    return locomotive_bounds(board, state, seat, track, kind)[0]


@compiled
def _value_double(
    board: Board, state: Layout, seat: int, plan: Plan, track: int, locomotives: int
) -> float:
    """Return the value of doubling a track that is paid with some locomotives; -1 if it is not
    possible.
    """
    if not can_double(board, state, seat, track, locomotives):
        return -1.0
    worth: float = board.points[track] - plan.value[LOCOMOTIVE] * fewest_wilds(
        board, state, seat, track
    )
    return worth


@compiled
def choose_step(board: Board, state: Layout, seat: int, plan: Plan) -> int:
    """Return the next step of a claim: the cheapest colour, the fewest locomotives, double if it is
    worth it.
    """
    track = state.route
    if state.stage == Stage.PAY:
        return PAY + _cheapest_kind(board, state, seat, plan, track)
    if state.stage == Stage.LOCOMOTIVES:
        return LOCOMOTIVES + _fewest_locomotives(board, state, seat, track, state.colour)
    if _value_double(board, state, seat, plan, track, state.locomotives) <= 0:
        return SINGLE
    return DOUBLE + as_i64(fewest_wilds(board, state, seat, track))
