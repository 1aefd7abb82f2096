"""The prior of the moves of the Heart of Africa, from the results of many playouts by kind
of move.
"""

import numpy as np

from tenfold.games.tickets.board import Board
from tenfold.games.tickets.state import CLAIM, DRAW_TICKETS, PICK, Blank, Stage
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array

from .cards import value_cards
from .greedy import make_plan
from .numbers import Numbers
from .plan import LAST, NOT, PLAN, Plan

UTILITY = 0.25
"""The slope of the utility of two even seats: utility per point, times `steady`."""


@compiled
def prior(board: Board, view: Blank, seat: int, numbers: Numbers, first: int, arms: Array) -> None:
    """Write the prior of each arm, converted from points to utility."""
    plans = np.zeros(1, PLAN)
    make_plan(board, view, seat, numbers, plans[0], 0)
    value_cards(board, view, seat, numbers, plans[0])
    _convert(view, numbers, plans, first, arms)


@compiled
def _convert(view: Blank, numbers: Numbers, plans: Array, first: int, arms: Array) -> None:
    # `plans` is an array here, not its record, since Numba frees a local array while records of it
    # are still in use.
    for i in range(len(arms)):
        guess, spread = _points(view, numbers, plans[0], arms[i].move, first)
        arms[i].guess = UTILITY * guess / numbers.steady
        arms[i].spread = UTILITY * spread / numbers.steady


@compiled
def _points(
    view: Blank, numbers: Numbers, plan: Plan, move: int, first: int
) -> tuple[float, float]:
    """Return the prior of a move in points; 0 for the steps of a payment, which greedy chooses
    well.
    """
    if view.stage == Stage.SETUP or view.stage == Stage.KEEP:
        return _both(numbers.other_tickets)
    if move >= CLAIM:
        wanted = plan.wanted[move - CLAIM] != NOT or plan.turns_left < LAST
        if wanted:
            return _both(numbers.claim_wanted)
        return _both(numbers.claim_unwanted)
    if move == DRAW_TICKETS:
        return _both(numbers.more_tickets)
    if PICK <= move < DRAW_TICKETS:
        if first >= CLAIM:
            return _both(numbers.wait_instead)
        return _both(numbers.other_card)
    return 0.0, 0.0


@compiled
def _both(points: Array) -> tuple[float, float]:
    return points[0], points[1]
