"""One client that sends far too much: its own socket is closed, and everybody else is served as
before.
"""

import threading
from contextlib import suppress

import pytest

from tenfold.server.net.table_socket import Client
from tenfold.server.net.wire import TURN, Wire
from tests.server.living import PATIENCE, Person, here
from tests.server.raw import LAST, MORE, PING, PONG, TEXT, Raw, frame, text

FLOODS = {
    "pings": frame(LAST | PING, b""),
    "pongs": frame(LAST | PONG, b""),
    "empty fragments": frame(MORE, b""),
    "empty messages": frame(LAST | TEXT, b""),
    "malformed messages": frame(LAST | TEXT, b"{"),
    "messages": text({"type": "ping"}),
    "binary messages": frame(LAST | 0x2, b"{}"),
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A server with limits."""
    with here(
        database=str(tmp_path_factory.mktemp("floods") / "tables.db"), unlimited=False
    ) as url:
        yield url


@pytest.fixture
def seated(strict):
    """Opens the socket of a new player at a new table."""
    opened = []

    def sit(url=strict):
        ada = Person(url)
        client = Raw(ada, ada.make(seats=("me", "screen Ben"), start=True)["table"])
        opened.append(client)
        return client

    yield sit
    for client in opened:
        client.close()


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_of_any_kind_closes_its_socket(seated, kind):
    client = seated()
    if kind == "empty fragments":
        client.send(frame(TEXT, b""))

    with suppress(ConnectionError):
        client.send(FLOODS[kind] * 1000)

    assert client.closed()[0] == 4008


def test_a_flood_says_why_its_socket_is_closed(seated):
    client = seated()

    client.send(FLOODS["pings"] * 1000)

    assert client.closed() == (4008, "too many frames")


def test_nothing_more_is_read_from_a_socket_that_has_sent_too_much(tmp_path, monkeypatch, seated):
    read = Wire.data_received
    unwanted = []

    def note(self, data):
        if self._is_flooded:
            unwanted.append(len(data))
        read(self, data)

    monkeypatch.setattr(Wire, "data_received", note)
    with here(database=str(tmp_path / "tables.db"), unlimited=False) as url:
        client = seated(url)
        with pytest.raises((BrokenPipeError, ConnectionResetError)):
            _send_for_ever(client, FLOODS["pings"] * 20_000)

    assert unwanted == []


def _send_for_ever(client, data):
    while True:
        client.send(data)


def test_who_sends_as_many_frames_as_are_allowed_stays(seated):
    client = seated()

    client.send(FLOODS["pings"] * 150)
    client.send(text({"type": "chat", "id": "after", "text": "hm"}))

    while (found := client.frame())[0] == PONG or b'"after"' not in found[1]:
        pass


def test_others_are_heard_while_one_sends_far_too_much(tmp_path, monkeypatch, seated):
    """The first frame of the flood waits until a quiet client has sent a message, which is then
    heard soon.
    """
    begun, sent = threading.Event(), threading.Event()
    flood, heard = [], []
    pong, hear = Wire.handle_pong, Client.hear

    def handle_pong(self, event):
        begun.set()
        assert sent.wait(PATIENCE)
        flood.append(event)
        pong(self, event)

    def note(self, said):
        heard.append(len(flood))
        hear(self, said)

    monkeypatch.setattr(Wire, "handle_pong", handle_pong)
    monkeypatch.setattr(Client, "hear", note)
    with here(database=str(tmp_path / "tables.db")) as url:
        noisy, quiet = seated(url), seated(url)
        quiet.message()
        noisy.send(FLOODS["pongs"] * 20_000)
        assert begun.wait(PATIENCE)
        quiet.send(text({"type": "ping"}))
        sent.set()
        quiet.pongs(1)

    assert heard[0] <= 4 * TURN


@pytest.mark.parametrize("problem", ["too-fast", "too-large", "malformed"])
def test_every_message_that_is_not_read_is_answered_with_its_id(strict, problem):
    ada = Person(strict)
    one = ada.sit(ada.make())
    said = {"too-large": "far " * 2000, "malformed": "", "too-fast": "hm"}[problem]
    for _ in range(60 if problem == "too-fast" else 0):
        one.send({"type": "ping"})

    answers = [one.do("chat", text=said) for _ in range(5)]

    assert problem in [answer.get("problem") for answer in answers]
