"""Bad messages and bad requests: a clear answer each time, the server up, and the tables intact."""

import contextlib
import json
import random
import re
import struct
import threading
from pathlib import Path

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, given, settings
from pydantic import TypeAdapter, ValidationError
from websockets.exceptions import ConnectionClosed

from tenfold.server.net.limits import FRAME
from tenfold.server.protocol import messages
from tests.server.living import Person, Process, here

MESSAGES = TypeAdapter(messages.FromClient)

BAD, LONG = 3000, 100_000

GROWTH = 32
"""By how many MB a server may grow while it is sent bad messages."""

GOOD = [
    {"type": "move", "id": "1", "seat": 0, "move": "play 3 = 3"},
    {"type": "chat", "id": "2", "text": "hm"},
    {"type": "undo", "id": "3", "seat": 0},
    {"type": "draw", "id": "4", "seat": 0},
    {"type": "answer", "id": "5", "seat": 0, "agree": True},
    {"type": "hand-over", "id": "6", "seat": 0, "bot": "easy"},
    {"type": "take-back", "id": "7", "seat": 0},
    {"type": "lift", "seat": 0},
    {"type": "whole"},
    {"type": "stop", "id": "8"},
]
"""Sent as they are they come out of order, and are replayed: their ids are always the same."""

WRONG = [
    None,
    True,
    -1,
    7,
    1e300,
    "",
    "x" * 3000,
    [],
    [[[[]]]],
    {},
    {"a": {}},
    "\u0000",
    "\ud800",
    2**70,
    "0",
]


@pytest.fixture
def watched(tmp_path):
    with here(database=str(tmp_path / "tables.db")) as url:
        yield seated(url)


def seated(url):
    """Somebody at a table whose other seat is taken by one who waits."""
    ada, ben = Person(url), Person(url)
    table = ada.make()
    ben.join(table)
    ada.start(table)
    return ada.sit(table)


def bad(chance):
    """A message that is wrong in one way or another."""
    message = dict(chance.choice(GOOD))
    text = json.dumps(message)
    way = chance.randrange(10)
    if way == 0:
        return text[: chance.randrange(len(text))]
    if way == 1:
        return json.dumps({**message, chance.choice([*message, "more"]): chance.choice(WRONG)})
    if way == 2:
        dropped = chance.choice(list(message))
        return json.dumps({key: value for key, value in message.items() if key != dropped})
    if way == 3:
        return bytes(chance.randrange(256) for _ in range(chance.randrange(200)))
    if way == 4:
        return json.dumps(chance.choice(WRONG))
    if way == 5:
        return "[" * chance.randrange(1, 3000)
    if way == 6:
        return text * chance.randrange(2, 20)
    if way == 7:
        return json.dumps({**message, "seat": chance.choice([1, 2, 5, 99])})
    if way == 8:
        return json.dumps({**message, "text": "x" * chance.randrange(FRAME, 3 * FRAME)})
    return text


def is_message(text):
    """Whether it is of one of the types of messages, whatever it asks for."""
    try:
        MESSAGES.validate_json(text)
    except ValidationError:
        return False
    return len(text) <= FRAME


def throw(socket, count):
    """Send bad messages, some at a time; for each batch how many were no messages at all, and the
    answers.
    """
    chance = random.Random(7)
    for first in range(0, count, BATCH):
        sent = [bad(chance) for _ in range(min(BATCH, count - first))]
        for each in sent:
            socket.send(each)
        socket.send({"type": "ping"})
        answers = [socket.read()]
        while answers[-1]["type"] != "pong":
            answers.append(socket.read())
        socket.frames.clear()
        yield sum(not is_message(each) for each in sent), answers


BATCH = 15
"""Fewer than are answered by closing the socket."""

UNREADABLE = ("malformed", "too-large")


def hold(watched, count):
    """Every bad message gets a clear answer, and the table goes on."""
    before = watched.person.ask("GET", f"/api/tables/{watched.name}")["table"]
    problems = set()
    for unreadable, answers in throw(watched, count):
        wrong = [answer for answer in answers if answer["type"] == "wrong"]
        assert sum(answer["problem"] in UNREADABLE for answer in wrong) == unreadable
        assert all(answer["sentence"] for answer in wrong)
        problems |= {answer["problem"] for answer in wrong}
    after = watched.person.ask("GET", f"/api/tables/{watched.name}")["table"]

    assert problems >= {*UNREADABLE, "not-yours"}
    assert {key: after[key] for key in KEPT} == {key: before[key] for key in KEPT}
    assert watched.fresh().table["status"] == "playing"


KEPT = ("deal", "options", "host", "code")
"""What no message over the socket changes."""


def test_bad_messages_get_a_clear_answer_and_change_nothing_that_they_should_not(watched):
    hold(watched, BAD)


@pytest.mark.long
def test_a_hundred_thousand_bad_messages_do_no_harm(tmp_path):
    server = Process(tmp_path / "tables.db").start()
    watched = seated(server.url)
    hold(watched, BAD)
    before = memory(server)

    hold(watched, LONG)

    assert memory(server) < before + GROWTH
    assert server.stop() in (0, -15)


def memory(server):
    """How many MB a server takes."""
    told = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", told)[1]) / 1024


def test_a_message_that_is_too_large_is_refused_or_closes_the_socket(watched):
    watched.send("x" * 8000)
    watched.until(lambda each: None in each.answers)
    too_large = watched.answers[None]["problem"]

    watched.send("x" * 100_000)

    assert too_large == "too-large"
    assert watched.closed() == 1009


def test_a_client_that_reads_nothing_is_dropped_and_the_others_play_on(tmp_path):
    with here(database=str(tmp_path / "tables.db")) as url:
        ada, ben = Person(url), Person(url)
        table = ada.make(seats=("me", "open"))
        ben.join(table)
        one, deaf = ada.sit(table), ben.sit(table)
        threading.Thread(target=shout, args=(deaf,), daemon=True).start()

        assert (
            one.until(lambda each: not each.table["seats"][1]["here"]).do("chat", text="hm")["type"]
            == "done"
        )


def shout(deaf):
    """Ask for everything over and over, and read nothing."""
    with contextlib.suppress(ConnectionClosed, OSError):
        while True:
            deaf.send({"type": "whole"})


def test_a_half_open_connection_and_noise_do_no_harm(watched):
    import socket

    host, port = watched.person.url.removeprefix("http://").split(":")
    raw = [socket.create_connection((host, int(port))) for _ in range(5)]
    raw[0].sendall(b"GET /ws/tables/x HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n")
    raw[1].sendall(b"\x00\xff" * 500)
    raw[2].sendall(struct.pack("!HQ", 0x81FF, 2**62))
    raw[3].sendall(b"POST /api/me/link HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n")
    for each in raw:
        each.close()

    assert watched.drain().table["status"] == "playing"


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=40),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4)
    ),
    max_leaves=10,
)
BODIES = st.fixed_dictionaries(
    {},
    optional={
        "game": st.sampled_from(["africa", "tickets", "tenzania", "chess"]) | VALUES,
        "options": st.dictionaries(
            st.sampled_from(["days", "first", "copies", "x"]), VALUES, max_size=3
        )
        | VALUES,
        "seats": st.lists(
            st.fixed_dictionaries({"kind": st.sampled_from(["me", "open", "bot", "screen"])}),
            max_size=7,
        )
        | VALUES,
        "clock": st.fixed_dictionaries(
            {"kind": st.sampled_from(["turn", "bank"]), "seconds": VALUES}
        )
        | VALUES,
        "name": VALUES,
        "settings": VALUES,
        "luck": VALUES,
        "seat": VALUES,
        "start": VALUES,
        "token": VALUES,
        "fill": VALUES,
    },
)
PATHS = st.sampled_from(
    [
        "/api/me",
        "/api/me/link",
        "/api/me/move",
        "/api/my/tokens",
        "/api/my/tokens/x",
        "/api/tables",
        "/api/tables/{}",
        "/api/tables/{}/join",
        "/api/tables/{}/start",
        "/api/tables/{}/leave",
        "/api/tables/{}/ready",
        "/api/tables/{}/rematch",
        "/api/tables/{}/record",
        "/api/tables/{}/deal",
        "/api/tables/{}/replay?seat=9",
        "/api/games/x/statistics",
        "/api/%00",
    ]
)


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    method=st.sampled_from(["GET", "POST", "PATCH", "DELETE", "PUT"]),
    path=PATHS,
    body=BODIES | VALUES,
)
def test_no_request_makes_the_server_fail(url, method, path, body):
    ada = friend(url)
    table = TABLES.setdefault(url, ada.make()["table"])

    answer = ada.http.request(method, path.format(table), content=json.dumps(body), headers=JSON)

    assert answer.status_code < 500
    if answer.status_code >= 400:
        assert set(answer.json()) == {"problem", "sentence"}


JSON = {"Content-Type": "application/json"}
FRIENDS, TABLES = {}, {}


def friend(url):
    if url not in FRIENDS or FRIENDS[url].http.is_closed:
        FRIENDS[url] = Person(url)
    return FRIENDS[url]
