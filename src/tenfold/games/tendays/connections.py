"""Which tiles of 10 Days connect, and when a rack of them is a journey (T4, T5)."""

import numpy as np

from tenfold.kernel.compiled import compiled


@compiled
def is_complete(board, rack, days):
    """Whether a rack is a journey, each day connected to the next (T5.1)."""
    here, day = np.int64(rack[0]), 1
    if here >= board.places:  # T5.2
        return False
    while day < days:
        kind = np.int64(rack[day])
        if kind < board.places:
            if not board.borders[here, kind]:
                return False
            here = kind
            day += 1
        else:
            if day + 1 >= days or not carries(board, here, kind, np.int64(rack[day + 1])):
                return False
            here = np.int64(rack[day + 1])
            day += 2
    return True


@compiled
def carries(board, start, kind, end):
    """Whether a transportation tile between two others connects them."""
    if start >= board.places or end >= board.places:  # T4.9
        return False
    if kind == board.kinds - 1:
        return board.drives[start, end] != 0
    return (np.int64(board.flights[start, end]) >> (kind - board.places)) & 1 != 0
