"""The map and the tiles of a 10 Days game, read from a data file and laid out as tables for the rules."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from tenfold.games.data import Table, read
from tenfold.kernel.layout import Flat, blank, i8, i64, layout

DATA = Path(__file__).parent / "data"
PLACES, COLOURS = 50, 5
KINDS = PLACES + COLOURS + 1
FOOT, ANY = 0, COLOURS + 2
"""Before and after the transportation tiles among what joins places: none of them, any of them."""

WALK, DRIVE, WAYS = 0, 1, 2
"""The lists of places that a place connects to."""

WILD = "purple"
"""The colour of places that an airplane of the other end's colour reaches (T4.11)."""

EMPTY, UNKNOWN = -1, -2
"""Instead of a kind of tile: there is none; there is one that the viewer does not know."""

HIDDEN = "?"
"""The text of a tile that the viewer does not know."""


class Board(Flat):
    """What the box prints. Kinds of tiles: the places, then an airplane for each colour, then the automobile."""

    places = i8  # how many kinds are places
    kinds = i8
    tiles = i8[KINDS]  # how many tiles of each kind there are
    borders = i8[PLACES, PLACES]  # 1 where two places connect by foot, ferries too
    drives = i8[PLACES, PLACES]  # 1 where an automobile joins two places
    near = i8[WAYS, PLACES, PLACES]  # the places that each connects to by foot, and by automobile, as lists,
    many = i8[WAYS, PLACES]  # and how long these are
    wings = i8[PLACES]  # the colours of the airplanes that fly to each place, as bits
    flights = i8[PLACES, PLACES]  # the colours of the airplanes that join two places, as bits
    joins = i64[COLOURS + 3, PLACES]  # the places joined to each, as bits: by foot, by each transportation tile, by any


BOARD = layout(Board)


@dataclass(frozen=True, slots=True)
class Place:
    """A country or a state."""

    code: str
    name: str
    colour: str
    tiles: int
    borders: tuple[str, ...]


@dataclass(frozen=True)
class Map:
    """A data file, read and found sound."""

    name: str
    places: tuple[Place, ...]
    colours: tuple[str, ...]
    ferries: tuple[tuple[str, str], ...]
    airplanes: int
    automobiles: int

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The text of each kind of tile, in the board's order."""
        airplanes = [f"plane-{colour}" for colour in self.colours]
        return (*(place.code for place in self.places), *airplanes, "car")

    @cached_property
    def names(self) -> dict[int, str | None]:
        """The text of whatever may stand in a rack: a kind of tile, none, or one that the viewer may not know."""
        return {EMPTY: None, UNKNOWN: HIDDEN, **dict(enumerate(self.kinds))}

    def joined(self, one: str, other: str) -> bool:
        """Whether a ferry, not a border, connects two places."""
        return (one, other) in self.ferries or (other, one) in self.ferries


def load(path: Path) -> Map:
    """Read a map; raises BadData with every fault."""
    top = read(path)
    colours = top.texts("colours")
    places = [_place(table, [*colours, WILD]) for table in top.tables("places")]
    ferries = [(pair[0], pair[1]) for pair in top.lists("ferries") if _is_pair(top, pair)]
    found = Map(
        name=top.text("name"),
        places=tuple(places),
        colours=tuple(colours),
        ferries=tuple(ferries),
        airplanes=top.number("airplanes_per_colour", 1, 9),
        automobiles=top.number("automobiles", 0, 20),
    )
    if len(colours) != COLOURS:
        top.problem(f"colours: {len(colours)} of them, not {COLOURS}")
    _check_places(top, found.places)
    _check_ferries(top, found)
    _check_counts(top.table("expect"), found)
    top.close()
    return found


def board(of: Map) -> Any:
    """The tables of a map."""
    boards = blank(BOARD, 1)
    made = boards[0]
    count = len(of.places)
    made.places, made.kinds = count, count + COLOURS + 1
    made.tiles[:count] = [place.tiles for place in of.places]
    made.tiles[count : count + COLOURS] = of.airplanes
    made.tiles[count + COLOURS] = of.automobiles
    made.wings[:count] = [_wings(of.colours, place.colour) for place in of.places]
    for (i, one), (j, other) in product(enumerate(of.places), repeat=2):
        made.borders[i, j] = other.code in one.borders or of.joined(one.code, other.code)
        made.flights[i, j] = made.wings[i] & made.wings[j] if i != j else 0
    reached = made.borders.astype(int) @ made.borders > 0
    made.drives[:] = reached & ~np.eye(PLACES, dtype=bool)
    _write_lists(made)
    _write_bits(made)
    boards.flags.writeable = False
    return boards[0]


def _write_lists(made: Any) -> None:
    """Write what the matrices say as lists too."""
    for way, matrix in ((WALK, made.borders), (DRIVE, made.drives)):
        for place in range(PLACES):
            found = np.flatnonzero(matrix[place])
            made.near[way, place, : len(found)] = found
            made.many[way, place] = len(found)


def _write_bits(made: Any) -> None:
    """Write what the matrices say as bits too."""
    bits = 1 << np.arange(PLACES, dtype=np.int64)
    made.joins[FOOT] = made.borders @ bits
    for colour in range(COLOURS):
        made.joins[colour + 1] = (made.flights >> colour & 1) @ bits
    made.joins[COLOURS + 1] = made.drives @ bits
    made.joins[ANY] = np.bitwise_or.reduce(made.joins[FOOT + 1 : ANY])


def _wings(colours: Sequence[str], colour: str) -> int:
    """The airplanes that fly to places of a colour, as bits: they join any two of them (T4.7, T4.11, T4.12)."""
    return (1 << len(colours)) - 1 if colour == WILD else 1 << colours.index(colour)


def _place(table: Table, colours: Sequence[str]) -> Place:
    code = table.text("code")
    table.place += f" ({code})"
    colour = table.text("colour")
    if colour and colour not in colours:
        table.problem(f"colour {colour!r} is not one of {', '.join(colours)}")
    return Place(code, table.text("name"), colour, table.number("tiles", 1, 9, 1), tuple(table.texts("borders")))


def _is_pair(top: Table, ends: Sequence[str]) -> bool:
    if len(ends) != 2:
        top.problem(f"ferries: {ends} is not a pair of places")
    return len(ends) == 2


def _check_places(top: Table, places: Sequence[Place]) -> None:
    by_code = {place.code: place for place in places}
    if not 1 <= len(places) <= PLACES:
        top.problem(f"places: {len(places)} of them, not within 1 to {PLACES}")
    for field in ("code", "name"):
        values = [getattr(place, field) for place in places]
        for twice in sorted({value for value in values if values.count(value) > 1}):
            top.problem(f"places: the {field} {twice!r} is there twice")
    for i, place in enumerate(places):
        for code in place.borders:
            where = f"places[{i}] ({place.code}).borders"
            if code not in by_code:
                top.problem(f"{where}: there is no place {code!r}")
            elif code == place.code:
                top.problem(f"{where}: a place does not border itself")
            elif place.code not in by_code[code].borders:
                top.problem(f"{where}: {code} is there, but {place.code} is not among the borders of {code}")
        if len(set(place.borders)) < len(place.borders):
            top.problem(f"places[{i}] ({place.code}).borders: a place is there twice")


def _check_ferries(top: Table, of: Map) -> None:
    by_code = {place.code: place for place in of.places}
    for one, other in of.ferries:
        for code in (one, other):
            if code not in by_code:
                top.problem(f"ferries: there is no place {code!r}")
        if one in by_code and other in by_code[one].borders:
            top.problem(f"ferries: {one} and {other} have a border already")


def _check_counts(expect: Table, of: Map) -> None:
    """Compare with the counts that the box gives."""
    counts = {
        "places": len(of.places),
        "place_tiles": sum(place.tiles for place in of.places),
        "transport_tiles": of.airplanes * len(of.colours) + of.automobiles,
    }
    for key, found in counts.items():
        wanted = expect.number(key, 0, 999)
        if expect.has(key) and found != wanted:
            expect.problem(f"{key} is {wanted}, but the file has {found}")
