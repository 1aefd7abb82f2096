"""Connections without a proxy before them: silent ones, endless headers and bodies, answers that
nobody reads.
"""

import logging
import socket
import time
from contextlib import ExitStack, closing, suppress

import httpx
import pytest

from tenfold.server.net import descriptors
from tenfold.server.net.http_connection import Connections
from tenfold.server.net.limits import ConnectionLimits
from tests.server.living import PATIENCE, Person, here
from tests.server.raw import Raw

STRANGER = "127.0.0.2"
"""An address of this machine that is no trusted proxy."""

QUICK = ConnectionLimits(request_seconds=0.1, answer_seconds=0.1)
"""Limits that run out at once."""


@pytest.fixture
def serve(tmp_path):
    """Starts a server with limits for connections; the address of its listener."""
    with ExitStack() as stack:

        def start(limits):
            url = stack.enter_context(
                here(database=str(tmp_path / "tables.db"), connection_limits=limits)
            )
            host, port = url.removeprefix("http://").split(":")
            return host, int(port)

        yield start


def connected(place):
    return socket.create_connection(place, PATIENCE, (STRANGER, 0))


def read_to_end(client):
    """All that comes until the other end closes; a reset is an end, too."""
    found = b""
    with suppress(ConnectionResetError):
        while received := client.recv(65536):
            found += received
    return found


def send_for_ever(client, data):
    while True:
        client.sendall(data)


def figures(place):
    return httpx.get(f"http://{place[0]}:{place[1]}/metrics").text


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /healthz HTT",
        b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ",
        b"PATCH /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{",
    ],
    ids=["nothing", "half a line", "half the headers", "half the body"],
)
def test_a_request_that_does_not_come_is_waited_for_a_while_only(serve, said):
    place = serve(QUICK)

    with connected(place) as client:
        client.sendall(said)
        answer = read_to_end(client)

    assert answer.startswith(b"HTTP/1.1 408 ")
    assert 'tenfold_limited_total{limit="request-time"} 1.0' in figures(place)


def test_a_connection_that_has_asked_before_may_ask_again(serve):
    place = serve(ConnectionLimits())
    request = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * 20_000 + b"\r\n\r\n"

    with connected(place) as client:
        answers = []
        for _ in range(4):
            client.sendall(request)
            answers.append(client.recv(65536))

    assert [answer.startswith(b"HTTP/1.1 200 ") for answer in answers] == [True] * 4


@pytest.mark.parametrize("end", [b"", b"\r\n\r\n"], ids=["endless", "whole"])
def test_headers_that_are_too_large_are_refused(serve, end):
    place = serve(ConnectionLimits())

    with connected(place) as client:
        with suppress(OSError):
            client.sendall(
                b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * 200_000 + end
            )
        answer = read_to_end(client)

    assert b"HTTP/1.1 200" not in answer
    assert 'tenfold_limited_total{limit="header"} 1.0' in figures(place)


def test_headers_that_are_too_large_open_no_socket(serve):
    place = serve(ConnectionLimits(header_bytes=300))
    ada = Person(f"http://{place[0]}:{place[1]}")

    with closing(Raw(ada, "x" * 300)) as client, pytest.raises(ConnectionError):
        client.frame()


def test_who_does_not_read_the_answer_is_closed(serve):
    place = serve(ConnectionLimits(answer_seconds=0.1))
    request = b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"

    with connected(place) as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        with pytest.raises(ConnectionError):
            send_for_ever(client, request * 100)

    assert 'tenfold_limited_total{limit="answer-time"} 1.0' in figures(place)


def test_one_address_has_so_many_connections_and_others_are_served(serve):
    place = serve(ConnectionLimits(connections=5))

    with ExitStack() as stack:
        clients = [stack.enter_context(connected(place)) for _ in range(6)]
        refused = read_to_end(clients[-1])
        served = httpx.get(f"http://{place[0]}:{place[1]}/healthz").status_code
        clients[0].close()
        counted = 'tenfold_limited_total{limit="connections"} 1.0' in figures(place)

    assert (refused, served, counted) == (b"", 200, True)


def test_sockets_count_as_connections_until_they_are_closed(serve):
    place = serve(ConnectionLimits(connections=1))
    ada = Person(f"http://{place[0]}:{place[1]}")
    table = ada.make()["table"]

    for _ in range(5):
        client = again(lambda: Raw(ada, table, STRANGER))
        with connected(place) as other:
            assert read_to_end(other) == b""
        client.close()


def again(make):
    """What a function returns, once the server has noticed that the last connection is closed."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with suppress(ConnectionError):
            return make()
    raise TimeoutError


def test_a_proxy_may_have_any_number_of_connections():
    connections = Connections(ConnectionLimits(connections=1), ["10.0.0.0/8"], {})

    assert [connections.enter("10.0.0.7", 9) for _ in range(3)] == [True, True, True]


def test_file_descriptors_that_run_out_are_logged_once_and_connections_refused(monkeypatch, caplog):
    monkeypatch.setattr(descriptors, "limit", lambda: 100)
    limited = {"descriptors": 0}
    connections = Connections(ConnectionLimits(spare_descriptors=10), [], limited)

    with caplog.at_level(logging.ERROR):
        taken = [connections.enter("10.0.0.7", number) for number in (89, 90, 95)]

    assert (taken, limited) == ([True, False, False], {"descriptors": 2})
    assert caplog.text.count("90 of 100 file descriptors are in use") == 1
    assert len(caplog.records) == 1


def test_as_many_file_descriptors_as_the_system_allows_may_be_open(serve):
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, before[1]), before[1]))

    descriptors.raise_limit()
    raised = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, before)

    assert raised == (before[1], before[1])
