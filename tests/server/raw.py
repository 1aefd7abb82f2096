"""A client that writes the bytes of its WebSocket frames itself."""

import json
import socket
import struct

from tests.server.living import PATIENCE

TEXT, MORE, CLOSE, PING, PONG = 0x1, 0x0, 0x8, 0x9, 0xA
LAST = 0x80
"""Of a frame that ends its message."""


class Raw:
    """A client that sends and reads bytes."""

    def __init__(self, person, table, address="127.0.0.1"):
        host, port = person.url.removeprefix("http://").split(":")
        self.socket = socket.create_connection((host, int(port)), PATIENCE, (address, 0))
        self._rest = b""
        lines = [
            f"GET /ws/tables/{table} HTTP/1.1",
            f"Host: {host}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
        ]
        lines += [
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {person.cookie}",
        ]
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        try:
            while b"\r\n\r\n" not in self._rest:
                self._receive()
        except OSError:
            self.socket.close()
            raise
        self._rest = self._rest.partition(b"\r\n\r\n")[2]

    def send(self, data):
        self.socket.sendall(data)

    def frame(self):
        """The next frame: its kind, and what it holds."""
        kind, length = self._read(2)
        if length >= 126:
            length = int.from_bytes(self._read(2 if length == 126 else 8), "big")
        return kind & 0xF, self._read(length)

    def message(self):
        """The next message."""
        kind, text = self.frame()
        assert kind == TEXT
        return json.loads(text)

    def control(self):
        """The next frame that is no text, after updates: a bot may move at any time."""
        while (found := self.frame())[0] == TEXT:
            assert json.loads(found[1])["type"] == "update"
        return found

    def pongs(self, count):
        """That the next messages but updates are so many pongs."""
        found = 0
        while found < count:
            found += self.message()["type"] == "pong"

    def closed(self):
        """Read until the other end closes the socket; the code and the reason."""
        while (found := self.frame())[0] != CLOSE:
            pass
        return int.from_bytes(found[1][:2], "big"), found[1][2:].decode()

    def _read(self, count):
        while len(self._rest) < count:
            self._receive()
        found, self._rest = self._rest[:count], self._rest[count:]
        return found

    def _receive(self):
        received = self.socket.recv(65536)
        if not received:
            raise ConnectionError("the other end has gone")
        self._rest += received

    def close(self):
        self.socket.close()


def frame(kind, data, mask=b"\x01\x02\x03\x04"):
    length = len(data)
    size = bytes([0x80 | length]) if length < 126 else b"\xfe" + struct.pack("!H", length)
    return bytes([kind]) + size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))


def text(message):
    return frame(LAST | TEXT, json.dumps(message).encode())
