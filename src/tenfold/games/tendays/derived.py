"""What a view of 10 Days shows that no field of it holds."""

from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Flat, i8

from .board import Board
from .state import DAYS, SEATS, Layout, Origin


class Derived(Flat):
    """Fields that follow from a view."""

    known = i8[SEATS, DAYS]  # 1 for each day whose tile everybody knows


@compiled
def derive(board: Board, view: Layout, out: Derived) -> None:
    """Write which tiles everybody knows: those taken face up, and all of open hands and of the
    winner.
    """
    for seat in range(view.seats):
        is_open = view.open_hands != 0 or seat == view.winner
        for day in range(view.days):
            if is_open:
                out.known[seat, day] = view.rack[seat, day] >= 0
            else:
                out.known[seat, day] = view.origin[seat, day] == Origin.SHOWN
