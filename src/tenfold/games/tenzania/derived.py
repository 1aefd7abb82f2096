"""What a view of Tenzania shows that no field of it holds."""

from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Flat, i8

from .board import Board
from .state import NUMBERS, Layout


class Derived(Flat):
    """Fields that follow from a view."""

    taken = i8[NUMBERS]  # how many cards of each number have been taken


@compiled
def derive(board: Board, view: Layout, out: Derived) -> None:
    """Write the cards that are neither in the deck, in a hand nor on the table."""
    for number in range(NUMBERS):
        left = view.copies - view.bag[number]
        for seat in range(view.seats):
            left -= view.hand[seat, number]
        out.taken[number] = left
    for place in range(view.height):
        out.taken[view.table[place]] -= 1
