"""The WebSocket of a client: uvicorn's, which can also be written to at once, without a task that waits."""

import asyncio
import contextlib
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "tenfold.wire"
"""Where an application finds the wire of its socket."""

UNREAD = 16
"""How many messages of a client wait to be looked at before no more are read from its socket."""


LAST = 2.0
"""How many seconds a client has to read what was sent before its socket was closed."""


class Wire(WebSocketsSansIOProtocol):
    """The socket of one client."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._gone = asyncio.Event()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        # By itself uvicorn stops reading at every message until it is looked at: two calls of the system each time.
        is_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = is_paused
        if not is_paused and self.queue.qsize() >= UNREAD and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def put(self, text: bytes) -> int:
        """Send a text; how many bytes wait now for a client that reads slowly."""
        if self.close_sent or self.transport.is_closing():
            return 0
        length = len(text)
        if length < 126:
            head = bytes((0x81, length))
        elif length < 0x10000:
            head = b"\x81\x7e" + length.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + length.to_bytes(8, "big")
        self.transport.write(head + text)
        return self.transport.get_write_buffer_size()

    async def close(self, code: int) -> None:
        """Close it; what was put before is sent first. A client that does not answer in time is hung up on."""
        self.writable.set()
        with contextlib.suppress(ClientDisconnected, RuntimeError):
            await self.send({"type": "websocket.close", "code": code, "reason": ""})
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._gone.wait(), LAST)
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._gone.set()
