"""Operating it: health, figures, logs without secrets, leave-taking, backups, and a join from
outside.
"""

import json
import logging
import re
import resource
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest

from tenfold import __version__, games
from tenfold.server.protocol import flat_view
from tests.server.living import Person, Process, here, play_out


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


FIGURES = [
    "tenfold_bot_delay_seconds_count",
    "tenfold_commit_seconds_count",
    "tenfold_database_damaged",
    "tenfold_descriptors",
    "tenfold_descriptors_limit",
    f'tenfold_info{{version="{__version__}"}}',
    "process_resident_memory_bytes",
    "tenfold_loop_lag_seconds_count",
    "tenfold_storage_sound",
    "tenfold_thought_wait_seconds_count",
    'tenfold_thoughts_waiting{urgency="advice"}',
    'tenfold_http_answers_total{status="404"}',
    'tenfold_problems_total{problem="no-table"}',
    'tenfold_problems_total{problem="not-yours"}',
    'tenfold_limited_total{limit="chat"}',
]


def test_an_operator_sees_faults_limits_and_waits(tmp_path):
    with here(database=str(tmp_path / "tables.db"), unlimited=False) as url:
        ada = Person(url)
        one = ada.sit(ada.make())
        ada.http.get("/api/tables/nowhere")
        one.do("move", seat=1, move="play 4 = 4")
        for _ in range(11):
            one.do("chat", text="hm")

        figures = ada.http.get("/metrics").text

    assert [name for name in FIGURES if f"\n{name} " not in figures] == []


def test_errors_are_counted_by_the_type_of_the_exception(tmp_path):
    with here(database=str(tmp_path / "tables.db")) as url:
        try:
            raise LookupError("no such thing")
        except LookupError:
            logging.getLogger("tenfold.server").exception("a bot failed")
        logging.getLogger("tenfold.server").warning("Redis is away")

        figures = Person(url).http.get("/metrics").text

    assert re.findall(r"^tenfold_errors_total.*", figures, re.MULTILINE) == [
        'tenfold_errors_total{type="LookupError"} 1.0'
    ]


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


ROOM = 20_000
"""How large a file may become on a full disk: enough for a log, and less than the database has."""


def test_what_is_logged_tells_no_secret_name_word_move_or_address(tmp_path):
    server = Process(tmp_path / "tables.db", log=tmp_path / "log").start()
    ada = Person(server.url, "Adalbert")
    token = ada.ask("POST", "/api/my/tokens", {"name": "program"})["secret"]
    one = ada.sit(ada.make(seats=("me", "screen Berthold"), start=True, luck="sesame"))
    one.do("chat", text="hush")
    one.send({"type": "lift", "seat": one.table["active"][0]})
    one.until(lambda each: each.legal)
    move, cookie = one.legal[0], one.person.cookie.partition("=")[2]

    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (ROOM, resource.RLIM_INFINITY))
    refused = one.do("move", move=move)
    server.kill()

    logged, secrets = server.log.read_text(), read_secrets(server.database)
    told = [
        "Adalbert",
        "Berthold",
        "hush",
        "sesame",
        move,
        cookie,
        token,
        ada.player,
        "127.0.0.1",
        *secrets,
    ]
    assert refused["problem"] == "busy"
    assert "nothing can be stored" in logged
    assert [word for word in told if word in logged] == []


def read_secrets(database):
    """The secrets of tables, and what the server signs with."""
    with closing(sqlite3.connect(database)) as found:
        return [
            row[0]
            for row in found.execute("select secret from tables union select value from keys")
        ]


def test_a_program_that_asks_for_flat_memory_is_sent_its_layout(person):
    ada = person("Ada")
    table = ada.make(seats=("me", "bot easy"))
    ada.start(table)
    socket = ada.sit(table, query="?blank=1")
    seen = json.loads(socket.frames[0])["seen"]
    game = games.get("tenzania")

    view = flat_view.decode(game, seen["blank"], seen["layout"])

    assert game.view_json(view, 0) == socket.view


def test_a_bot_joins_by_the_link_from_outside(url, person):
    ada = person("Ada")
    table = ada.make(options={"copies": 3})
    command = [
        sys.executable,
        "-m",
        "tenfold.cli",
        "join",
        f"{url}/t/{table['code']}",
        "--bot",
        "random",
    ]
    playing = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    one = ada.sit(table).until(lambda each: each.table["seats"][1]["here"], timeout=60)
    ada.start(table)

    play_out(one)

    assert playing.communicate(timeout=60)[0].strip() in ("won", "lost")
