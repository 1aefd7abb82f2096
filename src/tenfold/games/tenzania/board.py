"""What the rules are given of Tenzania: the tables of its move numbers, as one read-only record."""

from itertools import product

from tenfold.kernel.layout import Flat, blank, i8, layout

from .state import MOVES, NUMBERS, PLAYS, TWO, plays_on


class Board(Flat):
    """What each move number means, and between which of them lies what can be legal.

    That is told by whether a 2 may double, whether the value may be set anew, and the value.
    """

    card = i8[MOVES]
    makes = i8[MOVES]  # the value that the card makes
    first = i8[2, 2, NUMBERS]
    end = i8[2, 2, NUMBERS]


BOARD = layout(Board)


def board() -> Board:
    """The tables of the move numbers."""
    boards = blank(BOARD, 1)
    made = boards[0]
    made.card, made.makes = zip(*PLAYS, strict=True)
    for twos, anew, value in product((0, 1), (0, 1), range(NUMBERS)):
        plays = [
            *plays_on(value),
            *(plays_on(0) if anew else []),
            *([(TWO, TWO * value)] if twos else []),
        ]
        numbers = [PLAYS.index(play) for play in plays]
        made.first[twos, anew, value], made.end[twos, anew, value] = min(numbers), max(numbers) + 1
    boards.flags.writeable = False
    found: Board = boards[0]
    return found
