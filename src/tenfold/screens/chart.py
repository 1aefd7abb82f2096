"""A map drawn with letters: marks at places of a plane, and lines between them."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tenfold.screens.blocks import Grid, Ink, Words

WHERE = Path(__file__).parent / "places.json"
"""The file of the places of 10 Days: the centres of the page's maps. A test compares both."""

TALL = 0.5
"""The width of a letter divided by its height."""

WIDEST = 76
"""The greatest width of a map, in letters."""

NEAR = (
    (0, 0),
    (0, 1),
    (0, -1),
    (1, 0),
    (-1, 0),
    (1, 1),
    (-1, -1),
    (0, 2),
    (0, -2),
    (1, 2),
    (-1, 2),
    (2, 0),
    (-2, 0),
)
"""The cells that a mark tries in turn, as rows and columns from its own."""


@dataclass(frozen=True, slots=True)
class Plane:
    """The places of a game in a plane of some width and height."""

    width: float
    height: float
    places: Mapping[str, tuple[float, float]]


@cache
def plane(game: str) -> Plane | None:
    """Return where the places of a game are; None for a game without a map."""
    entry = json.loads(WHERE.read_text(encoding="utf-8")).get(game)
    if entry is None:
        return None
    places = {name: (at[0], at[1]) for name, at in entry["places"].items()}
    return Plane(entry["width"], entry["height"], places)


class Chart:
    """A map that is being drawn, cell by cell."""

    def __init__(self, of: Plane, width: int) -> None:
        self._plane = of
        self._columns = min(width, WIDEST)
        self._rows = max(1, round(self._columns * of.height / of.width * TALL))
        self._cells: dict[tuple[int, int], Ink] = {}

    def line(self, ends: Iterable[str], sign: Ink) -> None:
        """Draw a line between two places, with a sign in each cell."""
        (row, column), (last_row, last_column) = map(self._cell, ends)
        steps = max(abs(last_row - row), abs(last_column - column), 1)
        for step in range(steps + 1):
            cell_row = round(row + (last_row - row) * step / steps)
            cell_column = round(column + (last_column - column) * step / steps)
            self._cells[cell_row, cell_column] = sign

    def mark(self, place: str, mark: Ink, taken: set[tuple[int, int]]) -> None:
        """Write a mark at a place, or beside it when another mark is there; `taken` are the cells
        of marks.
        """
        row, column = self._cell(place)
        column = min(column, self._columns - len(mark.text))
        for down, right in NEAR:
            cells = [(row + down, column + right + number) for number in range(len(mark.text))]
            if self._is_free(cells, taken):
                break
        taken.update(cells)
        self._cells |= {
            cell: Ink(letter, mark.style) for cell, letter in zip(cells, mark.text, strict=True)
        }

    def grid(self) -> Grid:
        """Return the map as a grid of one column; rows above and below that are empty are
        left out.
        """
        used = [row for row, _ in self._cells]
        return Grid([(self._row(row),) for row in range(min(used), max(used) + 1)], indent=0)

    def _is_free(self, cells: Sequence[tuple[int, int]], taken: set[tuple[int, int]]) -> bool:
        """Return whether a mark fits into cells of one row, with a free cell before and
        after it.
        """
        row, first = cells[0]
        _, last = cells[-1]
        if first < 0 or last >= self._columns:
            return False
        around = {(row, first - 1), (row, last + 1)}
        return taken.isdisjoint(around.union(cells))

    def _cell(self, place: str) -> tuple[int, int]:
        x, y = self._plane.places[place]
        row = round(y / self._plane.height * (self._rows - 1))
        column = round(x / self._plane.width * (self._columns - 1))
        return row, column

    def _row(self, row: int) -> Words:
        last = max((column for r, column in self._cells if r == row), default=-1)
        return tuple(self._cells.get((row, column), Ink(" ")) for column in range(last + 1)) or (
            Ink(""),
        )
