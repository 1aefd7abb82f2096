"""Databases that are brought to the schema of today, and those that cannot be."""

import pytest
from sqlalchemy import create_engine, inspect, text

from tenfold.errors import TenfoldError
from tenfold.server.store import migration, schema, storage


@pytest.fixture
def database(tmp_path):
    """A database of today, that nobody holds."""
    found = str(tmp_path / "tables.db")
    storage.connect(found).dispose()
    return found


def set_version(database, version):
    engine = storage.connect(database)
    with storage.writing(engine).begin() as connection:
        connection.execute(
            text("update alembic_version set version_num = :version"), {"version": version}
        )
    engine.dispose()


def test_a_new_database_has_every_table(database):
    engine = storage.connect(database)

    assert set(inspect(engine).get_table_names()) == {*schema.metadata.tables, "alembic_version"}
    engine.dispose()


def test_all_steps_lead_to_what_a_new_database_has(database, tmp_path):
    stepwise = create_engine(f"sqlite:///{tmp_path / 'steps.db'}")
    with stepwise.begin() as connection:
        migration.upgrade(connection)
    at_once = storage.connect(database)

    assert described(stepwise) == described(at_once)
    assert described(at_once)["alembic_version"]
    stepwise.dispose()
    at_once.dispose()


def described(engine):
    """Every table's columns, keys and indexes, and which step was the last."""
    found = inspect(engine)
    tables = {
        name: [
            [
                (column["name"], str(column["type"]), column["nullable"])
                for column in found.get_columns(name)
            ],
            found.get_pk_constraint(name)["constrained_columns"],
            sorted(
                (index["name"], index["column_names"], index["unique"])
                for index in found.get_indexes(name)
            ),
        ]
        for name in found.get_table_names()
    }
    with engine.connect() as connection:
        return tables | {
            "version": connection.execute(text("select version_num from alembic_version"))
            .scalars()
            .all()
        }


def test_rows_of_the_first_step_are_kept_and_lie_as_they_were_written(tmp_path):
    rows = [
        ("b", 0, "open", None, "{}", 1),
        ("a", 0, "open", None, "{}", 2),
        ("b", 1, "sit", 1, "{}", 3),
    ]
    database = str(tmp_path / "tables.db")
    engine = storage.open_engine(database)
    with storage.writing(engine).begin() as connection:
        migration.upgrade(connection, "0001")
        for row in sorted(rows):
            connection.exec_driver_sql("insert into rows values (?, ?, ?, ?, ?, ?)", row)
    engine.dispose()

    engine = storage.connect(database)
    with engine.connect() as connection:
        kept = [tuple(row) for row in connection.execute(text("select * from rows order by rowid"))]
        version = connection.execute(text("select version_num from alembic_version")).scalar()
    engine.dispose()
    assert (kept, version) == (rows, schema.VERSION)


def test_the_version_is_that_of_the_last_step():
    steps = sorted(path.stem for path in (migration.STEPS / "versions").glob("step_*.py"))

    assert f"step_{schema.VERSION}" == steps[-1]


def test_a_database_of_a_later_server_is_refused_and_left_as_it_is(database):
    set_version(database, "9999")

    with pytest.raises(TenfoldError, match="the database is not one that this server knows"):
        storage.connect(database)
    with pytest.raises(TenfoldError):
        storage.connect(database)
