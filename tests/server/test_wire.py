"""Frames as they come over a network: cut anywhere, several at once, in fragments; all are
answered, in order.
"""

import json
import struct
from contextlib import closing

import pytest

from tests.server.living import Person, here
from tests.server.raw import CLOSE, LAST, MORE, PING, PONG, TEXT, Raw, frame, text


@pytest.fixture
def raw(tmp_path):
    with here(database=str(tmp_path / "tables.db")) as url:
        ada = Person(url)
        table = ada.make(seats=("me", "bot easy"), start=True)["table"]
        with closing(Raw(ada, table)) as client:
            assert client.message()["type"] == "whole"
            yield client


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
