"""The text of each 10 Days move and of what chance gives, both ways."""

from tenfold.errors import NotAMove
from tenfold.kernel.bag import kind_at, way_to
from tenfold.kernel.contract import Move, Way
from tenfold.kernel.record_reader import read

from .map import Map
from .state import DAYS, PILES, SWAPS, Layout, Stage, State

_FIRST = int(Stage.FIRST)
"""NumPy compares with a member of an enumeration slowly."""


def texts() -> tuple[str, ...]:
    """Return the text of each move number."""
    days, piles = range(1, DAYS + 1), range(1, PILES + 1)
    return (
        *(f"place {day}" for day in days),
        *(f"drop {pile}" for pile in piles),
        *(f"put {day} drop {pile}" for day in days for pile in piles),
        "draw deck",
        *(f"draw {pile}" for pile in piles),
        *(f"swap {one + 1} {other + 1}" for one, other in SWAPS.tolist()),
    )


def numbers() -> dict[str, Move]:
    """Return the number of each text; the days of a swap may stand in either order."""
    found = {text: Move(number) for number, text in enumerate(texts())}
    for text, number in list(found.items()):
        words = text.split()
        if words[0] == "swap":
            found[f"swap {words[2]} {words[1]}"] = number
    return found


def rack_after(rack: list[str | None], drawn: str | None, move: str) -> list[str | None]:
    """Return a rack after a move by its text, with the tile that was drawn before it. A move that
    changes no day leaves it as it is.
    """
    what, *days = move.split()
    found = list(rack)
    if what in ("place", "put"):
        found[int(days[0]) - 1] = drawn
    elif what == "swap":
        one, other = (int(day) - 1 for day in days)
        found[one], found[other] = found[other], found[one]
    return found


def name_way(map_: Map, state: State, way: Way) -> str:
    """Return the text of a chance outcome: a tile, or who begins."""
    fields = read(state)
    if fields.stage == _FIRST:
        return f"first {way}"
    return map_.kinds[kind_at(fields.bag, 0, way)]


def find_way(map_: Map, state: State, text: str, ways: int) -> Way:
    """Return the first chance outcome with that text; raises NotAMove if there is none."""
    way = _find_way(map_, read(state), text) if ways else None
    if way is None:
        raise NotAMove(f"chance cannot give {text!r} now")
    return way


def _find_way(map_: Map, fields: Layout, text: str) -> Way | None:
    if fields.stage == _FIRST:
        names = [f"first {seat}" for seat in range(fields.seats)]
        return Way(names.index(text)) if text in names else None
    if text not in map_.kinds:
        return None
    kind = map_.kinds.index(text)
    if not fields.bag[kind]:
        return None
    return Way(way_to(fields.bag, 0, kind))
