"""The connections between tiles of 10 Days, and the test whether a rack of them is a journey (T4,
T5).
"""

from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, as_i64

from .board import Board


@compiled
def is_complete(board: Board, rack: Array, days: int) -> bool:
    """Whether a rack is a journey, each day connected to the next (T5.1)."""
    here, day = as_i64(rack[0]), 1
    if here >= board.places:  # T5.2
        return False
    while day < days:
        kind = as_i64(rack[day])
        if kind < board.places:
            if not board.borders[here, kind]:
                return False
            here = kind
            day += 1
        else:
            if day + 1 >= days or not carries(board, here, kind, as_i64(rack[day + 1])):
                return False
            here = as_i64(rack[day + 1])
            day += 2
    return True


@compiled
def carries(board: Board, start: int, kind: int, end: int) -> bool:
    """Whether a transportation tile between two others connects them."""
    if start >= board.places or end >= board.places:  # T4.9
        return False
    if kind == board.kinds - 1:
        return bool(board.drives[start, end])
    return bool((as_i64(board.flights[start, end]) >> (kind - board.places)) & 1)


@compiled
def find_rides(board: Board, out: Array) -> None:
    """Write 1 where a kind of tile connects a place to another: `out[place, kind, other]`."""
    for start in range(board.places):
        for kind in range(board.places, board.kinds):
            for end in range(board.places):
                out[start, kind, end] = carries(board, start, kind, end)
