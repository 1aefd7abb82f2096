"""What the rules are given of a 10 Days map: its tables, as one read-only record."""

from collections.abc import Sequence
from itertools import product

import numpy as np

from tenfold.kernel.layout import Flat, blank, i8, i64, layout

from .map import COLOURS, PLACES, WILD, Map

KINDS = PLACES + COLOURS + 1
FOOT, ANY = 0, COLOURS + 2
"""Before and after the transportation tiles among what joins places: none of them, any of them."""

BITS = 64
"""How many bits a number has: one for each kind of tile, and some for none."""

WALK, DRIVE, WAYS = 0, 1, 2
"""The lists of places that a place connects to."""

EMPTY, UNKNOWN = -1, -2
"""Instead of a kind of tile: there is none; there is one that the viewer does not know."""


class Board(Flat):
    """What the box prints. Kinds of tiles: the places, then an airplane for each colour, then the
    automobile.
    """

    places = i8  # how many kinds are places
    kinds = i8
    tiles = i8[KINDS]  # how many tiles of each kind there are
    borders = i8[PLACES, PLACES]  # 1 where two places connect by foot, ferries too
    drives = i8[PLACES, PLACES]  # 1 where an automobile joins two places
    near = i8[
        WAYS, PLACES, PLACES
    ]  # the places that each connects to by foot, and by automobile, as lists,
    many = i8[WAYS, PLACES]  # and how long these are
    wings = i8[PLACES]  # the colours of the airplanes that fly to each place, as bits
    flights = i8[PLACES, PLACES]  # the colours of the airplanes that join two places, as bits
    joins = i64[
        COLOURS + 3, BITS
    ]  # the places joined to each, as bits: by foot, by each transportation tile, by any


BOARD = layout(Board)


def board(map_: Map) -> Board:
    """The tables of a map."""
    boards = blank(BOARD, 1)
    made: Board = boards[0]
    count = len(map_.places)
    made.places, made.kinds = count, count + COLOURS + 1
    made.tiles[:count] = [place.tiles for place in map_.places]
    made.tiles[count : count + COLOURS] = map_.airplanes
    made.tiles[count + COLOURS] = map_.automobiles
    made.wings[:count] = [_wings(map_.colours, place.colour) for place in map_.places]
    for i, j in product(range(count), repeat=2):
        made.borders[i, j] = j in map_.near[i]
        made.flights[i, j] = made.wings[i] & made.wings[j] if i != j else 0
    reached = made.borders.astype(int) @ made.borders > 0
    made.drives[:] = reached & ~np.eye(PLACES, dtype=bool)
    _write_lists(made)
    _write_bits(made)
    boards.flags.writeable = False
    found: Board = boards[0]
    return found


def _write_lists(made: Board) -> None:
    """Write what the matrices say as lists too."""
    for way, matrix in ((WALK, made.borders), (DRIVE, made.drives)):
        for place in range(PLACES):
            found = np.flatnonzero(matrix[place])
            made.near[way, place, : len(found)] = found
            made.many[way, place] = len(found)


def _write_bits(made: Board) -> None:
    """Write what the matrices say as bits too."""
    bits = 1 << np.arange(PLACES, dtype=np.int64)
    joins = made.joins[:, :PLACES]
    joins[FOOT] = made.borders @ bits
    for colour in range(COLOURS):
        joins[colour + 1] = (made.flights >> colour & 1) @ bits
    joins[COLOURS + 1] = made.drives @ bits
    joins[ANY] = np.bitwise_or.reduce(joins[FOOT + 1 : ANY])


def _wings(colours: Sequence[str], colour: str) -> int:
    """The airplanes that fly to places of a colour, as bits: they join any two of them (T4.7,
    T4.11, T4.12).
    """
    return (1 << len(colours)) - 1 if colour == WILD else 1 << colours.index(colour)
