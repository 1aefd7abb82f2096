"""How the days of a rack connect, or why not, as data that a sentence is made of."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from tenfold.errors import Refusal
from tenfold.games.game import Link

from .board import Board
from .connections import carries
from .map import WILD, Map
from .state import DAYS
from .view import HIDDEN

CAR = "car"


class Found(NamedTuple):
    """What is found of two neighbouring days."""

    how: str | None
    rule: str
    message: str
    """Which sentence tells it,"""
    data: dict[str, Any]
    """and of what."""


Known = dict[tuple[object, ...], tuple[Link, ...]]
"""The links that were found before, by the tiles that tell them: one for each day that they could begin at."""

MOST = 20_000
"""How many of them are kept."""

FAR = 2
"""How many days from a link its tiles are at most."""


def links(
    of: Map,
    board: Board,
    rack: list[str | None],
    reason: Callable[[Found], Refusal],
    known: Known,
    among: Iterable[int],
) -> list[Link]:
    """The links that begin at some days of a rack, counted from 0, as far as its tiles are known."""
    found = []
    for i in among:
        tiles = _telling(of, rack, i)
        alike = known.get(tiles)
        if alike is None:
            if len(known) >= MOST:
                known.clear()
            each = _link(of, board, rack, i)
            why = reason(each)
            alike = known[tiles] = tuple(Link((day, day + 1), each.how, why) for day in range(1, DAYS))
        found.append(alike[i])
    return found


def changed(rack: list[str | None], last: list[str | None]) -> range:
    """Where the links begin that may differ between two racks of the same length."""
    days = [day for day, (one, other) in enumerate(zip(rack, last, strict=True)) if one != other]
    return range(max(0, days[0] - FAR), min(len(rack) - 1, days[-1] + FAR)) if days else range(0)


def _telling(of: Map, rack: list[str | None], i: int) -> tuple[object, ...]:
    """What decides how two neighbouring days connect: where one has a transportation tile, what is around that too."""
    one, other, numbers = rack[i], rack[i + 1], of.numbers
    if one in numbers and other in numbers:
        return one, other
    if one in (None, HIDDEN) or other in (None, HIDDEN):
        return i, one in (None, HIDDEN), one is None, other is None
    if one not in numbers and other not in numbers:
        return ()
    day = i + 1 if one in numbers else i
    if day in (0, len(rack) - 1):
        return day == 0, rack[day]
    return rack[day - 1], rack[day], rack[day + 1]


def _link(of: Map, board: Board, rack: list[str | None], i: int) -> Found:
    for day in (i, i + 1):
        if rack[day] in (None, HIDDEN):
            return Found(None, "T5.1", "link-open" if rack[day] is None else "link-unknown", {"day": day + 1})
    one, other = _place(of, rack[i]), _place(of, rack[i + 1])
    if one is not None and other is not None:
        return _walk(of, board, one, other)
    if one is None and other is None:
        return Found(None, "T4.9", "link-vehicles", {})
    return _vehicle(of, board, rack, i if one is None else i + 1)


def _place(of: Map, tile: str | None) -> int | None:
    """Which place a tile is of; None where it is a transportation tile, or none, or unknown."""
    return of.numbers.get(tile)


def _walk(of: Map, board: Board, one: int, other: int) -> Found:
    start, end = of.places[one], of.places[other]
    ends = {"start": start.code, "end": end.code}
    if board.borders[one, other]:
        if of.joined(start.code, end.code):
            return Found("ferry", "T4.2", "link-ferry", ends)
        return Found("foot", "T4.1", "link-foot", ends)
    if one == other:
        return Found(None, "T4.8", "link-same", {"place": start.code})
    return _remote(of, one, other) or Found(None, "T4.1", "link-no-border", ends)


def _remote(of: Map, one: int, other: int) -> Found | None:
    """That one of two places is reached by airplane alone, if it is."""
    wild = [of.places[place].code for place in (one, other) if of.places[place].colour == WILD]
    return Found(None, "T4.10", "link-airplane-alone", {"place": wild[0]}) if wild else None


def _vehicle(of: Map, board: Board, rack: list[str | None], day: int) -> Found:
    vehicle, last = rack[day], len(rack) - 1
    if day in (0, last):
        return Found(None, "T5.2", "link-starts" if day == 0 else "link-ends", {"vehicle": vehicle})
    if any(tile in (None, HIDDEN) for tile in (rack[day - 1], rack[day + 1])):
        return Found(None, "T5.1", "link-waits", {"vehicle": vehicle})
    start, end = _place(of, rack[day - 1]), _place(of, rack[day + 1])
    if start is None or end is None or vehicle is None:
        return Found(None, "T4.9", "link-vehicle-next", {})
    return _ride(of, board, start, vehicle, end)


def _ride(of: Map, board: Board, one: int, vehicle: str, other: int) -> Found:
    start, end = of.places[one].code, of.places[other].code
    if carries(board, one, of.kinds.index(vehicle), other):
        if vehicle == CAR:
            near = (board.borders[one] & board.borders[other]).nonzero()[0]
            via = [of.places[place].code for place in near.tolist()]
            return Found("drive", "T4.4", "link-drive", {"start": start, "end": end, "via": via})
        return Found("flight", "T4.7", "link-flight", {"start": start, "end": end, "vehicle": vehicle})
    if one == other:
        return Found(None, "T4.8", "link-same-ride", {"place": start})
    if vehicle == CAR:
        return _remote(of, one, other) or Found(None, "T4.6", "link-no-drive", {"start": start, "end": end})
    return _no_flight(of, one, vehicle, other)


def _no_flight(of: Map, one: int, vehicle: str, other: int) -> Found:
    start, end = of.places[one], of.places[other]
    if WILD in (start.colour, end.colour):
        far, near = (start, end) if start.colour == WILD else (end, start)
        return Found(None, "T4.11", "link-colour", {"far": far.code, "near": near.code, "colour": near.colour})
    ends = {"start": start.code, "leaves": start.colour, "end": end.code, "arrives": end.colour}
    return Found(None, "T4.7", "link-no-flight", {"vehicle": vehicle, **ends})
