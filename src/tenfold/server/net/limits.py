"""How much anybody may ask for: buckets that fill again, and the largest of everything."""

import time
from dataclasses import dataclass

BODY = 16 * 1024
"""The largest request, in bytes."""

FRAME = 4 * 1024
"""The largest message over the socket, in bytes."""

SOCKETS = 20
"""How many sockets one player may have at once."""

ADDRESS_SOCKETS = 200
"""How many sockets the players of one address may have at once."""

ENDLESS = 1e12
"""More than anybody asks for."""

LIMITS = {
    "requests": (300, 60.0),
    "messages": (60, 20.0),
    "players": (60, 1.0),
    "tables": (30, 0.2),
    "address-tables": (90, 1.0),
    "chat": (10, 1.0),
    "names": (20, 0.5),
    "misses": (20, 0.1),
}
"""How many at once and how many a second after that: requests of an address, messages over a socket, players made by
an address, tables made by a player and by the players of an address, lines of chat and new names of a player, short
codes tried by an address that open no table."""

FAULTS = 20
"""After how many malformed messages in a row a socket is closed."""


@dataclass(frozen=True, slots=True)
class ConnectionLimits:
    """What one connection, and all of one address, may use."""

    header_bytes: int = 32 * 1024
    """The largest request line with its headers."""
    request_seconds: float = 10.0
    """How long the first request may take to begin and its headers to come, and after these the body."""
    answer_seconds: float = 30.0
    """How long a client may take to read what waits for it."""
    connections: int = 256
    """How many connections, sockets included, one address may have at once, unless it is a trusted proxy."""
    spare_descriptors: int = 32
    """How many file descriptors are left to the database and files: no connection takes them."""


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, most: float, rate: float) -> None:
        self._most, self._rate = most, rate
        self._left, self._at = most, time.monotonic()

    def take(self) -> bool:
        """Take one; False if none is left."""
        if self.is_empty():
            return False
        self._left -= 1
        return True

    def is_empty(self) -> bool:
        """Whether none is left."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left < 1


class Buckets:
    """A bucket for each name. When there are too many names, the one used least recently is forgotten."""

    def __init__(self, most: float, rate: float, names: int = 10_000) -> None:
        self._most, self._rate, self._names = most, rate, names
        self._found: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        """Take one for a name; False if none is left."""
        return self._of(name).take()

    def is_empty(self, name: str) -> bool:
        """Whether none is left for a name."""
        return self._of(name).is_empty()

    def _of(self, name: str) -> Bucket:
        bucket = self._found.pop(name, None) or Bucket(self._most, self._rate)
        self._found[name] = bucket
        if len(self._found) > self._names:
            del self._found[next(iter(self._found))]
        return bucket
