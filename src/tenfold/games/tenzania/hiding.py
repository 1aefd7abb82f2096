"""What a viewer knows of a state of Tenzania, and the states that such a view could be of (Z8)."""

from tenfold.kernel.bag import how_many, pull
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array
from tenfold.kernel.play import below

from .board import Board
from .state import NUMBERS, Layout


@compiled
def view(board: Board, state: Layout, viewer: int) -> None:
    """Turn a state into what a viewer knows of it: others' hands go back among what is unseen
    (Z8.1).
    """
    for seat in range(state.seats):
        if seat != viewer:
            for number in range(NUMBERS):
                state.bag[number] += state.hand[seat, number]
                state.hand[seat, number] = 0


@compiled
def fill(board: Board, state: Layout, rng: Array) -> None:
    """Turn a view into a state that it could be of: deal the hands that are hidden."""
    unseen = how_many(state.bag)
    for seat in range(state.seats):
        for _ in range(state.held[seat] - how_many(state.hand[seat])):
            state.hand[seat, pull(state.bag, 0, below(rng, unseen))] += 1
            unseen -= 1
