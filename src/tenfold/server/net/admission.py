"""The door of a server: of many clients who come at once a few are let in at a time, so that the first is served soon.

Without it all are greeted before any has its table, as after a restart, when every page comes back.
"""

import asyncio
from typing import Protocol

FIRST = 8
"""How many come in at once to begin with, each of whom waits for the database for a while; with each who is inside one
more, since to serve many together takes less time than one by one."""

PATIENCE = 1.0
"""How many seconds one of them may take before the next is let in too: rules that compile hold up nobody else."""


class Waiting(Protocol):
    """Who stands at the door."""

    def come_in(self) -> None:
        """Go on with what was begun at the door."""


class Admission:
    """Lets guests in, in the order in which they knock."""

    def __init__(self, first: int = FIRST, patience: float = PATIENCE) -> None:
        self._first = self._room = first
        self._patience = patience
        self._entering: dict[Waiting, asyncio.TimerHandle] = {}
        self._waiting: dict[Waiting, None] = {}

    def knock(self, guest: Waiting) -> None:
        """Let a guest in, now or when there is room."""
        self._waiting[guest] = None
        self._open()

    def close(self, guest: Waiting) -> None:
        """Close the door behind a guest, who is inside now, or has gone, or takes long."""
        self._waiting.pop(guest, None)
        timer = self._entering.pop(guest, None)
        if timer is not None:
            timer.cancel()
            self._room = self._room + 1 if self._waiting else self._first
            self._open()

    def _open(self) -> None:
        while self._waiting and len(self._entering) < self._room:
            guest = next(iter(self._waiting))
            del self._waiting[guest]
            self._entering[guest] = asyncio.get_running_loop().call_later(self._patience, self.close, guest)
            guest.come_in()
