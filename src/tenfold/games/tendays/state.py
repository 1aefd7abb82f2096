"""The state of a 10 Days game: its record, its stages, and the numbers of its moves and rules."""

from enum import IntEnum

import numpy as np

from tenfold.kernel import layout
from tenfold.kernel.layout import i8, i16

from .board import KINDS

SEATS, DAYS, PILES, HEIGHT = 4, 10, 3, 60
HAND = DAYS
"""Instead of a day: the tile in hand."""

DECK, NOBODY = -1, -1
"""Instead of a pile: the draw pile. Instead of a seat: nobody."""

LAST_TURN = 1000

PLACE = 0
DROP = PLACE + DAYS
PUT = DROP + PILES
DRAW_DECK = PUT + DAYS * PILES
DRAW = DRAW_DECK + 1
SWAP = DRAW + PILES
MOVES = SWAP + DAYS * (DAYS - 1) // 2
"""The first move number of each kind of move: place d, drop p, put d drop p, draw deck, draw p,
swap d e.

The pile of a drop and of a put is what is left of the number from DROP on, divided by the piles.
"""

SWAPS = np.array([(one, other) for other in range(DAYS) for one in range(other)])
"""The days of each swap. Those of a shorter rack come first."""


class Stage(IntEnum):
    """What the game waits for."""

    SETUP = 0  # each seat to place its tile, chance to give a tile to each seat that has none
    PILES = 1  # chance to turn up the discard piles
    FIRST = 2  # chance to say who begins
    TURN = 3  # a seat to draw or swap
    DRAWING = 4  # chance to give the tile of the draw pile
    DRAWN = 5  # a seat to put or drop the tile that it drew
    OVER = 6


class Origin(IntEnum):
    """The pile that a tile comes from, which is public and decides who can know the tile (T7.2,
    T7.3, T7.9).
    """

    DECK = 0  # the draw pile as it is now
    # a draw pile that was used up. Which one is not kept: what is hidden from several of them is
    # one pool
    BEFORE = 1
    SHOWN = 2  # a discard pile: all know the tile


class Rule(IntEnum):
    """The sentences that refuse moves: T3.6 is 306."""

    OPEN_DAY = 201
    ONLY_PLACING = 203
    SETTING_UP = 205
    NOT_YOUR_TURN = 301
    DRAW_OR_SWAP = 302
    DRAW_FIRST = 304
    EMPTIED_PILE = 306
    NO_DRAW_PILE = 309
    OVER = 507
    DAYS = 601
    NO_SWAP = 602


class Layout:
    """The fields of a state: everything that decides how the game can go on."""

    bag = i8[
        KINDS
    ]  # the draw pile, in no order; in a view also what is hidden and was drawn from it
    left = i8  # how many tiles the draw pile has
    pool = i8[
        KINDS
    ]  # in a view: what is hidden since before the draw pile was made anew; in a state none
    rack = i8[SEATS, DAYS]
    origin = i8[SEATS, DAYS + 1]  # of the tile of each day, and of the one in hand
    placed = i8[SEATS]  # how many days are filled
    drawn = i8[SEATS]  # the tile in hand
    pile = i8[PILES, HEIGHT]  # the discard piles, from the bottom up
    height = i8[PILES]
    buried = i8[KINDS]  # how many of each kind lie under the tops of these piles
    source = i8  # where the tile in hand was drawn: a pile, or DECK
    stage = i8
    turn = i8
    first = i8  # who begins; NOBODY for chance to say
    winner = i8
    turns = i16  # how many turns are over
    seats = i8
    days = i8
    swap = i8
    open_hands = i8


class State(Layout, layout.State):
    """The whole truth."""


class Blank(Layout, layout.Blank):
    """What a viewer knows of it."""


STATE = layout.layout(State, "tendays")
