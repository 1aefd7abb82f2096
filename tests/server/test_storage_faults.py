"""Faults of the database: whose fault they are, what is logged and counted, and what readiness
says.
"""

import logging
import resource
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tenfold.server.logs import ClientFaults, Repetition
from tenfold.server.store import storage
from tenfold.server.store.storage_faults import StorageFaults
from tests.server.living import Person, Process, here
from tests.server.postgres import HAS_POSTGRES, Postgres
from tests.server.raw import LAST, TEXT, Raw, frame
from tests.server.zygote import Zygote

UNSTORABLE = "nothing can be stored\n"


@pytest.fixture(
    scope="module",
    params=[
        "sqlite",
        pytest.param(
            "postgresql",
            marks=pytest.mark.skipif(not HAS_POSTGRES, reason="there is no PostgreSQL"),
        ),
    ],
)
def served(request, tmp_path_factory):
    """The address of a server."""
    if request.param == "sqlite":
        with here(database=str(tmp_path_factory.mktemp("faults") / "tables.db")) as url:
            yield url
        return
    postgres = Postgres()
    with here(database=postgres.url) as url:
        yield url
    postgres.close()


NO_IDS = [
    "%00",
    "%00%00%00%00%00%00",
    "abc%00def",
    "%ED%A0%80",
    "%F0%9F%8E%B2",
    "x" * 500,
    "a'b",
    "KMP-QR%00",
]


@pytest.mark.parametrize("name", NO_IDS)
def test_what_can_be_no_id_is_not_found_and_the_server_stays_ready(served, name):
    http = Person(served).http

    answers = [
        http.get(f"/api/tables/{name}"),
        http.post(f"/api/tables/{name}/join", json={}),
        http.get(f"/api/tables/{name}/replay"),
        http.delete(f"/api/my/tokens/{name}"),
    ]

    assert [answer.status_code for answer in answers] == [404, 404, 404, 404]
    assert http.get("/readyz").text != UNSTORABLE


def test_a_socket_at_what_can_be_no_id_is_closed(served):
    with pytest.raises(ConnectionClosed) as closed:
        Person(served).sit({"table": "%00"})

    assert closed.value.rcvd.code == 4004


def test_texts_with_a_nul_are_stored_or_refused_and_the_server_stays_ready(served):
    ada = Person(served)
    one = ada.sit(ada.make(seats=("me", "screen Ben"), start=True, luck="a\0b"))

    chat, move = one.do("chat", id="i\0d", text="a\0b"), one.do("move", seat=0, move="play \0")
    name = ada.http.patch("/api/me", json={"name": "A\0da", "settings": {"sound": False}})

    assert (chat["type"], move["type"], name.status_code) == ("done", "wrong", 200)
    assert ada.http.get("/readyz").text != UNSTORABLE


def test_values_that_the_database_does_not_take_say_nothing_about_it(tmp_path):
    faults = StorageFaults(storage.connect(str(tmp_path / "tables.db")))

    told = [
        faults.note("write", sqlite3.DataError("too big")),
        faults.note("write", OverflowError("too large")),
    ]

    assert [wrong.problem for wrong in told] == ["malformed", "malformed"]
    assert faults.counts == {"values": 2}


def damage(database):
    """Overwrite the first page of the rows."""
    with closing(sqlite3.connect(database)) as found:
        found.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (page,) = found.execute("select rootpage from sqlite_master where name = 'rows'").fetchone()
        (size,) = found.execute("PRAGMA page_size").fetchone()
    with open(database, "r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)


def test_a_damaged_database_is_told_in_the_log_by_readiness_and_in_the_figures(tmp_path, caplog):
    database = str(tmp_path / "tables.db")
    with here(database=database) as url:
        table = Person(url).make()["table"]
    damage(database)

    with here(database=database) as url, httpx.Client(base_url=url) as http:
        http.get("/api/me")
        answer, ready = http.get(f"/api/tables/{table}"), http.get("/readyz")
        figures = http.get("/metrics").text

    assert answer.status_code == 503
    assert (ready.status_code, ready.text) == (503, "the database is damaged\n")
    assert "the database is damaged: database disk image is malformed" in caplog.text
    assert 'tenfold_storage_faults_total{type="read"}' in figures
    assert "tenfold_database_damaged 1.0" in figures


def test_readiness_tries_to_write_when_nothing_could_be_stored(tmp_path):
    zygote = Zygote()
    server = zygote.start(database=str(tmp_path / "tables.db")).wait()
    ada = Person(server.url)
    one = ada.sit(ada.make())

    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
    refused, full = one.do("chat", text="hm"), ada.http.get("/readyz")
    resource.prlimit(
        server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    )
    ready = ada.http.get("/readyz")
    server.kill()
    zygote.close()

    assert refused["problem"] == "busy"
    assert full.status_code == 503
    assert ready.text != UNSTORABLE


def test_a_database_that_cannot_be_written_is_told_in_a_sentence(tmp_path):
    database = tmp_path / "tables.db"
    storage.connect(str(database)).dispose()

    url = f"sqlite:///file:{database}?mode=ro&uri=true"
    command = [sys.executable, "-m", "tenfold.cli", "serve", "--port", "0", "--database", url]
    told = subprocess.run(command, capture_output=True, text=True)

    assert told.returncode == 2
    assert "the database cannot be written: attempt to write a readonly database" in told.stderr
    assert "Traceback" not in told.stderr


def test_one_line_of_a_kind_is_let_through_in_a_while():
    now = [0.0]
    repetition = Repetition(10, lambda: now[0])

    told = [repetition.take("a"), repetition.take("a"), repetition.take("b"), repetition.take("a")]
    now[0] = 10.0
    told += [repetition.take("a"), repetition.take("b")]

    assert told == [0, None, 0, None, 2, 0]


def test_what_clients_send_that_cannot_be_read_is_told_without_a_trace_and_not_each_time():
    told = ClientFaults()
    lines = [line(logging.ERROR, "Invalid UTF-8 sequence received from client.") for _ in range(3)]
    lines += [line(logging.ERROR, "Exception in ASGI application") for _ in range(3)]

    kept = [one for one in lines if told.filter(one)]

    assert [(one.levelname, one.exc_info) for one in kept] == [
        ("WARNING", None),
        *[("ERROR", "a trace")] * 3,
    ]


def line(level, said):
    return logging.LogRecord("uvicorn.error", level, "", 0, said, (), "a trace")


def test_a_hundred_bad_requests_and_frames_are_two_lines_of_the_log(tmp_path):
    server = Process(tmp_path / "tables.db", log=tmp_path / "log").start()
    ada = Person(server.url)
    table = ada.make()["table"]
    for _ in range(50):
        with closing(Raw(ada, table)) as client:
            client.send(frame(LAST | TEXT, b"\xff"))
            assert client.closed()[0] == 1007
        with socket.create_connection(("127.0.0.1", server.port)) as client:
            client.sendall(b"no HTTP\r\n\r\n")
            assert client.recv(100).startswith(b"HTTP/1.1 400 ")
    server.kill()

    lines = server.log.read_text().splitlines()
    assert len(lines) == 2, lines
    assert "Traceback" not in lines[0] + lines[1]
