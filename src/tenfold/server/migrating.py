"""Bringing a database to the schema of today, by Alembic, which is loaded only where something is to be done."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Engine, text

from tenfold.errors import TenfoldError

STEPS = Path(__file__).parent / "migrations"
LOCK = 7_310_010
"""The number of the lock that one node holds in PostgreSQL while it migrates."""


def migrate(engine: Engine) -> None:
    """Do the steps that a database lacks; of several nodes one does, and the others wait. Takes an engine that writes.

    Raises TenfoldError where the database is newer than this server.
    """
    config = Config()
    config.set_main_option("script_location", str(STEPS))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as fault:
            raise TenfoldError(f"the database is not one that this server knows: {fault}") from fault
