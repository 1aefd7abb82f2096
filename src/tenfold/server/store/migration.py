"""Brings a database to the current schema: an empty one at once, another by the Alembic steps that
it lacks.

Alembic is imported only for these steps: it takes a third of a second, and nine megabytes of
memory.
"""

from pathlib import Path

from sqlalchemy import Column, Connection, Engine, MetaData, String, Table, inspect, text

from tenfold.errors import TenfoldError
from tenfold.server.store import schema

STEPS = Path(__file__).parent / "migrations"
LOCK = 7_310_010
"""The number of the lock that one node holds in PostgreSQL while it migrates."""

VERSION = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))
"""The table in which Alembic stores the version of the schema."""


def versions() -> list[str]:
    """Return the versions of the schema that this server knows, the first one first."""
    return sorted(
        path.stem.removeprefix("step_") for path in (STEPS / "versions").glob("step_*.py")
    )


def migrate(engine: Engine) -> None:
    """Migrate a database. Of several nodes one does it, and the others wait. Takes an engine that
    writes.

    Raises TenfoldError if the database is newer than this server.
    """
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        if inspect(connection).get_table_names():
            upgrade(connection)
        else:
            schema.metadata.create_all(connection)
            VERSION.create(connection)
            connection.execute(VERSION.insert().values(version_num=schema.VERSION))


def upgrade(connection: Connection, to: str = "head") -> None:
    """Carry out the steps that a database lacks, up to a version."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(STEPS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, to)
    except CommandError as fault:
        raise TenfoldError(f"the database is not one that this server knows: {fault}") from fault
