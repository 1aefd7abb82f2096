"""One client at a table: what it may see, and what is sent to it."""

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Never, Protocol

import orjson

from tenfold.server.bots.thought_queue import Asker
from tenfold.server.table.commands import Person

MOST_WAITING = 1_000_000
"""How many bytes may wait for a client that reads slowly, before it is disconnected."""


Work = Coroutine[object, Never, None]
"""Something that a task does."""


class Line(Protocol):
    """The way to a client."""

    def put(self, parts: Sequence[bytes]) -> int:
        """Send a text message, given in parts; return how many bytes wait to be sent."""

    def close(self, code: int) -> Work:
        """Close the socket when all has been sent, or when that takes too long."""


class Connection:
    """A client at a table."""

    __slots__ = (
        "_line",
        "asker",
        "blank",
        "closing",
        "epoch",
        "mine",
        "number",
        "token",
        "viewer",
        "who",
    )

    def __init__(self, line: Line, who: Person, blank: bool = False, address: str = "") -> None:
        self._line = line
        self.who = who
        self.asker = Asker(address, who.player)
        """For whom bots think when this client asks."""
        self.epoch = 0
        """The epoch of the player's cookie."""
        self.token: str | None = None
        """The id of the token that has opened it; None for a browser."""
        self.blank = blank
        """Whether it is also sent views as flat memory."""
        self.viewer: int | None = None
        """The seat whose view it is sent; None for a spectator's view."""
        self.mine: list[int] | None = None
        """The seats of its player, as they were last sent; None if everything has to be sent."""
        self.number = -1
        """The number of the last whole or update."""
        self.closing: asyncio.Task[None] | None = None
        """The task that closes the socket, if it is being closed."""

    def send(self, message: object) -> None:
        """Send a message."""
        self._put((orjson.dumps(message),))

    def send_whole(self, rest: bytes) -> None:
        """Send a whole; `rest` is the message without its type and number."""
        self.number += 1
        self._put((b'{"type":"whole","number":%d,' % self.number, rest))

    def send_update(self, shared: bytes, seen: Sequence[bytes]) -> None:
        """Send an update: what has changed for everybody, and what is new in this client's view.

        The parts are joined only when they are sent.
        """
        self.number = number = self.number + 1
        self._put((b'{"type":"update","number":%d,' % number, shared, *seen, b"}"))

    def close(self, code: int) -> None:
        """Close the socket when all has been sent, or when that takes too long."""
        if self.closing is None:
            self.closing = asyncio.get_running_loop().create_task(self._line.close(code))

    def _put(self, parts: Sequence[bytes]) -> None:
        if self.closing is None and self._line.put(parts) > MOST_WAITING:
            self.close(4008)
