"""Old tables are deleted when the operator asks for that, and nothing else ever is."""

import subprocess
import sys

import pytest
from sqlalchemy import select, text

from tenfold.server import wall_clock
from tenfold.server.store import pruning, schema, storage
from tests.server.living import Person, here, play_out
from tests.server.postgres import NEEDS_POSTGRES, Postgres


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=NEEDS_POSTGRES)])
def database(request, tmp_path):
    if request.param == "sqlite":
        yield str(tmp_path / "tables.db")
        return
    postgres = Postgres()
    yield postgres.url
    postgres.close()


@pytest.fixture
def tables(database):
    """Tables by what they are, each of them changed 40 days ago but those that are new."""
    with here(database=database) as url:
        ada, ben = Person(url, "Ada"), Person(url, "Ben")
        made = {
            "lonely": ada.make(),
            "entered": ada.make(),
            "playing": ada.make(),
            "over": ada.make(options=QUICK),
        }
        for name in ("entered", "playing", "over"):
            ben.join(made[name])
        for name in ("playing", "over"):
            ada.start(made[name])
        play_out(ada.sit(made["over"]), ben.sit(made["over"]))
        age(database, 40)
        made["new"] = ada.make()
        yield {name: table["table"] for name, table in made.items()}


QUICK = {"copies": 3, "first": 0}


def age(database, days):
    engine = storage.connect_existing(database)
    with storage.writing(engine).begin() as connection:
        connection.execute(
            text("update tables set changed = :at"), {"at": wall_clock.now() - days * pruning.DAY}
        )
    engine.dispose()


def prune(database, *given):
    command = [sys.executable, "-m", "tenfold.cli", "prune", "--database", database, *given]
    return subprocess.run(command, capture_output=True, text=True)


def left(database, tables):
    """The names of the tables that are there; their rows and members are there too, and no
    others.
    """
    engine = storage.connect_existing(database)
    reader = storage.Reader(engine)
    ids = {row["id"] for row in reader.all(select(schema.tables.c.id))}
    for table in (schema.rows, schema.members):
        assert {row["table_id"] for row in reader.all(select(table.c.table_id))} == ids
    engine.dispose()
    return {name for name, table in tables.items() if table in ids}


def test_only_what_is_asked_for_is_deleted(database, tables):
    steps = [
        (
            ("--waiting", "50", "--finished", "50"),
            "0 waiting tables and 0 finished games deleted",
            set(),
        ),
        (
            ("--waiting", "30", "--finished", "30", "--dry-run"),
            "1 waiting tables and 1 finished games would be",
            set(),
        ),
        (("--waiting", "30"), "1 waiting tables and 0 finished games deleted", {"lonely"}),
        (("--finished", "30"), "0 waiting tables and 1 finished games deleted", {"lonely", "over"}),
    ]

    for given, said, gone in steps:
        told = prune(database, *given)

        assert (told.returncode, told.stdout.startswith(said)) == (0, True), told
        assert left(database, tables) == set(tables) - gone


def test_results_stay_when_a_game_is_deleted(database, tables):
    assert prune(database, "--finished", "30").stdout.startswith(
        "0 waiting tables and 1 finished games deleted"
    )

    engine = storage.connect_existing(database)
    assert len(storage.Reader(engine).all(select(schema.results))) == 2
    engine.dispose()


@pytest.mark.parametrize(
    "given", [(), ("--dry-run",), ("--waiting", "0"), ("--finished", "-1"), ("--waiting", "x")]
)
def test_nothing_is_deleted_unless_it_is_said_what(tmp_path, given):
    database = str(tmp_path / "tables.db")
    storage.connect(database).dispose()

    assert prune(database, *given).returncode == 2
