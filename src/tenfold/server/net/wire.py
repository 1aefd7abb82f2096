"""The WebSocket of a client. It extends uvicorn's: frames are read and written at once, without a
task.
"""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Any

from uvicorn._types import ASGIReceiveEvent
from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # it is not exported
from websockets.http11 import Request

from tenfold.server.net.admission import Admission
from tenfold.server.net.http_connection import Connections, LimitedState, peer
from tenfold.server.net.limits import ENDLESS, Bucket
from tenfold.server.net.outbox import Outbox

EXTENSION = "tenfold.wire"
"""The key under which an application finds the wire of its socket, among the extensions of the ASGI
scope.
"""

UNREAD = 16
"""How many messages of a client may wait to be handled before reading from its socket is paused."""

TEXT = 0x81
"""The first byte of a frame that is a whole text message."""

MASKED = 0x80
"""The bit of a frame's second byte that is set in the frames of a client."""

SHORT = 126
"""The lengths below this are written in the second byte of a frame; longer ones in the bytes after
it.
"""

LAST = 2.0
"""How many seconds a client has to answer the closing of its socket before the connection is cut.
"""

FRAMES = (200, 50)
"""How many frames of any kind one socket may send at once, and how many per second after that."""

TURN = 64
"""How many frames of one socket are read before the event loop turns to other sockets."""

FLOODED = 4008
"""The code with which a socket that sends too many frames is closed."""


class State(LimitedState):
    """What all connections of a server share."""

    def __init__(self, post: Outbox, limits: Connections, unlimited: bool = False) -> None:
        super().__init__(limits)
        self.admission = Admission()
        self.outbox = post
        self.frames = (ENDLESS, ENDLESS) if unlimited else FRAMES
        """How many frames a socket may send at once, and how many per second after that."""


class Wire(WebSocketsSansIOProtocol):
    """The socket of one client.

    From its handshake until it is first sent something, or gone, it occupies a place of the
    admission queue.
    """

    # Slots (for uvicorn's attributes too) keep the hot fields adjacent; in an instance dict of 40
    # entries they miss the CPU cache.
    __slots__ = (
        "_admission",
        "_frames_left",
        "_is_flooded",
        "_is_slow",
        "_is_waiting",
        "_listener",
        "_out",
        "_outbox",
        "_unparsed",
        "close_sent",
        "frames",
        "handshake_initiated",
        "queue",
        "read_paused",
        "transport",
    )

    def __init__(
        self,
        config: Config,
        server_state: State,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._admission: Admission | None = server_state.admission
        self._outbox = server_state.outbox
        self._connections = server_state.limits
        self._out: list[bytes] = []
        self._is_slow = False
        """Whether more bytes wait for the client than its socket takes."""
        self._handshake = b""
        self._is_gone = False
        self._waiting: asyncio.Future[None] | None = None
        """Set when the connection is lost, if `close` waits for that."""
        self._listener: Callable[[str], None] | None = None
        self._unparsed = b""
        """The bytes that are not parsed yet: the library gets whole frames only, at most `TURN` of
        them at once.
        """
        self._frames_left = Bucket(*server_state.frames)
        self._is_waiting = False
        """Whether unread frames wait for the next iteration of the event loop."""
        self._is_flooded = False
        """Whether the client has sent too many frames: nothing more is read from it."""
        self._closing: asyncio.Task[None] | None = None

    def listen(self, listener: Callable[[str], None] | None) -> None:
        """Hand text messages to a function as soon as they come; None stops that.

        Messages that came before wait in the queue, for the application.
        """
        self._listener = listener

    def pause(self) -> None:
        """Pause reading: too many messages wait already."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        """Resume reading, if it was paused."""
        if self.read_paused:
            self.read_paused = False
            self._read_on()

    def _read_on(self) -> None:
        """Parse the frames that wait, and then resume reading from the socket."""
        if self._may_read() and self._unparsed:
            self._read(b"")
        if self._may_read() and not self.transport.is_closing():
            self.transport.resume_reading()

    def _may_read(self) -> bool:
        return not (self.read_paused or self._is_waiting or self._is_flooded)

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self.queue.empty():
            self.resume()
        return message

    def data_received(self, data: bytes) -> None:
        if self._is_flooded:
            return
        if self.handshake_initiated:
            if not self._hear(data):
                self._read(data)
        elif self._admission is not None:
            self._handshake = data
            self._admission.ask(self)
            if not self.handshake_initiated:
                self.transport.pause_reading()

    def _hear(self, data: bytes) -> bool:
        """Hand over a short text message that came alone, as most do; return False for anything
        else.
        """
        listener = self._listener
        length = len(data) - 6
        if (
            listener is None
            or not 0 <= length < SHORT
            or data[0] != TEXT
            or data[1] != MASKED | length
        ):
            return False
        if (
            self._unparsed
            or self.frames
            or self.close_sent
            or not self.queue.empty()
            or not self._frames_left.take()
        ):
            return False
        try:
            listener(apply_mask(data[6:], data[2:6]).decode())
        except UnicodeDecodeError:
            return False
        return True

    def _read(self, data: bytes) -> None:
        """Have the library parse the next whole frames, and the rest in later iterations of the
        event loop.
        """
        data = self._unparsed + data
        if self._is_waiting:
            self._unparsed = data
            return
        end, count = _end_of_frames(data, self.config.ws_max_size, TURN)
        if not all(self._frames_left.take() for _ in range(count)):
            self._refuse_flood()
            return
        self._unparsed = data[end:]
        if end:
            super().data_received(data[:end])
        if count == TURN and self._unparsed and not self.transport.is_closing():
            self._wait_for_next_turn()

    def _wait_for_next_turn(self) -> None:
        """Let other sockets be read before the rest of what this one has sent."""
        self._is_waiting = True
        self.transport.pause_reading()
        self.loop.call_soon(self._take_turn)

    def _take_turn(self) -> None:
        self._is_waiting = False
        self._read_on()

    def _refuse_flood(self) -> None:
        """Close the socket of a client that sends too many frames, and read nothing more
        from it.
        """
        self._connections.limited["frames"] += 1
        self._is_flooded = True
        self._unparsed = b""
        self.read_paused = False  # or the library would resume reading when it closes the socket
        if not self.transport.is_closing():
            self.transport.pause_reading()
        if self.handshake_complete:
            self._closing = self.loop.create_task(self.close(FLOODED, "too many frames"))
        else:
            self.transport.abort()

    def admit(self) -> None:
        """Go on with the handshake, which was delayed."""
        if self.transport.is_closing():
            return
        self.transport.resume_reading()
        super().data_received(self._handshake)

    def _leave_admission(self) -> None:
        if self._admission is not None:
            self._admission.leave(self)
            self._admission = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        # uvicorn pauses reading at every message until it is handled, which takes two system calls
        # each time.
        is_paused = self.read_paused
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = is_paused
        if self.queue.qsize() >= UNREAD:
            self.pause()

    def put(self, parts: Sequence[bytes]) -> int:
        """Send a text message, given in parts, with the next flush; return how many bytes wait for
        a slow reader.
        """
        if self._admission is not None:
            self._leave_admission()
        if self.close_sent:
            return 0
        out = self._out
        length = sum(map(len, parts))
        if not out:
            self._outbox.add(self)
        if length < SHORT:
            out.append(b"%c%c" % (TEXT, length))
        elif length < 0x10000:
            out.append(b"\x81\x7e%c%c" % (length >> 8, length & 0xFF))
        else:
            out.append(b"\x81\x7f" + length.to_bytes(8, "big"))
        out += parts
        if self._is_slow:
            return self.transport.get_write_buffer_size()
        return 0

    def flush(self) -> None:
        """Send what was put."""
        out = self._out
        if out and not self.transport.is_closing():
            self.transport.write(b"".join(out))
        out.clear()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._is_slow = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self._is_slow = False

    async def close(self, code: int, reason: str = "") -> None:
        """Close the socket after sending what was put. A client that does not answer in time is cut
        off.
        """
        self.writable.set()
        self.flush()
        with contextlib.suppress(ClientDisconnected, RuntimeError):
            await self.send({"type": "websocket.close", "code": code, "reason": reason})
        if not self._is_gone:
            self._waiting = self.loop.create_future()
            await asyncio.wait([self._waiting], timeout=LAST)
        self.transport.abort()

    def shutdown(self) -> None:
        if self.handshake_initiated:
            super().shutdown()
        else:
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave_admission()
        self._connections.leave(peer(self.client))
        super().connection_lost(exc)
        self._is_gone = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)


def _end_of_frames(data: bytes, most: int, count: int) -> tuple[int, int]:
    """Return where the last of the next `count` whole frames ends, and how many frames there are up
    to there.

    A frame of more than `most` bytes counts as whole, so that it is refused before all of it has
    come.
    """
    end = frames = 0
    while len(data) >= end + 2 and frames < count:
        length = data[end + 1] & 0x7F
        start = end + (6 if data[end + 1] & MASKED else 2)
        if length >= SHORT:
            size = 2 if length == SHORT else 8
            if len(data) < end + 2 + size:
                break
            length = int.from_bytes(data[end + 2 : end + 2 + size], "big")
            start += size
        if length > most:
            return len(data), frames + 1
        if len(data) < start + length:
            break
        end = start + length
        frames += 1
    return end, frames
