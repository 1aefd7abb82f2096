"""The state of a game of Tenzania: its record, its stages, and the numbers of its moves and
rules.
"""

from enum import IntEnum

from tenfold.kernel import layout
from tenfold.kernel.layout import i8

SEATS, NUMBERS, COPIES, HAND = 6, 10, 8, 3
CARDS = NUMBERS * COPIES
ZERO, TWO, FIVE, TEN = 0, 2, 5, 10
EMPTY, NOBODY = -1, -1
"""Instead of a card: there is none. Instead of a seat: nobody."""


def plays_on(value: int) -> list[tuple[int, int]]:
    """The moves, as a card and the value it makes, that are numbered together because a table's
    value allows them.
    """
    adding = [(card, value + card) for card in range(1, NUMBERS)]
    if value == 0:
        return [(ZERO, 0), (TWO, 0), *adding]
    subtracting = [(FIVE, value - FIVE)] if value >= FIVE else []
    doubling = [(TWO, TWO * value)] if TWO * value >= TWO + NUMBERS else []
    return [*adding, *subtracting, *doubling]


_ORDER = (1, 3, 5, 7, 0, 9, 8, 6, 4, 2)
"""In which order the values' moves are numbered, for a short `span`: 0's in the middle, as any
value may allow them.
"""

PLAYS = tuple(play for value in _ORDER for play in plays_on(value))
"""The card, and the value it makes, of each move number."""

MOVES = len(PLAYS)


class Stage(IntEnum):
    """What the game waits for."""

    DEALING = 0  # chance to fill the hands
    FIRST = 1  # chance to say who begins
    TURN = 2  # a seat to play a card
    DRAWING = 3  # chance to give the seat that played a card of the deck
    OVER = 4


class Rule(IntEnum):
    """The sentences that refuse moves: Z3.1 is 301."""

    NOT_YOUR_TURN = 301
    NOT_HELD = 303
    EMPTY_TABLE = 304
    ADD = 401
    SUBTRACT = 402
    SAME = 404
    TWOS = 405
    OVER = 702


class Layout:
    """The fields of a state: everything that decides how the game can go on."""

    bag = i8[
        NUMBERS
        # the deck: how many cards of each number, in no order; in a view also what the viewer
        # cannot see
    ]
    left = i8  # how many cards the deck has
    hand = i8[
        SEATS, NUMBERS
    ]  # how many cards of each number; none in a view, where they are hidden
    held = i8[SEATS]  # how many cards each hand has
    table = i8[CARDS]  # the cards on it, the last one played last
    height = i8  # how many cards are on the table
    value = i8  # of the table; 0 where it is empty
    last = i8  # who played the last card on the table
    won = i8[SEATS]  # how many cards each seat has taken
    stage = i8
    turn = i8  # before the first turn: who begins, NOBODY for chance to say
    seats = i8
    copies = i8
    twos = i8
    agreed = i8  # 1 where all have agreed to a draw


class State(Layout, layout.State):
    """The whole truth."""


class Blank(Layout, layout.Blank):
    """What a viewer knows of it."""


STATE = layout.layout(State, "tenzania")
