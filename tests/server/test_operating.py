"""Operating it: health, figures, logs without secrets, leave-taking, backups, and a join from outside."""

import json
import sqlite3
import subprocess
import sys

import pytest

from tests.server.living import Person, Process, play_out


@pytest.fixture
def server(tmp_path):
    made = Process(tmp_path / "tables.db").start()
    yield made
    if made.process.poll() is None:
        made.kill()


def test_it_says_that_it_runs_and_that_it_can_serve(person):
    ada = person()

    assert ada.http.get("/healthz").text == "ok\n"
    assert ada.http.get("/readyz").status_code in (200, 503)


def test_its_figures_are_counted(pair):
    one, _ = pair(options={"first": 0})
    one.move()

    figures = one.person.http.get("/metrics").text

    assert 'tenfold_messages_total{type="move"}' in figures
    assert "tenfold_sockets" in figures


def test_it_takes_leave_and_everything_is_there_when_it_is_back(server, tmp_path):
    ada = Person(server.url, "Ada")
    one = ada.sit(ada.make(seats=("me", "screen Ben"), start=True))
    one.send({"type": "lift", "seat": one.table["active"][0]})
    one.until(lambda each: each.legal)
    one.move()
    seen, port = one.drain().events, server.port

    code = server.stop()
    closed = one.closed()
    server.start(port)

    assert json.loads(one.frames[-1]) == {"type": "away", "back": 5}
    assert closed == 1012
    assert code in (0, -15)
    again = ada.sit({"table": one.name})
    again.send({"type": "lift", "seat": one.seat})
    assert again.until(lambda each: each.seat == one.seat).events == seen


def test_a_running_server_is_backed_up_and_the_copy_is_whole(server, tmp_path):
    ada = Person(server.url, "Ada")
    table = ada.make()
    copy = tmp_path / "copy.db"

    told = subprocess.run(
        [sys.executable, "-m", "tenfold.cli", "backup", str(copy), "--database", server.database],
        capture_output=True,
        text=True,
    )

    assert told.returncode == 0, told.stderr
    with sqlite3.connect(copy) as found:
        assert found.execute("select table_id from rows").fetchone() == (table["table"],)
    found.close()


def test_a_bot_joins_by_the_link_from_outside(url, person):
    ada = person("Ada")
    table = ada.make(options={"copies": 3})
    command = [sys.executable, "-m", "tenfold.cli", "join", f"{url}/t/{table['code']}", "--bot", "random"]
    playing = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    one = ada.sit(table).until(lambda each: each.table["seats"][1]["here"], timeout=60)
    ada.start(table)

    play_out(one)

    assert playing.communicate(timeout=20)[0].strip() in ("won", "lost")
