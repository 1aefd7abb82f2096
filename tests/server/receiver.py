"""A receiver of calls at this machine: keeps what it is sent, and answers as it is told."""

import json
import queue
import threading
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from tests.server.living import PATIENCE


@dataclass(frozen=True)
class Received:
    """One request."""

    path: str
    headers: dict
    body: bytes

    @property
    def json(self):
        return json.loads(self.body)


class Receiver:
    """Where it is, what it got, and what it answers."""

    def __init__(self, server):
        self.url = f"http://localhost:{server.server_port}"
        self.status = 201
        self.headers = {}
        self.got = queue.Queue()

    def next(self):
        return self.got.get(timeout=PATIENCE)

    def rest(self):
        """All that has come and was not taken."""
        return [self.got.get() for _ in range(self.got.qsize())]


@contextmanager
def receiving(tls=None):
    """A receiver that runs; with the TLS context that is given, if one is."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self):
            body = self.rfile.read(int(self.headers["Content-Length"]))
            receiver.got.put(Received(self.path, dict(self.headers), body))
            self.send_response(receiver.status)
            for name, value in receiver.headers.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *_):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    receiver = Receiver(server)
    if tls is not None:
        server.socket = tls.wrap_socket(server.socket, server_side=True)
        receiver.url = receiver.url.replace("http", "https", 1)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
