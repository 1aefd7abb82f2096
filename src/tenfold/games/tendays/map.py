"""The map and the tiles of a 10 Days game, with their names: read from a data file and checked."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from tenfold.games.data import Table, read

DATA = Path(__file__).parent / "data"
PLACES, COLOURS = 50, 5
"""The most places that a record has room for, and how many colours there are."""

WILD = "purple"
"""The colour of places that an airplane of the other end's colour reaches (T4.11)."""


@dataclass(frozen=True, slots=True)
class Place:
    """A country or a state."""

    code: str
    name: str
    colour: str
    tiles: int
    borders: tuple[str, ...]
    middle: tuple[float, float] | None = None
    """The latitude and longitude of a point in its middle, in degrees; for maps of real places."""


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
    def numbers(self) -> dict[str | None, int]:
        """The number of each place by its code."""
        return {place.code: number for number, place in enumerate(self.places)}

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The text of each kind of tile, in the board's order."""
        airplanes = [f"plane-{colour}" for colour in self.colours]
        return (*(place.code for place in self.places), *airplanes, "car")

    @cached_property
    def near(self) -> tuple[frozenset[int], ...]:
        """The places that each connects to by foot, ferries too."""
        return tuple(
            frozenset(j for j, other in enumerate(self.places) if self._meet(one, other))
            for one in self.places
        )

    def _meet(self, one: Place, other: Place) -> bool:
        return other.code in one.borders or self.joined(one.code, other.code)

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


def _place(table: Table, colours: Sequence[str]) -> Place:
    code = table.text("code")
    table.place += f" ({code})"
    colour = table.text("colour")
    if colour and colour not in colours:
        table.problem(f"colour {colour!r} is not one of {', '.join(colours)}")
    return Place(
        code,
        table.text("name"),
        colour,
        table.number("tiles", 1, 9, 1),
        tuple(table.texts("borders")),
        _middle(table),
    )


def _middle(table: Table) -> tuple[float, float] | None:
    """Return the latitude and longitude of a place, or None if the file does not give them."""
    degrees = table.numbers("middle", [])
    if not degrees:
        return None
    if len(degrees) != 2 or abs(degrees[0]) > 90 or abs(degrees[1]) > 180:
        table.problem(f"middle: {degrees} is not a latitude and a longitude")
        return None
    return degrees[0], degrees[1]


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
                top.problem(
                    f"{where}: {code} is there, but {place.code} is not among the borders of {code}"
                )
        if len(set(place.borders)) < len(place.borders):
            top.problem(f"places[{i}] ({place.code}).borders: a place is there twice")


def _check_ferries(top: Table, map_: Map) -> None:
    by_code = {place.code: place for place in map_.places}
    for one, other in map_.ferries:
        for code in (one, other):
            if code not in by_code:
                top.problem(f"ferries: there is no place {code!r}")
        if one in by_code and other in by_code[one].borders:
            top.problem(f"ferries: {one} and {other} have a border already")


def _check_counts(expect: Table, map_: Map) -> None:
    """Compare with the counts that the box gives."""
    counts = {
        "places": len(map_.places),
        "place_tiles": sum(place.tiles for place in map_.places),
        "transport_tiles": map_.airplanes * len(map_.colours) + map_.automobiles,
    }
    for key, found in counts.items():
        wanted = expect.number(key, 0, 999)
        if expect.has(key) and found != wanted:
            expect.problem(f"{key} is {wanted}, but the file has {found}")
