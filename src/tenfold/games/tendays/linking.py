"""Links as JSON, for all viewers of a match at once: each has a number, and its text is written once."""

import json
from threading import Lock

import numpy as np

from tenfold.games.news import Sheet
from tenfold.games.writing import CLOSE, COMMA, LINK_ENDS, LINKS, OPEN, copy_text
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, wide

from .board import UNKNOWN
from .links import Links
from .state import AT, DAYS
from .view import place_of_rack

NO_TILE = UNKNOWN % 256
"""The byte of a tile that is not known; the next one says that there is none."""

AT_RACK, AT_DAYS = AT.rack.start, AT.days.start


class Linking:
    """Tells how the days of racks connect."""

    def __init__(self, links: Links) -> None:
        self._links = links
        places, kinds = len(links.map.places), len(links.map.kinds)
        self._lock = Lock()
        """Held by the thread that learns a text."""
        self._texts: Array = np.zeros(ROOM, np.uint8)
        self._size = 0
        """How much of the room for texts is taken."""
        self._at: Array = np.zeros((_numbers(places, kinds), 2), np.int64)
        """Where texts begin and end: of the days of links, and, as far as they were ever told, of links by number."""
        self._others = DAYS + places * places * (1 + kinds - places)
        """The first number of a link that is not one of two places, alone or with a ride between them."""
        for i in range(DAYS):
            self._put(i, f'{{"days":[{i + 1},{i + 2}],')

    def tell(self, viewers: int, seats: Array, views: Array, last: Array, sheet: Sheet) -> None:
        """Write on a sheet those links of viewers' own racks that their last views did not have, as JSON.

        The viewers are given as bits, with their seats, and views as bytes.
        """
        places, kinds = len(self._links.map.places), len(self._links.map.kinds)
        text, found = sheet.text, sheet.found
        while _tell(viewers, seats, views, last, places, kinds, self._at, self._texts, text, found):
            viewer, day, number = found[LINK_ENDS, :3].tolist()
            rack = views[viewer, place_of_rack(int(seats[viewer]), int(views[viewer, AT_DAYS]))]
            with self._lock:
                self._learn(rack.tobytes(), day, number)

    def _learn(self, rack: bytes, i: int, number: int) -> None:
        """Write the text of a link that was never told, and of those that differ in the last place alone: these are
        soon told too.
        """
        places = len(self._links.map.places)
        at = i + 1 if rack[i + 1] < places else i + 2
        if at < len(rack) and rack[at] < places and number < self._others:
            for place in range(places):
                self._write(rack[:at] + bytes([place]) + rack[at + 1 :], i, number - rack[at] + place)
        else:
            self._write(rack, i, number)

    def _write(self, rack: bytes, i: int, number: int) -> None:
        found = self._links.find(rack, i)._asdict()
        self._put(number, json.dumps(found, separators=(",", ":"), ensure_ascii=False)[1:])

    def _put(self, number: int, text: str) -> None:
        told, first = np.frombuffer(text.encode(), np.uint8), self._size
        self._size += len(told)
        if self._size > len(self._texts):
            self._texts = np.concatenate([self._texts, np.zeros_like(self._texts)])
        self._texts[first : self._size] = told
        self._at[number] = first, self._size


ROOM = 1 << 15
"""How many bytes there are for texts at first."""

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
    at: Array, texts: Array, out: Array, found: Array,
) -> bool:  # fmt: skip
    """Write the links of all; True where there is one whose text is not known: whose, from which day on, its number."""
    end = LINKS
    for viewer in range(views.shape[0]):
        seat, begun, days = seats[viewer], end, wide(views[viewer, AT_DAYS])
        first = AT_RACK + seat * DAYS
        is_told = seat >= 0 and viewers >> viewer & 1 and _is_new(views[viewer], last[viewer], first, days)
        for i in range(days - 1 if is_told else 0):
            number = _number(views[viewer], first, days, i, places, kinds)
            if number == _number(last[viewer], first, days, i, places, kinds):
                continue
            if not at[number, 1]:
                found[LINK_ENDS, 0], found[LINK_ENDS, 1], found[LINK_ENDS, 2] = viewer, i, number
                return True
            out[end] = COMMA if end > begun else OPEN
            end = copy_text(texts, at[i, 0], at[i, 1], out, end + 1)
            end = copy_text(texts, at[number, 0], at[number, 1], out, end)
        if end > begun:
            out[end] = CLOSE
            end += 1
        found[LINK_ENDS, viewer] = end - LINKS
    return False


@compiled
def _is_new(view: Array, last: Array, first: int, days: int) -> bool:
    """Whether a rack is not as it was."""
    unlike = view[first] ^ view[first]
    for i in range(first, first + days):
        unlike |= view[i] ^ last[i]
    return unlike != 0
