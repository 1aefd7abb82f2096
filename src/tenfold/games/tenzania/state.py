"""The state of a game of Tenzania: its record, its stages, and the numbers of its moves and rules."""

from enum import IntEnum
from itertools import product
from typing import Any

from tenfold.kernel.record import blank, i8, record

SEATS, NUMBERS, COPIES, HAND = 6, 10, 8, 3
CARDS = NUMBERS * COPIES
ZERO, TWO, FIVE, TEN = 0, 2, 5, 10
EMPTY, NOBODY = -1, -1
"""Instead of a card: there is none. Instead of a seat: nobody."""


def _plays(value: int) -> list[tuple[int, int]]:
    """The moves, as a card and the value it makes, that are numbered together because a table's value allows them."""
    adding = [(card, value + card) for card in range(1, NUMBERS)]
    if value == 0:
        return [(ZERO, 0), (TWO, 0), *adding]
    subtracting = [(FIVE, value - FIVE)] if value >= FIVE else []
    doubling = [(TWO, TWO * value)] if TWO * value >= TWO + NUMBERS else []
    return [*adding, *subtracting, *doubling]


_ORDER = (1, 3, 5, 7, 0, 9, 8, 6, 4, 2)
"""In which order the values' moves are numbered, for a short `span`: 0's in the middle, as any value may allow them."""

PLAYS = tuple(play for value in _ORDER for play in _plays(value))
"""The card, and the value it makes, of each move number."""

MOVES = len(PLAYS)


class Board:
    """What each move number means, and between which of them lies what can be legal.

    That is told by whether a 2 may double, whether the value may be set anew, and the value.
    """

    card: i8[MOVES]
    makes: i8[MOVES]  # the value that the card makes
    first: i8[2, 2, NUMBERS]
    end: i8[2, 2, NUMBERS]


BOARD = record(Board)


def board() -> Any:
    """The tables of the move numbers."""
    boards = blank(BOARD, 1)
    made = boards[0]
    made.card, made.makes = zip(*PLAYS, strict=True)
    for twos, anew, value in product((0, 1), (0, 1), range(NUMBERS)):
        plays = [*_plays(value), *(_plays(0) if anew else []), *([(TWO, TWO * value)] if twos else [])]
        numbers = [PLAYS.index(play) for play in plays]
        made.first[twos, anew, value], made.end[twos, anew, value] = min(numbers), max(numbers) + 1
    boards.flags.writeable = False
    return boards[0]


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


class State:
    """Everything that decides how the game can go on."""

    bag: i8[NUMBERS]  # the deck: how many cards of each number, in no order; in a view also what the viewer cannot see
    left: i8  # how many cards the deck has
    hand: i8[SEATS, NUMBERS]  # how many cards of each number; none in a view, where they are hidden
    held: i8[SEATS]  # how many cards each hand has
    table: i8[CARDS]  # the cards on it, the last one played last
    height: i8  # how many cards are on the table
    value: i8  # of the table; 0 where it is empty
    last: i8  # who played the last card on the table
    won: i8[SEATS]  # how many cards each seat has taken
    stage: i8
    turn: i8  # before the first turn: who begins, NOBODY for chance to say
    seats: i8
    copies: i8
    twos: i8


STATE = record(State)
