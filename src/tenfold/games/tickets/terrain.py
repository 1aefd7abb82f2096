"""Doubling a route with terrain cards: what the Heart of Africa adds to Ticket to Ride (H4)."""

from tenfold.kernel.compiled import compiled

from .board import Board
from .map import EMPTY, LOCOMOTIVE
from .state import Layout, Rule

SHORT = 3
"""Up to this length one terrain card doubles a route; a longer one takes two (H4.1)."""


@compiled
def price(board: Board, track: int) -> int:
    return 1 if board.length[track] <= SHORT else 2


@compiled
def lack(state: Layout, seat: int, kind: int) -> int:
    """How many cards of a terrain a seat is short of the most that another has; below 0 where it
    has more (H4.2).
    """
    most = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, state.hand[other, kind])
    return most - state.hand[seat, kind]


@compiled
def fewest_wilds(board: Board, state: Layout, seat: int, track: int) -> int:
    """The fewest locomotives that a seat would have to use as terrain to double a track."""
    kind = board.terrain[track]
    return max(0, lack(state, seat, kind), price(board, track) - state.hand[seat, kind])


@compiled
def can_double(board: Board, state: Layout, seat: int, track: int, paid: int) -> bool:
    """Whether a seat that pays with so many locomotives can double a track."""
    if board.terrain[track] == EMPTY:
        return False
    return fewest_wilds(board, state, seat, track) <= state.hand[seat, LOCOMOTIVE] - paid


@compiled
def why_not_double(board: Board, state: Layout, seat: int, wilds: int) -> int:
    """The rule that refuses to double the route that is being claimed with so many locomotives as
    terrain.
    """
    track = state.route
    kind = board.terrain[track]
    if kind == EMPTY:
        return Rule.PRICE
    if wilds > state.hand[seat, LOCOMOTIVE] - state.locomotives:
        return Rule.WILDS
    if wilds < lack(state, seat, kind):
        return Rule.MAJORITY
    if wilds + state.hand[seat, kind] < price(board, track):
        return Rule.PRICE
    return Rule.TOO_MANY if wilds > max(price(board, track), lack(state, seat, kind)) else 0
