"""Limits: token buckets for rates, and the largest sizes."""

import time
from dataclasses import dataclass

BODY = 16 * 1024
"""The largest body of a request, in bytes."""

FRAME = 4 * 1024
"""The largest message over the socket, in bytes."""

SOCKETS = 20
"""How many sockets one player may have at once."""

ADDRESS_SOCKETS = 200
"""How many sockets the players of one address may have at once."""

ENDLESS = 1e12
"""A limit that is never reached."""

LIMITS = {
    "requests": (300, 60.0),
    "messages": (60, 20.0),
    "players": (60, 1.0),
    "tables": (30, 0.2),
    "address-tables": (90, 1.0),
    "chat": (10, 1.0),
    "names": (20, 0.5),
    "misses": (20, 0.1),
    "exports": (3, 0.005),
    "receivers": (20, 0.1),
    "calls": (60, 0.1),
}
"""How many at once, and how many per second after that.

`requests`: of an address. `messages`: over a socket. `players`: made by an address. `tables`: made
by a player. `address-tables`: made by the players of an address. `chat`: lines of a player.
`names`: new names of a player. `misses`: short codes tried by an address that open no table.
`exports`: downloads of everything that is a player's.
`receivers`: devices and webhooks added or tried by a player. `calls`: calls of a player.
"""

FAULTS = 20
"""After how many malformed messages in a row a socket is closed."""


@dataclass(frozen=True, slots=True)
class ConnectionLimits:
    """What one connection, and all connections of one address, may use."""

    header_bytes: int = 32 * 1024
    """The largest request line with its headers."""
    request_seconds: float = 10.0
    """How long a request may take to begin, its headers to come, and after these its body."""
    answer_seconds: float = 30.0
    """How long a client may take to read what waits for it."""
    connections: int = 256
    """How many connections, sockets included, one address may have at once, unless it is a trusted
    proxy.
    """
    spare_descriptors: int = 32
    """How many file descriptors are left to the database and files: no connection takes them."""


class Bucket:
    """A token bucket: `most` at once, and `rate` per second after that."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, most: float, rate: float) -> None:
        self._most = most
        self._rate = rate
        self._left = most
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take one token; return False if none is left."""
        if self.is_empty():
            return False
        self._left -= 1
        return True

    def is_empty(self) -> bool:
        """Return whether no token is left."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left < 1


class Buckets:
    """A bucket for each name. When there are too many names, the one used least recently is
    forgotten.
    """

    def __init__(self, most: float, rate: float, names: int = 10_000) -> None:
        self._most = most
        self._rate = rate
        self._names = names
        self._buckets: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        """Take one token for a name; return False if none is left."""
        return self._of(name).take()

    def is_empty(self, name: str) -> bool:
        """Return whether no token is left for a name."""
        return self._of(name).is_empty()

    def _of(self, name: str) -> Bucket:
        bucket = self._buckets.pop(name, None) or Bucket(self._most, self._rate)
        self._buckets[name] = bucket
        if len(self._buckets) > self._names:
            del self._buckets[next(iter(self._buckets))]
        return bucket
