"""Databases of every schema that there has been: their tables go on, and nobody is signed out."""

import json
import sqlite3
from contextlib import closing

import pytest

from tenfold.server.store import migration, schema, storage
from tests.server.dump import FOLDER, GAMES
from tests.server.living import Person, here

VERSIONS = sorted(path.stem for path in FOLDER.glob("*.sql"))


@pytest.fixture(params=VERSIONS, scope="module")
def version(request):
    return request.param


@pytest.fixture(scope="module")
def seen(version):
    """What the players of a database saw before the upgrade."""
    return json.loads((FOLDER / f"{version}.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def database(version, tmp_path_factory):
    path = tmp_path_factory.mktemp(version) / "tables.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((FOLDER / f"{version}.sql").read_text(encoding="utf-8"))
    return str(path)


@pytest.fixture(scope="module")
def url(database):
    with here(database=database) as found:
        yield found


@pytest.fixture
def people(url, seen):
    """Ada and Ben, by the cookies that their browsers had."""
    return [come_back(url, cookie) for cookie in seen["cookies"]]


def come_back(url, cookie):
    person = Person(url)
    person.http.cookies.clear()
    person.me = person.http.get("/api/me", headers={"Cookie": cookie}).json()
    return person


def test_there_is_a_database_of_every_schema():
    assert migration.versions() == VERSIONS, "python -m tests.server.dump"


def test_the_dump_is_of_its_schema(version):
    assert (
        f"INSERT INTO \"alembic_version\" VALUES('{version}')"
        in (FOLDER / f"{version}.sql").read_text()
    )


def test_the_players_are_who_they_were(people):
    assert [(person.me["name"], person.me["language"]) for person in people] == [
        ("Ada", "en"),
        ("Ben", "fr"),
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_in_play_goes_on(people, seen, game):
    before = seen["tables"][game]

    sockets = [person.sit(before) for person in people]

    assert (sockets[0].table["status"], sockets[0].table["moves"]) == ("playing", before["moves"])
    assert [line["text"] for line in sockets[0].chat] == before["chat"]
    assert [socket.legal for socket in sockets] == before["legal"]
    assert [
        known(socket, view) for socket, view in zip(sockets, before["views"], strict=True)
    ] == before["views"]
    mover = next(socket for socket in sockets if socket.legal)
    assert mover.move()["type"] == "done"


def known(socket, view):
    """What a player sees now of what a view had: views may have more today."""
    return {key: socket.view.get(key) for key in view}


def test_a_table_that_waits_is_open(people, seen):
    ada, ben = people
    table = seen["tables"]["waiting"]

    assert ada.http.get(f"/api/tables/{table['table']}").json()["table"]["status"] == "waiting"
    assert ben.join(table)["table"]["seats"][1]["name"] == "Ben"


def test_a_finished_game_has_its_record(people, seen):
    over = seen["tables"]["over"]["table"]

    assert people[0].http.get(f"/api/tables/{over}").json()["table"]["status"] == "over"
    assert people[0].http.get(f"/api/tables/{over}/record").text == seen["record"]


def test_the_database_has_the_current_schema(url, database):
    engine = storage.connect_existing(database)
    with closing(sqlite3.connect(database)) as connection:
        found = connection.execute("select version_num from alembic_version").fetchall()
    engine.dispose()

    assert found == [(schema.VERSION,)]
