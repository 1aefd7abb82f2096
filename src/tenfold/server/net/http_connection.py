"""One HTTP connection: how much it may send, how long it may take, and when it is closed. Sockets
begin as one.
"""

import asyncio
import ipaddress
import logging
import os
import socket
import struct
from collections import Counter
from collections.abc import Iterable

from uvicorn._types import ASGI3Application
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)
from uvicorn.server import ServerState

from tenfold.server.logs import Occasional
from tenfold.server.net import addresses, descriptors
from tenfold.server.net.limits import ConnectionLimits

log = logging.getLogger("tenfold.server")


class Connections:
    """The connections of a server, by address."""

    def __init__(
        self, limits: ConnectionLimits, proxies: Iterable[str], limited: Counter[str]
    ) -> None:
        self.limits = limits
        self.limited = limited
        """How often each limit has refused something."""
        self.log = Occasional(log)
        self._proxies = [ipaddress.ip_network(proxy) for proxy in proxies]
        self._counts: Counter[str] = Counter()

    def enter(self, address: str, descriptor: int) -> bool:
        """Count a connection; return False if it is one too many."""
        self._counts[address] += 1
        most = descriptors.limit()
        if most is not None and descriptor >= most - self.limits.spare_descriptors:
            self.limited["descriptors"] += 1
            text = f"connections are refused: {descriptor} of {most} file descriptors are in use"
            self.log.log(logging.ERROR, "descriptors", text)
            return False
        if self._counts[address] > self.limits.connections and not self._is_proxy(address):
            self.limited["connections"] += 1
            return False
        return True

    def leave(self, address: str) -> None:
        """Count a connection that is closed."""
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]

    def _is_proxy(self, address: str) -> bool:
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(parsed in network for network in self._proxies)


class LimitedState(ServerState):
    """What all connections of a server share: the limits on them."""

    def __init__(self, limits: Connections) -> None:
        super().__init__()
        self.limits = limits


class HttpConnection(HttpToolsProtocol):
    """A connection with limits."""

    def __init__(
        self,
        config: Config,
        server_state: LimitedState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._shared = server_state.limits
        self._limits = self._shared.limits
        self._address = ""
        self._deadline: asyncio.TimerHandle | None = None
        """Goes off when a request has taken too long to come."""
        self._unread: asyncio.TimerHandle | None = None
        """Goes off when the client has not read its answer for too long."""
        self._answered: RequestResponseCycle | None = None
        """The request that is being answered, or was answered last. The library only knows the last
        that has come.
        """
        self._head_bytes = 0
        """How many bytes of the next request have come, until its headers are complete."""
        self._is_in_head = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as the library has it
        super().connection_made(transport)
        self._address = peer(self.client)
        if self._shared.enter(self._address, transport.get_extra_info("socket").fileno()):
            self._await_request()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._shared.leave(self._address)
        self._stop(self._deadline, self._unread)
        self.pipeline.clear()
        if self._answered is not None:
            self._answered.disconnected = True
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._is_in_head:
            self._head_bytes += len(data)
        super().data_received(data)
        if self._is_in_head and self._head_bytes > self._limits.header_bytes:
            self._refuse(431, "header")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._await_request()

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        self._head_bytes = 0
        if (
            sum(len(name) + len(value) for name, value in self.headers) + len(self.url)
            > self._limits.header_bytes
        ):
            self._refuse(431, "header")
            return
        self._await_request()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop(self._deadline)
        self._is_in_head = True
        if not self.transport.is_closing():
            super().on_message_complete()

    def on_body(self, body: bytes) -> None:
        if not self.transport.is_closing():
            super().on_body(body)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def handle_websocket_upgrade(self) -> None:
        self._stop(self._deadline, self._unread)
        if not self.transport.is_closing():
            super().handle_websocket_upgrade()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if _unsent(self.transport):
            self._await_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._await_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop(self._unread)

    def _await_request(self) -> None:
        """Give the client time for the next part of its request."""
        self._stop(self._deadline)
        self._deadline = self.loop.call_later(self._limits.request_seconds, self._end_waiting)

    def _end_waiting(self) -> None:
        """Close a connection whose request does not come, unless this server has stopped reading
        it.
        """
        if self.flow.read_paused:
            self._await_request()
        else:
            self._refuse(408, "request-time")

    def _await_reading(self) -> None:
        """Give the client time to read what waits for it."""
        self._stop(self._unread)
        self._unread = self.loop.call_later(self._limits.answer_seconds, self._end_reading)

    def _end_reading(self) -> None:
        if _unsent(self.transport):
            self._shared.limited["answer-time"] += 1
            reset(self.transport)

    def _refuse(self, status: int, limit: str) -> None:
        """Close the connection; with an answer, unless one is being sent."""
        if self.transport.is_closing():
            return
        self._shared.limited[limit] += 1
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            closing = b"content-length: 0\r\nconnection: close\r\n\r\n"
            self.transport.write(STATUS_LINE[status] + closing)
        self.transport.close()
        if _unsent(self.transport):
            self._await_reading()

    def _stop(self, *timers: asyncio.TimerHandle | None) -> None:
        for timer in timers:
            if timer is not None:
                timer.cancel()


def _unsent(transport: asyncio.Transport) -> int:
    """Return how many bytes wait to be sent."""
    try:
        return transport.get_write_buffer_size()
    except RuntimeError:  # it is closed
        return 0


def reset(transport: asyncio.Transport) -> None:
    """Close a connection at once, and drop what the system would go on trying to send."""
    with socket.socket(fileno=os.dup(transport.get_extra_info("socket").fileno())) as same:
        same.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


def peer(client: tuple[str, int] | None) -> str:
    """Return the address that a connection is counted by."""
    if client:
        return addresses.counted(client[0])
    return ""
