"""`tenfold restore` puts a backup in the place of a database, and loses neither of them."""

import os
import sqlite3
from contextlib import closing

import pytest
from sqlalchemy import text

from tenfold.server.store import storage


@pytest.fixture
def database(tmp_path):
    """A database with one key, which no server has open."""
    return made(tmp_path / "tables.db", "new")


def made(path, value):
    engine = storage.connect(str(path))
    with storage.writing(engine).begin() as connection:
        connection.execute(
            text("insert into keys (name, value) values ('mark', :value)"), {"value": value}
        )
    engine.dispose()
    return path


def mark(path):
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("select value from keys where name = 'mark'").fetchone()[0]


def aside(database):
    return [path for path in database.parent.iterdir() if ".before-" in path.name]


def test_a_backup_is_put_in_place_and_the_database_of_before_is_kept(tenfold, database, tmp_path):
    backup = tmp_path / "backup.db"
    tenfold("backup", backup, "--database", database)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("update keys set value = 'newer' where name = 'mark'")
        connection.commit()

    code, out, _ = tenfold("restore", backup, "--database", database)

    assert code == 0
    assert (mark(database), mark(backup)) == ("new", "new")
    (before,) = aside(database)
    assert mark(before) == "newer"
    assert str(before) in out
    assert database.stat().st_mode & 0o777 == 0o600


def test_a_backup_is_restored_where_there_is_no_database(tenfold, database, tmp_path):
    (tmp_path / "empty").mkdir()

    code, _, _ = tenfold("restore", database, "--database", tmp_path / "empty" / "tables.db")

    assert code == 0
    assert mark(tmp_path / "empty" / "tables.db") == "new"
    assert os.listdir(tmp_path / "empty") == ["tables.db"]


def test_a_database_that_is_in_use_is_refused_and_left_as_it_is(tenfold, database, tmp_path):
    backup = made(tmp_path / "backup.db", "old")
    engine = storage.connect(str(database))
    with engine.connect():
        code, _, complained = tenfold("restore", backup, "--database", database)
    engine.dispose()

    assert code == 2
    assert "is in use: stop the server first" in complained
    assert mark(database) == "new"
    assert aside(database) == []


def test_a_damaged_database_is_replaced(tenfold, database, tmp_path):
    backup = made(tmp_path / "backup.db", "old")
    database.write_bytes(b"no database at all" * 100)

    code, _, _ = tenfold("restore", backup, "--database", database)

    assert (code, mark(database)) == (0, "old")
    (before,) = aside(database)
    assert before.read_bytes().startswith(b"no database")


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        (lambda path: path.unlink(), "there is no backup"),
        (
            lambda path: path.write_bytes(bytes(range(256)) * 9),
            "is no backup of a server: file is not a database",
        ),
        (
            lambda path: execute(path, "drop table alembic_version"),
            "is no backup of a server: no such table",
        ),
        (
            lambda path: execute(path, "update alembic_version set version_num = '9999'"),
            "is of a later version",
        ),
        (lambda path: damage(path), "database disk image is malformed"),
    ],
    ids=["missing", "noise", "foreign", "later", "damaged"],
)
def test_what_is_no_sound_backup_is_refused_and_changes_nothing(
    tenfold, database, tmp_path, harm, said
):
    backup = made(tmp_path / "backup.db", "old")
    harm(backup)

    code, _, complained = tenfold("restore", backup, "--database", database)

    assert code == 2
    assert said in complained
    assert mark(database) == "new"
    assert aside(database) == []


def execute(path, statement):
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement)
        connection.commit()


def damage(path):
    """Overwrite the pages after the first ones, as a bad disk would."""
    execute(path, "PRAGMA wal_checkpoint(TRUNCATE)")
    with closing(sqlite3.connect(path)) as connection:
        (root,) = connection.execute(
            "select rootpage from sqlite_master where name = 'keys'"
        ).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with path.open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\xff" * size)


def test_postgresql_has_a_command_of_its_own(tenfold, database):
    code, _, complained = tenfold("restore", database, "--database", "postgresql://db/tenfold")

    assert code == 2
    assert "pg_restore" in complained
