"""The outbox: what a table sends is collected, so that each client gets it in one write."""

import asyncio
from typing import Protocol


class Flushable(Protocol):
    """Something that holds bytes to be sent."""

    def flush(self) -> None:
        """Send the bytes; raises RuntimeError if nobody is there any more."""


class Outbox:
    """Batches writes per client: `flush` sends now; otherwise they are sent in the next iteration
    of the event loop.
    """

    def __init__(self) -> None:
        self._waiting: list[Flushable] = []
        self._is_scheduled = False

    def add(self, sender: Flushable) -> None:
        """Have something flushed soon."""
        self._waiting.append(sender)
        if not self._is_scheduled:
            self._is_scheduled = True
            asyncio.get_running_loop().call_soon(self._flush_scheduled)

    def flush(self) -> None:
        """Send all that waits."""
        waiting = self._waiting
        self._waiting = []
        for sender in waiting:
            try:
                sender.flush()
            except RuntimeError:  # the connection is closed
                continue

    def _flush_scheduled(self) -> None:
        self._is_scheduled = False
        self.flush()
