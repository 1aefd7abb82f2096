"""A server that is killed while it migrates leaves the database as it was or as it is to be, never
between.
"""

import multiprocessing
import os
import shutil
import signal

import psycopg
import pytest
from sqlalchemy import event, text

from tenfold.server.store import migration, schema, storage
from tests.server.postgres import NEEDS_POSTGRES, Postgres
from tests.server.test_migrating import described

ROWS = [
    ("b", 0, "open", None, "{}", 1),
    ("a", 0, "open", None, "{}", 2),
    ("b", 1, "sit", 1, "{}", 3),
]
PLAYERS = [("pada", "Ada", True, "rose", "fr", "{}", 1)]
FIRST = {"empty": None, "of the first step": "0001", "of the second step": "0002"}
"""The databases that a server may find."""

MOST = 200
"""More statements than any migration has."""

forked = multiprocessing.get_context("forkserver")
forked.set_forkserver_preload(["tests.server.test_killed_migrating", "alembic.command"])


def connect(url, after):
    """Migrate a database, in a process that is killed after a number of statements."""
    done = 0

    def count(*_):
        nonlocal done
        done += 1
        if done == after:
            os.kill(os.getpid(), signal.SIGKILL)

    opened = storage.open_engine

    def counted(name):
        engine = opened(name)
        event.listen(engine, "after_cursor_execute", count)
        return engine

    storage.open_engine = counted
    storage.connect(url).dispose()


def run(*calls):
    """Migrate in processes of their own, all at once; their exit codes."""
    processes = [forked.Process(target=connect, args=call) for call in calls]
    for process in processes:
        process.start()
    for process in processes:
        process.join(60)
    return [process.exitcode for process in processes]


def fill(url, version):
    """Bring an empty database to a step, and put something into it."""
    if version is None:
        return
    engine = storage.open_engine(url)
    with storage.writing(engine).begin() as connection:
        migration.upgrade(connection, version)
        for row in ROWS:
            values = dict(zip(("t", "n", "k", "s", "p", "a"), row, strict=True))
            connection.execute(text("insert into rows values (:t, :n, :k, :s, :p, :a)"), values)
        for row in PLAYERS:
            values = dict(zip(("i", "n", "d", "c", "l", "s", "m"), row, strict=True))
            connection.execute(
                text("insert into players values (:i, :n, :d, :c, :l, :s, :m)"), values
            )
    engine.dispose()


def look(url):
    """All that is in a database, which is left as it is."""
    engine = storage.open_engine(url)
    with engine.connect() as connection:
        tables = set(engine.dialect.get_table_names(connection))
    if "alembic_version" not in tables:
        engine.dispose()
        return sorted(tables)
    with engine.connect() as connection:
        rows = [tuple(row) for row in connection.execute(text("select * from rows order by at"))]
        players = [tuple(row)[:7] for row in connection.execute(text("select * from players"))]
    found = described(engine), rows, players
    engine.dispose()
    return found


def kill_after_every_statement(make):
    """Kill a migration after each of its statements; how many there were.

    `make` makes a database as it was before; it is looked at, and then migrated to its end.
    """
    whole = make()
    before = look(whole)
    assert run((whole, MOST)) == [0]
    after = look(whole)
    assert before != after
    for number in range(1, MOST):
        database = make()
        (code,) = run((database, number))
        assert code in (0, -signal.SIGKILL)
        assert look(database) in (before, after)
        assert run((database, MOST)) == [0]
        assert look(database) == after
        if code == 0:
            return number - 1
    raise AssertionError("the migration does not end")


@pytest.fixture
def sqlite(tmp_path):
    """Makes SQLite databases of a version, each a copy of the first."""

    def of(version):
        fill(str(tmp_path / "old.db"), version)
        numbers = iter(range(MOST))

        def make():
            new = str(tmp_path / f"{next(numbers)}.db")
            if version is not None:
                shutil.copy(tmp_path / "old.db", new)
            return new

        return make

    return of


@pytest.fixture(scope="module")
def server():
    made = Postgres()
    yield made
    made.close()


@pytest.fixture
def postgresql(server):
    """Makes PostgreSQL databases of a version, each a copy of the first."""
    with psycopg.connect(server.url, autocommit=True) as admin:
        numbers = iter(range(MOST))

        def of(version):
            admin.execute("drop database if exists old")
            admin.execute("create database old")
            fill(f"{server.url.rpartition('/')[0]}/old", version)
            return make

        def make():
            name = f"copy{next(numbers)}"
            admin.execute(f"drop database if exists {name} with (force)")
            admin.execute(f"create database {name} template old")
            return f"{server.url.rpartition('/')[0]}/{name}"

        yield of


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=NEEDS_POSTGRES)])
def database(request):
    """Makes databases of a version."""
    return request.getfixturevalue(request.param)


@pytest.mark.parametrize("version", FIRST.values(), ids=FIRST)
def test_a_migration_that_is_killed_after_any_statement_is_done_whole_at_the_next_start(
    database, version
):
    statements = kill_after_every_statement(database(version))

    assert statements > 5


@pytest.mark.parametrize("version", FIRST.values(), ids=FIRST)
def test_of_two_nodes_that_migrate_at_once_both_start(database, version):
    make = database(version)
    whole = make()
    assert run((whole, MOST)) == [0]

    for _ in range(3):
        found = make()
        assert run((found, MOST), (found, MOST)) == [0, 0]
        assert look(found) == look(whole)
        assert look(found)[0]["version"] == [schema.VERSION]
