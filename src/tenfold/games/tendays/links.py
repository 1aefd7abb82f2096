"""How the days of a rack connect, or why not, as data that a sentence is made of."""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from tenfold.games.capabilities import Link
from tenfold.json_types import JsonMapping, JsonObject
from tenfold.kernel.layout import Array

from . import moves
from .connections import find_rides
from .map import WILD, Map
from .state import DAYS
from .view import HIDDEN, KEYS, tile_texts

if TYPE_CHECKING:
    from .game import TenDays

CAR = "car"

CACHE_SIZE = 50_000
"""How many links are cached as text, which is more than there are on a map."""

_PREFIXES = [b'{"days":[%d,%d],' % (i + 1, i + 2) for i in range(DAYS)]
_RACK, _DAYS = KEYS.fields["rack"].start, KEYS.fields["days"].start


class Found(NamedTuple):
    """What is found of two neighbouring days."""

    how: str | None
    rule: str
    message: str
    """The id of the sentence that says it."""
    data: JsonObject
    """The values that the sentence needs."""


class Links:
    """How neighbouring days of racks connect. A rack is the numbers of its tiles as bytes."""

    def __init__(self, game: "TenDays") -> None:
        self._game = game
        self._text = lru_cache(CACHE_SIZE)(self._write)

    @cached_property
    def _map(self) -> Map:
        return self._game.map

    @cached_property
    def _places(self) -> int:
        """How many places there are. Tiles of places have the numbers below it."""
        return len(self._map.places)

    @cached_property
    def _kinds(self) -> int:
        """How many kinds of tiles there are."""
        return len(self._map.kinds)

    @cached_property
    def _rides(self) -> Array:
        """Whether a vehicle connects two places, by place, vehicle and place."""
        rides: Array = np.zeros((self._places, self._kinds, self._places), np.int8)
        find_rides(self._game.board, rides)
        return rides

    @cached_property
    def _names(self) -> dict[int, str | None]:
        """The text of each byte of a rack."""
        return {number % 256: name for number, name in tile_texts(self._map).items()}

    def of(self, view: JsonMapping, seat: int) -> list[Link]:
        """Return how the days of a seat's rack connect, as far as a view as JSON shows it."""
        return self._between(view["racks"][seat])

    def after(self, view: JsonMapping, seat: int, move: str) -> list[Link]:
        """Return how the days of a seat's rack would connect after a move, by the seat's
        own view.
        """
        return self._between(moves.rack_after(view["racks"][seat], view["hands"][seat], move))

    def follow(self, seat: int) -> "RackLinks":
        """Return the links of a seat's rack, to be followed from view to view."""
        return RackLinks(self, seat)

    def text(self, rack: bytes, i: int) -> bytes:
        """Return the link from a day of a rack to the next as JSON, without its days."""
        return self._text(self._decisive(rack, i))

    def _decisive(self, rack: bytes, i: int) -> tuple[bytes, int, int]:
        """Return what decides the link from a day to the next: tiles, the index of the first day in
        them, and a day.

        The day matters only if one of the two tiles is missing or unknown, since the reason names
        it. The two links of a vehicle between places are the same.
        """
        one, other = rack[i], rack[i + 1]
        if one >= self._kinds or other >= self._kinds:
            return rack[i : i + 2], 0, i
        if (one < self._places) == (other < self._places) or (i == 0 and one >= self._places):
            return rack[i : i + 2], 0, 0
        if one < self._places:
            return rack[i : i + 3], 0, 0
        return rack[i - 1 : i + 2], int(rack[i - 1] >= self._places), 0

    def _write(self, decisive: tuple[bytes, int, int]) -> bytes:
        """Return all but the days of a link as JSON, from the tiles that decide it.

        These are the tiles, the index of the first day's tile among them, and its day, if the
        reason names it.
        """
        from orjson import dumps  # so that a match needs NumPy and Numba alone

        tiles, at, day = decisive
        found = self._find([self._names[kind] for kind in tiles], at)
        if "day" in found.data:
            found.data["day"] += day - at
        return dumps(found._asdict())[1:]

    def _between(self, rack: Sequence[str | None]) -> list[Link]:
        return [self._link(rack, i) for i in range(len(rack) - 1)]

    def _link(self, rack: Sequence[str | None], i: int) -> Link:
        found = self._find(rack, i)
        reason = self._game.wording.cite(found.rule, found.data, None, found.message)
        return Link((i + 1, i + 2), found.how, reason)

    def _find(self, rack: Sequence[str | None], i: int) -> Found:
        return _find(self._map, self._rides, rack, i)


class RackLinks:
    """The links of one seat's rack as JSON, followed from view to view."""

    __slots__ = ("_links", "_rack", "_start", "_texts")

    def __init__(self, links: Links, seat: int) -> None:
        self._links = links
        self._start = _RACK + seat * DAYS
        self._rack = b""
        self._texts: list[bytes] = []

    def update(self, memory: memoryview) -> list[bytes]:
        """Return the links that have changed in the memory of a view, or all the first time."""
        return self.set_rack(memory[self._start : self._start + memory[_DAYS]].tobytes())

    def set_rack(self, rack: bytes) -> list[bytes]:
        """Return the links that a rack changes, or all if it is the first."""
        last, self._rack = self._rack, rack
        days = [day for day, tile in enumerate(last) if tile != rack[day]]
        if not last:
            self._texts = [b""] * (len(rack) - 1)
            days = [0, len(rack) - 1]
        if not days:
            return []
        found = []
        # A link depends on its two days, the day before them and the day after them.
        for i in range(max(days[0] - 2, 0), min(days[-1] + 2, len(self._texts))):
            text = self._links.text(rack, i)
            if text != self._texts[i]:
                self._texts[i] = text
                found.append(_PREFIXES[i] + text)
        return found


def _find(map_: Map, rides: Array, rack: Sequence[str | None], i: int) -> Found:
    for day in (i, i + 1):
        if rack[day] is None:
            return Found(None, "T5.1", "link-open", {"day": day + 1})
        if rack[day] == HIDDEN:
            return Found(None, "T5.1", "link-unknown", {"day": day + 1})
    one, other = _place(map_, rack[i]), _place(map_, rack[i + 1])
    if one is not None and other is not None:
        return _walk(map_, one, other)
    if one is None and other is None:
        return Found(None, "T4.9", "link-vehicles", {})
    if one is None:
        return _vehicle(map_, rides, rack, i)
    return _vehicle(map_, rides, rack, i + 1)


def _place(map_: Map, tile: str | None) -> int | None:
    """Return the place of a tile, or None if there is no tile, it is unknown or it is a
    transportation tile.
    """
    return map_.numbers.get(tile)


def _walk(map_: Map, one: int, other: int) -> Found:
    start, end = map_.places[one], map_.places[other]
    ends = {"start": start.code, "end": end.code}
    if other in map_.near[one]:
        if map_.joined(start.code, end.code):
            return Found("ferry", "T4.2", "link-ferry", ends)
        return Found("foot", "T4.1", "link-foot", ends)
    if one == other:
        return Found(None, "T4.8", "link-same", {"place": start.code})
    return _remote(map_, one, other) or Found(None, "T4.1", "link-no-border", ends)


def _remote(map_: Map, one: int, other: int) -> Found | None:
    """Return that one of two places is reached by airplane alone, if it is."""
    for place in (map_.places[one], map_.places[other]):
        if place.colour == WILD:
            return Found(None, "T4.10", "link-airplane-alone", {"place": place.code})
    return None


def _vehicle(map_: Map, rides: Array, rack: Sequence[str | None], day: int) -> Found:
    vehicle, last = rack[day], len(rack) - 1
    if day == 0:
        return Found(None, "T5.2", "link-starts", {"vehicle": vehicle})
    if day == last:
        return Found(None, "T5.2", "link-ends", {"vehicle": vehicle})
    if any(tile in (None, HIDDEN) for tile in (rack[day - 1], rack[day + 1])):
        return Found(None, "T5.1", "link-waits", {"vehicle": vehicle})
    start, end = _place(map_, rack[day - 1]), _place(map_, rack[day + 1])
    if start is None or end is None or vehicle is None:
        return Found(None, "T4.9", "link-vehicle-next", {})
    return _ride(map_, rides, start, vehicle, end)


def _ride(map_: Map, rides: Array, one: int, vehicle: str, other: int) -> Found:
    start, end = map_.places[one].code, map_.places[other].code
    if rides[one, map_.kinds.index(vehicle), other]:
        if vehicle == CAR:
            via = [map_.places[place].code for place in sorted(map_.near[one] & map_.near[other])]
            return Found("drive", "T4.4", "link-drive", {"start": start, "end": end, "via": via})
        data = {"start": start, "end": end, "vehicle": vehicle}
        return Found("flight", _flight_rule(map_, one, other), "link-flight", data)
    if one == other:
        return Found(None, "T4.8", "link-same-ride", {"place": start})
    if vehicle == CAR:
        return _remote(map_, one, other) or Found(
            None, "T4.6", "link-no-drive", {"start": start, "end": end}
        )
    return _no_flight(map_, one, vehicle, other)


def _flight_rule(map_: Map, one: int, other: int) -> str:
    """Returns the rule by which an airplane joins two places."""
    wild = [map_.places[place].colour == WILD for place in (one, other)]
    if all(wild):
        return "T4.12"
    if any(wild):
        return "T4.11"
    return "T4.7"


def _no_flight(map_: Map, one: int, vehicle: str, other: int) -> Found:
    start, end = map_.places[one], map_.places[other]
    if WILD in (start.colour, end.colour):
        far, near = start, end
        if start.colour != WILD:
            far, near = end, start
        data = {"far": far.code, "near": near.code, "colour": near.colour}
        return Found(None, "T4.11", "link-colour", data)
    ends = {"start": start.code, "leaves": start.colour, "end": end.code, "arrives": end.colour}
    return Found(None, "T4.7", "link-no-flight", {"vehicle": vehicle, **ends})
