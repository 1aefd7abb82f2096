"""Running a server until it is stopped: it finishes what it has begun, and tells clients when to come back."""

import gc
import json
import logging
import socket
import sys
import time
from collections.abc import Callable

import uvicorn

from tenfold.errors import TenfoldError
from tenfold.server.app import build
from tenfold.server.limits import FRAME
from tenfold.server.node import Node
from tenfold.server.settings import Settings
from tenfold.server.wire import State, Wire


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; raises TenfoldError for a port that there is not."""
    if port not in range(1 << 16):
        raise TenfoldError(f"a port is 0 to {(1 << 16) - 1}, not {port}")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, port))
    return listener


SWITCH = 0.0005
"""For how many seconds one thread of Python goes on while another waits: the writer, with what it has stored."""

COLLECT = (20_000, 10, 500)
"""After how much that is new Python looks for circles of garbage: tables live long, and going through all of them
holds up every move for a quarter of a second."""


UNUSED = "scipy.linalg"
"""Where SciPy is installed Numba loads this, and rules have no linear algebra: a third of a second, and 14 MB."""


def serve(settings: Settings, listener: socket.socket, announce: Callable[[], None] = lambda: None) -> int:
    """Serve on a socket until it is stopped; announce it once it takes connections."""
    sys.modules.setdefault(UNUSED, None)  # type: ignore[arg-type]
    node = Node(settings)
    _log_plainly()
    sys.setswitchinterval(SWITCH)
    gc.freeze()
    gc.set_threshold(*COLLECT)
    gc.enable()
    Server(node, announce).run(sockets=[listener])
    return 0


class Server(uvicorn.Server):
    """Is announced when it takes connections, and takes leave of clients before their sockets are closed."""

    def __init__(self, node: Node, announce: Callable[[], None] = lambda: None) -> None:
        config = uvicorn.Config(
            build(node),
            ws=Wire,
            ws_max_size=4 * FRAME,
            ws_per_message_deflate=False,
            access_log=False,
            log_config=None,
            server_header=False,
            timeout_graceful_shutdown=5,
        )
        super().__init__(config)
        self.server_state = State(node.hall.post)
        self._node, self._announce = node, announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._node.take_leave()
        await super().shutdown(sockets)


class _Lines(logging.Formatter):
    """A line of JSON for everything that is logged."""

    def format(self, record: logging.LogRecord) -> str:
        told = {"at": round(time.time(), 3), "level": record.levelname.lower(), "from": record.name}
        told["said"] = record.getMessage()
        if (table := getattr(record, "table", None)) is not None:
            told["table"] = table
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told)


def _log_plainly() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
