"""Runs a server until it is stopped; then it stores what was submitted, and tells clients when to
come back.
"""

import gc
import socket
import sys
from collections.abc import Callable

import uvicorn

from tenfold.errors import TenfoldError
from tenfold.server.logs import log_as_json
from tenfold.server.net import descriptors
from tenfold.server.net.http_connection import Connections, HttpConnection
from tenfold.server.net.limits import FRAME
from tenfold.server.net.wire import State, Wire
from tenfold.server.node import Node
from tenfold.server.settings import Settings
from tenfold.server.web.app import build


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens; raises TenfoldError if the port is invalid or taken."""
    if port not in range(1 << 16):
        raise TenfoldError(f"a port is 0 to {(1 << 16) - 1}, not {port}")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as fault:
        listener.close()
        raise TenfoldError(f"cannot listen at port {port} of {host}: {fault.strerror}") from None
    return listener


SWITCH = 0.0005
"""Python's switch interval, in seconds: a short one lets the writer report soon what it has stored.
"""

COLLECT = (20_000, 10, 500)
"""Garbage-collector thresholds: a full collection over all live tables would stall every move for
250 ms.
"""


UNUSED = "scipy.linalg"
"""A module that Numba imports if SciPy is installed. No rule needs it, and it takes 0.3 s and 14
MB.
"""


def serve(
    settings: Settings, listener: socket.socket, announce: Callable[[], None] = lambda: None
) -> int:
    """Serve on a socket until stopped; `announce` is called once the server accepts connections."""
    descriptors.raise_limit()
    sys.modules.setdefault(UNUSED, None)  # type: ignore[arg-type]  # None stops the import
    node = Node(settings)
    log_as_json()
    sys.setswitchinterval(SWITCH)
    gc.freeze()
    gc.set_threshold(*COLLECT)
    gc.enable()
    Server(node, announce).run(sockets=[listener])
    return 0


class Server(uvicorn.Server):
    """Announces that it accepts connections, and tells clients that it goes before it closes their
    sockets.
    """

    def __init__(self, node: Node, announce: Callable[[], None] = lambda: None) -> None:
        config = uvicorn.Config(
            build(node),
            http=HttpConnection,
            ws=Wire,
            ws_max_size=4 * FRAME,
            ws_per_message_deflate=False,
            access_log=False,
            log_config=None,
            server_header=False,
            forwarded_allow_ips=list(node.settings.proxies),
            timeout_graceful_shutdown=5,
        )
        super().__init__(config)
        settings = node.settings
        limits = Connections(settings.connection_limits, settings.proxies, node.metrics.limited)
        self.server_state = State(node.outbox, limits, settings.unlimited)
        self._node = node
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._node.take_leave()
        await super().shutdown(sockets)
