"""How the days of a rack connect, or why not, as data that a sentence is made of."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from tenfold.errors import Refusal
from tenfold.games.game import Link
from tenfold.kernel.layout import Array

from .board import Board
from .connections import find_rides
from .map import WILD, Map
from .view import HIDDEN, tile_texts

CAR = "car"


class Found(NamedTuple):
    """What is found of two neighbouring days."""

    how: str | None
    rule: str
    message: str
    """Which sentence tells it,"""
    data: dict[str, Any]
    """and of what."""


class Links:
    """How neighbouring days of racks connect; a rack is the kinds of its tiles as bytes."""

    def __init__(self, of: Map, board: Board, reason: Callable[[Found], Refusal]) -> None:
        self.map, self._reason = of, reason
        self._rides: Array = np.zeros((len(of.places), len(of.kinds), len(of.places)), np.int8)
        find_rides(board, self._rides)
        self._names = tile_texts(of)

    def link(self, rack: bytes, i: int) -> Link:
        """How a day, counted from 0, connects to the next."""
        found = self.find(rack, i)
        return Link((i + 1, i + 2), found.how, self._reason(found))

    def find(self, rack: bytes, i: int) -> Found:
        """The same as data."""
        return _link(self.map, self._rides, [self._names[kind] for kind in rack], i)


def _link(of: Map, rides: Array, rack: list[str | None], i: int) -> Found:
    for day in (i, i + 1):
        if rack[day] in (None, HIDDEN):
            return Found(None, "T5.1", "link-open" if rack[day] is None else "link-unknown", {"day": day + 1})
    one, other = _place(of, rack[i]), _place(of, rack[i + 1])
    if one is not None and other is not None:
        return _walk(of, one, other)
    if one is None and other is None:
        return Found(None, "T4.9", "link-vehicles", {})
    return _vehicle(of, rides, rack, i if one is None else i + 1)


def _place(of: Map, tile: str | None) -> int | None:
    """Which place a tile is of; None where it is a transportation tile, or none, or unknown."""
    return of.numbers.get(tile)


def _walk(of: Map, one: int, other: int) -> Found:
    start, end = of.places[one], of.places[other]
    ends = {"start": start.code, "end": end.code}
    if other in of.near[one]:
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


def _vehicle(of: Map, rides: Array, rack: list[str | None], day: int) -> Found:
    vehicle, last = rack[day], len(rack) - 1
    if day in (0, last):
        return Found(None, "T5.2", "link-starts" if day == 0 else "link-ends", {"vehicle": vehicle})
    if any(tile in (None, HIDDEN) for tile in (rack[day - 1], rack[day + 1])):
        return Found(None, "T5.1", "link-waits", {"vehicle": vehicle})
    start, end = _place(of, rack[day - 1]), _place(of, rack[day + 1])
    if start is None or end is None or vehicle is None:
        return Found(None, "T4.9", "link-vehicle-next", {})
    return _ride(of, rides, start, vehicle, end)


def _ride(of: Map, rides: Array, one: int, vehicle: str, other: int) -> Found:
    start, end = of.places[one].code, of.places[other].code
    if rides[one, of.kinds.index(vehicle), other]:
        if vehicle == CAR:
            via = [of.places[place].code for place in sorted(of.near[one] & of.near[other])]
            return Found("drive", "T4.4", "link-drive", {"start": start, "end": end, "via": via})
        data = {"start": start, "end": end, "vehicle": vehicle}
        return Found("flight", _flight_rule(of, one, other), "link-flight", data)
    if one == other:
        return Found(None, "T4.8", "link-same-ride", {"place": start})
    if vehicle == CAR:
        return _remote(of, one, other) or Found(None, "T4.6", "link-no-drive", {"start": start, "end": end})
    return _no_flight(of, one, vehicle, other)


def _flight_rule(of: Map, one: int, other: int) -> str:
    """Returns the rule by which an airplane joins two places."""
    wild = [of.places[place].colour == WILD for place in (one, other)]
    if all(wild):
        return "T4.12"
    return "T4.11" if any(wild) else "T4.7"


def _no_flight(of: Map, one: int, vehicle: str, other: int) -> Found:
    start, end = of.places[one], of.places[other]
    if WILD in (start.colour, end.colour):
        far, near = (start, end) if start.colour == WILD else (end, start)
        return Found(None, "T4.11", "link-colour", {"far": far.code, "near": near.code, "colour": near.colour})
    ends = {"start": start.code, "leaves": start.colour, "end": end.code, "arrives": end.colour}
    return Found(None, "T4.7", "link-no-flight", {"vehicle": vehicle, **ends})
