"""One socket at a table: what it may see, and what waits to be sent to it."""

import asyncio
from collections import deque
from typing import Any

import orjson
from starlette.websockets import WebSocket, WebSocketDisconnect

from tenfold.server.acts import Person

MOST_WAITING = 512
"""How many messages may wait for a client that reads slowly."""


class Connection:
    """A client at a table."""

    def __init__(self, socket: WebSocket, who: Person, blank: bool = False) -> None:
        self._socket = socket
        self.who = who
        self.blank = blank
        """Whether it is sent views as flat memory too."""
        self.viewer: int | None = None
        """The seat whose eyes it has; None for a spectator's."""
        self.mine: list[int] | None = None
        """The seats of its player, as they were last sent; None where everything is to be sent."""
        self.number = -1
        self._waiting: deque[bytes] = deque()
        self._more = asyncio.Event()
        self.closing: int | None = None
        """The code that it is to be closed with."""

    def send(self, message: Any) -> None:
        """Send a message, in its turn."""
        self._put(orjson.dumps(message))

    def send_whole(self, whole: dict[str, Any]) -> None:
        """Send everything."""
        self.number += 1
        self.send({"type": "whole", "number": self.number, **whole})

    def send_update(self, rest: bytes) -> None:
        """Send an update, of which all but the beginning is the same for everybody with these eyes."""
        self.number += 1
        self._put(b'{"type":"update","number":%d,%b' % (self.number, rest))

    def close(self, code: int) -> None:
        """Close it when all has been sent."""
        if self.closing is None:
            self.closing = code
        self._more.set()

    async def run(self) -> None:
        """Send what is to be sent, until it is closed."""
        try:
            while await self._sent() is None:
                await self._more.wait()
                self._more.clear()
        except (WebSocketDisconnect, RuntimeError, OSError):
            return

    async def _sent(self) -> int | None:
        """Send all that waits; the code it was closed with."""
        while self._waiting:
            await self._socket.send_text(self._waiting.popleft().decode())
        if self.closing is not None:
            await self._socket.close(self.closing)
        return self.closing

    def _put(self, message: bytes) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self.close(4008)
        if self.closing is None:
            self._waiting.append(message)
            self._more.set()
