"""The post: what was put into sockets is sent when a table has been seen to, so that a client gets it in one write."""

import asyncio
from typing import Protocol


class Flushable(Protocol):
    """Where something waits to be sent."""

    def send_out(self) -> None:
        """Send it; raises RuntimeError where nobody is there any more."""


class Outbox:
    """Sends what waits: at once where somebody knows that it is all, or else when all else is done that was to be."""

    def __init__(self) -> None:
        self._full: list[Flushable] = []
        self._is_called = False

    def collect(self, box: Flushable) -> None:
        """Send what is in a box soon."""
        self._full.append(box)
        if not self._is_called:
            self._is_called = True
            asyncio.get_running_loop().call_soon(self._come)

    def send(self) -> None:
        """Send all that waits."""
        full, self._full = self._full, []
        for box in full:
            try:
                box.send_out()
            except RuntimeError:  # it is gone
                continue

    def _come(self) -> None:
        self._is_called = False
        self.send()
