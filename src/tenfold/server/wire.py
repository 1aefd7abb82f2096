"""The WebSocket of a client: uvicorn's, which waits at the door, and can be written to at once, without a task."""

import asyncio
import contextlib
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request

from tenfold.server.door import Door

EXTENSION = "tenfold.wire"
"""Where an application finds the wire of its socket."""

UNREAD = 16
"""How many messages of a client wait to be looked at before no more are read from its socket."""

LAST = 2.0
"""How many seconds a client has to read what was sent before its socket was closed."""


class State(ServerState):
    """What all sockets of a server share."""

    def __init__(self) -> None:
        super().__init__()
        self.door = Door()


class Wire(WebSocketsSansIOProtocol):
    """The socket of one client. From its greeting until it is first told something, or gone, it is at the door."""

    def __init__(self, config: Any, server_state: State, *given: Any, **named: Any) -> None:
        super().__init__(config, server_state, *given, **named)
        self._door: Door | None = server_state.door
        self._greeting = b""
        self._gone = asyncio.Event()

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            super().data_received(data)
        elif self._door is not None:
            self._greeting = data
            self._door.knock(self)
            if not self.handshake_initiated:
                self.transport.pause_reading()

    def come_in(self) -> None:
        """Be greeted, now that it is this client's turn."""
        if self.transport.is_closing():
            return
        self.transport.resume_reading()
        super().data_received(self._greeting)

    def _leave_door(self) -> None:
        if self._door is not None:
            self._door.close(self)
            self._door = None

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
        self._leave_door()
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

    def shutdown(self) -> None:
        if self.handshake_initiated:
            super().shutdown()
        else:
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave_door()
        super().connection_lost(exc)
        self._gone.set()
