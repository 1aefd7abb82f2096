"""The chance to win in the Heart of Africa, fitted to games that greedy continued from random
positions.
"""

import numpy as np

from tenfold.games.tickets.board import Board
from tenfold.games.tickets.map import EMPTY, KINDS, LOCOMOTIVE, OFFERS, PLACES, SEATS, TERRAIN
from tenfold.games.tickets.offers import is_complete
from tenfold.games.tickets.rules import scores, shares
from tenfold.games.tickets.state import Stage, State
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, as_f64, as_i64
from tenfold.kernel.reals import exp

from .cards import STEEP
from .numbers import Numbers
from .plan import NEVER, PLAN, Plan, forget_ways, look_from, nearest, price_by_trains

GROUND = 3.0
"""One terrain card is useful for this many trains."""


@compiled
def evaluate(board: Board, state: State, seat: int, numbers: Numbers) -> float:
    """Return a seat's chance to win: a softmax over the expected final points of all seats."""
    return _share(board, state, seat, numbers, numbers.spread, np.zeros(1, PLAN))


@compiled
def utility(board: Board, state: State, seat: int, numbers: Numbers) -> float:
    """Return a flatter function of the points than the chance to win: points tell more about a
    single move.
    """
    if state.stage == Stage.OVER:
        return _share_in_the_end(board, state, seat, numbers)
    return _share(board, state, seat, numbers, numbers.steady, np.zeros(1, PLAN))


@compiled
def _share_in_the_end(board: Board, state: State, seat: int, numbers: Numbers) -> float:
    """Return the utility of a finished game, from the final points plus one for the winners: ties
    are broken (H7.6).
    """
    points = np.zeros(SEATS)
    won = np.zeros(SEATS)
    total = 0.0
    scores(board, state, points)
    shares(board, state, won)
    points += won
    for other in range(state.seats):
        total += exp(min((points[other] - points[seat]) / numbers.steady, STEEP))
    return 1.0 / total


@compiled
def _share(
    board: Board, state: State, seat: int, numbers: Numbers, spread: float, plans: Array
) -> float:
    early = min(1.0, _turns_left(board, state, numbers) / numbers.soon)
    mine = _outlook(board, state, seat, numbers, plans[0], early)
    total = 1.0
    for other in range(state.seats):
        if other != seat:
            ahead = _outlook(board, state, other, numbers, plans[0], early) - mine
            total += exp(min(ahead / spread, STEEP))
    return 1.0 / total


@compiled
def _turns_left(board: Board, state: State, numbers: Numbers) -> float:
    """Return the estimated number of turns that each seat still has."""
    if state.last >= 0:
        return state.last / state.seats
    left = NEVER
    for seat in range(state.seats):
        trains = max(as_i64(state.trains[seat]) - board.last_trains, 0)
        cards = max(trains - as_i64(state.cards[seat]), 0)
        left = min(left, 1.0 + trains / numbers.route + cards / 2.0)
    return left


@compiled
def _outlook(
    board: Board, state: State, seat: int, numbers: Numbers, plan: Plan, early: float
) -> float:
    """Return the expected final points of a seat."""
    points = 1.0 * state.points[seat] + _value_tickets(board, state, seat, numbers, plan, early)
    points += _value_hand(state, seat, numbers, early) + state.trains[seat] * _now(
        numbers.worth_train, early
    )
    if state.turn == seat:
        points += _now(numbers.worth_turn, early)
        if state.route != EMPTY:
            points += board.points[state.route]  # a claim that is begun
    return points


@compiled
def _now(worths: Array, early: float) -> float:
    """Interpolate between the value while there are turns left and that at the very end."""
    worth: float = worths[1] + early * (worths[0] - worths[1])
    return worth


@compiled
def _value_hand(state: State, seat: int, numbers: Numbers, early: float) -> float:
    """Return the value of a seat's cards."""
    hand = state.hand[seat]
    trains = as_f64(state.trains[seat])
    cards = 0.0
    ground = 0.0
    leads = 0
    for kind in range(TERRAIN):
        cards += hand[kind]
    for kind in range(TERRAIN, KINDS):
        ground += hand[kind]
        leads += _leads(state, seat, kind)
    use = min(cards, trains)
    useful = min(ground, trains / GROUND)
    worth = use * _now(numbers.worth_card, early) + (cards - use) * _now(
        numbers.worth_spare_card, early
    )
    worth += useful * _now(numbers.worth_ground, early)
    worth += (ground - useful) * _now(numbers.worth_spare_ground, early)
    worth += leads * _now(numbers.worth_lead, early)
    return worth + hand[LOCOMOTIVE] * _now(numbers.worth_wild, early)


@compiled
def _leads(state: State, seat: int, kind: int) -> bool:
    """Return whether a seat has cards of a kind and nobody has more."""
    most = 1
    for other in range(state.seats):
        most = max(most, as_i64(state.hand[other, kind]))
    return bool(state.hand[seat, kind] == most)


@compiled
def _value_tickets(
    board: Board, state: State, seat: int, numbers: Numbers, plan: Plan, early: float
) -> float:
    """Return the expected points of the tickets that a seat holds or has chosen."""
    points = 0.0
    looked = False
    for ticket in range(board.tickets):
        if state.where[ticket] == seat or _has_chosen(state, seat, ticket):
            worth = as_i64(board.ticket_points[ticket])
            if is_complete(board, state, seat, ticket):
                points += worth
            else:
                if not looked:
                    _look_from_network(board, state, seat, plan)
                    looked = True
                takes = min(1.0 * worth, _takes(board, plan, ticket))
                points += worth * _now(numbers.worth_ticket, early)
                points += takes * _now(numbers.worth_takes, early)
    return points


@compiled
def _has_chosen(state: State, seat: int, ticket: int) -> bool:
    """Return whether a seat has chosen to keep a ticket while others are still choosing."""
    found = False
    if state.choice[seat] > 0:
        for place in range(OFFERS):
            kept = (as_i64(state.choice[seat]) >> place) & 1 == 1
            found = found or (kept and state.offered[seat, place] == ticket)
    return found


@compiled
def _takes(board: Board, plan: Plan, ticket: int) -> float:
    """Return the number of trains that join both ends of a ticket to the network."""
    ends = board.ticket_ends[ticket]
    far: float = plan.far[nearest(plan, ends[0])] + plan.far[nearest(plan, ends[1])]
    return far


@compiled
def _look_from_network(board: Board, state: State, seat: int, plan: Plan) -> None:
    """Write the number of trains from the largest component of a seat's network to each place."""
    label = state.label[seat]
    sizes = plan.via
    sizes[:] = 0
    for place in range(PLACES):
        sizes[label[place]] += 1
    largest = sizes.argmax()
    price_by_trains(board, state, seat, plan)
    forget_ways(plan)
    for place in range(PLACES):
        if label[place] == largest:
            plan.far[place] = 0.0
    look_from(board, plan)
