"""How the days of racks connect, as JSON: each text is written once, and found by what decides it."""

from collections.abc import Hashable
from functools import cache
from typing import Any

import orjson

from tenfold.server import showing

MOST = 30_000
"""How many texts of a game are kept."""

DAYS = [b'{"days":[%d,%d],' % (day, day + 1) for day in range(1, 20)]
"""How links begin."""


class Linked:
    """The links of a game that has days."""

    def __init__(self, days: showing.Days) -> None:
        self.days = days
        self._linking = days.linking
        self._known: dict[tuple[Hashable, bytes], bytes] = {}
        """How links end."""

    def tell(self, rack: bytes, last: bytes = b"") -> bytes:
        """Those of a rack that another one before it did not have; null where there are none."""
        known, deciding = self._known, self._linking.deciding(rack)
        before = self._linking.deciding(last) if last else [None] * len(deciding)
        new = [(i, each) for i, each in enumerate(deciding) if each != before[i]]
        found = [DAYS[i] + (known.get(each) or self._write(rack, i, each)) for i, each in new]
        return b"[%b]" % b",".join(found) if found else b"null"

    def _write(self, rack: bytes, i: int, deciding: tuple[Hashable, bytes]) -> bytes:
        if len(self._known) >= MOST:
            self._known.clear()
        told: dict[str, Any] = {**showing.link(self._linking.link(rack, i))}
        del told["days"]
        found = self._known[deciding] = compact(told)[1:]
        return found


@cache
def linked(game: Any) -> Linked | None:
    """What tells the links of a game; None of one that has no days."""
    return Linked(game) if isinstance(game, showing.Days) else None


def compact(plain: Any) -> bytes:
    """JSON that is to be kept: what orjson gives has four kilobytes, however short it is."""
    return bytes(memoryview(orjson.dumps(plain)))
