"""Frames as they come over a network: cut anywhere, several at once, in fragments; all are answered, in order."""

import json
import socket
import struct
from contextlib import closing

import pytest

from tests.server.living import PATIENCE, Person, here

TEXT, MORE, CLOSE, PING, PONG = 0x1, 0x0, 0x8, 0x9, 0xA
LAST = 0x80
"""Of a frame that ends its message."""


@pytest.fixture
def raw(tmp_path):
    with here(database=str(tmp_path / "tables.db")) as url:
        ada = Person(url)
        table = ada.make(seats=("me", "bot easy"), start=True)["table"]
        with closing(Raw(ada, table)) as client:
            assert client.message()["type"] == "whole"
            yield client


class Raw:
    """A client that sends and reads bytes."""

    def __init__(self, person, table):
        host, port = person.url.removeprefix("http://").split(":")
        self.socket = socket.create_connection((host, int(port)), PATIENCE)
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
        while b"\r\n\r\n" not in self._rest:
            self._rest += self.socket.recv(4096)
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

    def _read(self, count):
        while len(self._rest) < count:
            self._rest += self.socket.recv(65536)
        found, self._rest = self._rest[:count], self._rest[count:]
        return found

    def close(self):
        self.socket.close()


def frame(kind, data, mask=b"\x01\x02\x03\x04"):
    length = len(data)
    size = bytes([0x80 | length]) if length < 126 else b"\xfe" + struct.pack("!H", length)
    return bytes([kind]) + size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))


def text(message):
    return frame(LAST | TEXT, json.dumps(message).encode())


def answers(client, *names):
    """The answers to messages with these ids, in the order in which they come."""
    found = []
    while len(found) < len(names):
        message = client.message()
        if message["type"] in ("done", "refused", "wrong"):
            found.append(message["id"])
    return found


def test_a_frame_may_come_byte_by_byte(raw):
    for byte in text({"type": "ping"}):
        raw.send(bytes([byte]))

    raw.pongs(1)


def test_several_frames_may_come_at_once_and_are_answered_in_order(raw):
    names = [str(number) for number in range(10)]
    raw.send(b"".join(text({"type": "chat", "id": name, "text": "hm"}) for name in names))

    assert answers(raw, *names) == names


def test_what_comes_while_another_is_answered_is_answered_after_it(raw):
    names = [str(number) for number in range(40)]
    for name in names:
        raw.send(text({"type": "chat", "id": name, "text": "hm"}))

    assert answers(raw, *names) == names


def test_one_and_a_half_frames_and_then_the_other_half(raw):
    one, other = text({"type": "ping"}), text({"type": "chat", "id": "a", "text": "hm"})
    raw.send(one + other[:9])
    raw.pongs(1)
    raw.send(other[9:] + one)

    assert answers(raw, "a") == ["a"]
    raw.pongs(1)


def test_a_long_text_is_read_too(raw):
    raw.send(text({"type": "chat", "id": "long", "text": "far " * 60}))

    assert answers(raw, "long") == ["long"]


def test_fragments_are_put_together_and_a_ping_may_come_between(raw):
    whole = json.dumps({"type": "chat", "id": "parts", "text": "hm"}).encode()
    raw.send(frame(TEXT, whole[:7]) + frame(LAST | PING, b"there?") + frame(MORE, whole[7:20]))
    raw.send(frame(LAST | MORE, whole[20:]))

    assert raw.control() == (PONG, b"there?")
    assert answers(raw, "parts") == ["parts"]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(LAST | TEXT, b'{"type": "\xff"}'), 1007),
        (b"\x81\x02{}", 1002),
        (frame(TEXT, b"{") + text({"type": "ping"}), 1002),
        (frame(LAST | 0x3, b"{}"), 1002),
        (b"\x81\xff" + struct.pack("!Q", 1 << 40) + b"1234", 1009),
    ],
    ids=["no UTF-8", "unmasked", "a text amid fragments", "no kind", "too long"],
)
def test_what_is_no_frame_closes_the_socket(raw, data, code):
    raw.send(data)
    kind, told = raw.frame()
    while kind == TEXT:
        kind, told = raw.frame()

    assert kind == CLOSE
    assert int.from_bytes(told[:2], "big") == code
