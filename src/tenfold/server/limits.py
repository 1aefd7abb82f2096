"""How much anybody may ask for: buckets that fill again, and the largest of everything."""

import time

BODY = 16 * 1024
"""The largest request, in bytes."""

FRAME = 4 * 1024
"""The largest message over the socket, in bytes."""

SOCKETS = 20
"""How many sockets one player may have at once."""

ENDLESS = 1e12
"""More than anybody asks for."""

FAULTS = 20
"""After how many malformed messages in a row a socket is closed."""


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, most: float, rate: float) -> None:
        self._most, self._rate = most, rate
        self._left, self._at = most, time.monotonic()

    def take(self) -> bool:
        """Whether there is one left to take."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for everyone who comes; those who come no more are forgotten."""

    def __init__(self, most: float, rate: float, names: int = 10_000) -> None:
        self._most, self._rate, self._names = most, rate, names
        self._found: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        """Whether there is one left for a name."""
        if len(self._found) > self._names:
            self._found.clear()
        return self._found.setdefault(name, Bucket(self._most, self._rate)).take()
