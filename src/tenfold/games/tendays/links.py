"""How the days of a rack connect, or why not, as data that a sentence is made of."""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from tenfold.errors import Refusal
from tenfold.games.forms import CLOSE, COMMA, OPEN, copy_text
from tenfold.games.game import Link
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, wide

from .board import UNKNOWN, Board
from .connections import find_rides
from .map import WILD, Map
from .state import AT, DAYS
from .view import HIDDEN, place_of_rack, tile_texts

CAR = "car"

NO_TILE = UNKNOWN % 256
"""The byte of a tile that is not known; the next one says that there is none."""

AT_RACK, AT_DAYS = AT.rack.start, AT.days.start


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
        self._of, self._reason = of, reason
        self._rides: Array = np.zeros((len(of.places), len(of.kinds), len(of.places)), np.int8)
        find_rides(board, self._rides)
        self._names = tile_texts(of)
        self._texts: Array = np.zeros(ROOM, np.uint8)
        self._size = 0
        """How much of the room for texts is taken."""
        self._at: Array = np.zeros((_numbers(len(of.places), len(of.kinds)), 2), np.int64)
        """Where texts begin and end: of the days of links, and, as far as they were ever told, of links by number."""
        self._others = DAYS + len(of.places) ** 2 * (1 + len(of.kinds) - len(of.places))
        """The first number of a link that is not one of two places, alone or with a ride between them."""
        for i in range(DAYS):
            self._put(i, f'{{"days":[{i + 1},{i + 2}],')

    def link(self, rack: bytes, i: int) -> Link:
        """How a day, counted from 0, connects to the next."""
        found = self._find(rack, i)
        return Link((i + 1, i + 2), found.how, self._reason(found))

    def _find(self, rack: bytes, i: int) -> Found:
        return _link(self._of, self._rides, [self._names[kind] for kind in rack], i)

    def tell(self, viewers: int, seats: Array, views: Array, last: Array) -> tuple[Array, Array]:
        """The links of viewers' own racks that their last views did not have, as JSON, and where each viewer's end.

        The viewers are given as bits, with their seats, and views as bytes.
        """
        out, ends = np.empty(ROOM, np.uint8), np.empty(len(views) + 3, np.int64)
        places, kinds = len(self._of.places), len(self._of.kinds)
        while _tell(viewers, seats, views, last, places, kinds, self._at, self._texts, out, ends):
            viewer, day, number = ends[-3:].tolist()
            rack = views[viewer, place_of_rack(int(seats[viewer]), int(views[viewer, AT_DAYS]))]
            self._learn(rack.tobytes(), day, number)
        return out, ends

    def _learn(self, rack: bytes, i: int, number: int) -> None:
        """Write the text of a link that was never told, and of those that differ in the last place alone: these are
        soon told too.
        """
        places = len(self._of.places)
        at = i + 1 if rack[i + 1] < places else i + 2
        if at < len(rack) and rack[at] < places and number < self._others:
            for place in range(places):
                self._write(rack[:at] + bytes([place]) + rack[at + 1 :], i, number - rack[at] + place)
        else:
            self._write(rack, i, number)

    def _write(self, rack: bytes, i: int, number: int) -> None:
        self._put(number, json.dumps(self._find(rack, i)._asdict(), separators=(",", ":"), ensure_ascii=False)[1:])

    def _put(self, number: int, text: str) -> None:
        told, first = np.frombuffer(text.encode(), np.uint8), self._size
        self._size += len(told)
        if self._size > len(self._texts):
            self._texts = np.concatenate([self._texts, np.zeros_like(self._texts)])
        self._at[number] = first, self._size
        self._texts[first : self._size] = told


ROOM = 1 << 15
"""How many bytes there are for the links of all viewers, and at first for texts."""

CASES = 4
"""How many cases there are where one of two days has no known tile: which one, and whether there is one."""


def _numbers(places: int, kinds: int) -> int:
    """How many numbers there are: of days, and then of links."""
    return DAYS + places * places * (1 + kinds - places) + 2 + 3 * (kinds - places) + CASES * DAYS


@compiled
def _number(view: Array, first: int, days: int, i: int, places: int, kinds: int) -> int:
    """The number of the link from a day of a rack to the next: where that is the same, the link is, but for its days.

    Two places have a number, and so have two with a transportation tile between them. The others follow.
    """
    one, other, vehicles = wide(view[first + i]), wide(view[first + i + 1]), kinds - places
    rides = DAYS + places * places
    rest = rides + places * places * vehicles
    if one < places and other < places:
        return DAYS + one * places + other
    if one >= kinds or other >= kinds:
        case = one - NO_TILE if one >= kinds else 2 + other - NO_TILE
        return rest + 2 + 3 * vehicles + CASES * i + case
    if one >= places and other >= places:
        return rest
    day = i if one >= places else i + 1
    vehicle = wide(view[first + day]) - places
    if day == 0 or day == days - 1:
        return rest + 2 + vehicles * (1 + (day == 0)) + vehicle
    start, end = wide(view[first + day - 1]), wide(view[first + day + 1])
    if start >= kinds or end >= kinds:
        return rest + 2 + vehicle
    if start >= places or end >= places:
        return rest + 1
    return rides + (start * vehicles + vehicle) * places + end


@compiled
def _tell(
    viewers: int, seats: Array, views: Array, last: Array, places: int, kinds: int,
    at: Array, texts: Array, out: Array, ends: Array,
) -> bool:  # fmt: skip
    """Write the links of all; True where there is one whose text is not known: whose, from which day on, its number."""
    end = 0
    for viewer in range(views.shape[0]):
        seat, begun, days = seats[viewer], end, wide(views[viewer, AT_DAYS])
        first = AT_RACK + seat * DAYS
        for i in range(days - 1 if seat >= 0 and viewers >> viewer & 1 else 0):
            number = _number(views[viewer], first, days, i, places, kinds)
            if number == _number(last[viewer], first, days, i, places, kinds):
                continue
            if not at[number, 1]:
                ends[-3], ends[-2], ends[-1] = viewer, i, number
                return True
            out[end] = COMMA if end > begun else OPEN
            end = copy_text(texts, at[i, 0], at[i, 1], out, end + 1)
            end = copy_text(texts, at[number, 0], at[number, 1], out, end)
        if end > begun:
            out[end] = CLOSE
            end += 1
        ends[viewer] = end
    return False


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
