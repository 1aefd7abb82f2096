"""The admission queue: of many clients that connect at once, a few are admitted at a time.

After a restart every page reconnects. Without the queue all handshakes would be done before any
client got its table.
"""

import asyncio
from typing import Protocol

FIRST = 8
"""How many clients are admitted at once to begin with.

With each client that has been served the number grows by one: many together are served more quickly
than one by one.
"""

PATIENCE = 1.0
"""After how many seconds a client no longer counts, so that one that waits for its rules to compile
delays nobody.
"""


class Waiting(Protocol):
    """A client in the queue."""

    def admit(self) -> None:
        """Go on with the handshake."""


class Admission:
    """Admits clients in the order in which they come."""

    def __init__(self, first: int = FIRST, patience: float = PATIENCE) -> None:
        self._first = self._room = first
        self._patience = patience
        self._entering: dict[Waiting, asyncio.TimerHandle] = {}
        self._waiting: dict[Waiting, None] = {}

    def ask(self, client: Waiting) -> None:
        """Admit a client, now or when there is room."""
        self._waiting[client] = None
        self._admit()

    def leave(self, client: Waiting) -> None:
        """Free the place of a client that has been served, has gone, or takes long."""
        self._waiting.pop(client, None)
        timer = self._entering.pop(client, None)
        if timer is not None:
            timer.cancel()
            self._room = self._room + 1 if self._waiting else self._first
            self._admit()

    def _admit(self) -> None:
        while self._waiting and len(self._entering) < self._room:
            client = next(iter(self._waiting))
            del self._waiting[client]
            self._entering[client] = asyncio.get_running_loop().call_later(
                self._patience, self.leave, client
            )
            client.admit()
