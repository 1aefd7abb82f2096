"""The database, SQLite or PostgreSQL: it is opened, migrated and read here, and written by
`writer`.
"""

import contextlib
import json
import os
import sqlite3
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import (
    Connection,
    Dialect,
    Engine,
    Insert,
    Select,
    Table,
    create_engine,
    event,
    func,
    make_url,
    select,
    text,
)
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from tenfold.errors import TenfoldError
from tenfold.server.codes import as_code
from tenfold.server.store import schema
from tenfold.server.store.migration import migrate

PRIVATE = 0o600
"""The mode of the files of a database and of its copies: only their owner reads and writes them."""


Query: TypeAlias = Select[Any]
"""A query whose rows are read by the names of their columns."""

Columns: TypeAlias = dict[str, Any]
"""A row of the database: the value of each column by its name."""

Payload: TypeAlias = dict[str, Any]
"""What a row of a table's log says, as JSON. Its keys depend on the kind of the row."""


class Row(NamedTuple):
    """One entry of a table's append-only log."""

    table: str
    number: int
    kind: str
    seat: int | None
    payload: Payload
    at: int
    """When it was stored, in milliseconds since 1970."""


def connect(url: str) -> Engine:
    """Return an engine for a database, which is created or migrated if needed; raises TenfoldError
    if it cannot be.
    """
    engine = open_engine(url)
    if engine.dialect.name == "sqlite":
        _keep_private(engine)
    try:
        _bring_up_to_date(engine)
    except (SQLAlchemyError, TenfoldError) as fault:
        engine.dispose()
        raise TenfoldError(
            f"the database cannot be opened: {getattr(fault, 'orig', None) or fault}"
        ) from fault
    return engine


def connect_existing(url: str) -> Engine:
    """Return an engine for a database of the current schema; raises TenfoldError if there is no
    such one.
    """
    if "://" not in url and not Path(url).is_file():
        raise TenfoldError(f"there is no database {url}")
    engine = open_engine(url)
    if not _is_up_to_date(engine):
        engine.dispose()
        raise TenfoldError(
            "the database is not of this version: start a server of this version once"
        )
    return engine


def open_engine(url: str) -> Engine:
    """Return an engine for a database, which is left as it is; raises TenfoldError if there is no
    driver for it.
    """
    try:
        engine = create_engine(_full(url), pool_pre_ping=True, pool_size=8, max_overflow=8)
    except (SQLAlchemyError, ImportError) as fault:
        raise TenfoldError(f"the database cannot be opened: {fault}") from fault
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _keep_private(engine: Engine) -> None:
    """Let nobody but the owner read the files of an SQLite database, which hold the signing key and
    every deal.
    """
    name = engine.url.database
    if not name or name == ":memory:" or name.startswith("file:"):
        return
    with contextlib.suppress(OSError):
        os.close(os.open(name, os.O_CREAT | os.O_WRONLY, PRIVATE))
    for each in (name, f"{name}-wal", f"{name}-shm"):
        with contextlib.suppress(OSError):
            os.chmod(each, PRIVATE)


def _bring_up_to_date(engine: Engine) -> None:
    """Migrate a database that is not of the current version."""
    if not _is_up_to_date(engine):
        migrate(writing(engine))


def _is_up_to_date(engine: Engine) -> bool:
    try:
        with engine.connect() as connection:
            version = connection.execute(text("select version_num from alembic_version")).scalar()
    except DBAPIError:
        return False
    return bool(version == schema.VERSION)


def writing(engine: Engine) -> Engine:
    """Return the engine for transactions that write from their beginning on."""
    return engine.execution_options(writes=True)


def _full(url: str) -> str:
    """Return the full URL of a database: a file is an SQLite database, and psycopg is the driver
    for PostgreSQL.
    """
    if "://" not in url:
        return f"sqlite:///{url}"
    parsed = make_url(url)
    if parsed.drivername in ("postgres", "postgresql"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    return parsed.render_as_string(hide_password=False)


def _set_up_sqlite(connection: sqlite3.Connection, _: object) -> None:
    for setting in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=10000",
        "foreign_keys=ON",
    ):
        connection.execute(f"PRAGMA {setting}")

    # Otherwise sqlite3 begins transactions by itself, and a savepoint would be outside of them.
    connection.isolation_level = None


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


class Reader:
    """Reads a database, from any thread."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def all(self, query: Query) -> list[Columns]:
        """Return the rows of a query."""
        with self.engine.connect() as connection:
            return [dict(row) for row in connection.execute(query).mappings()]

    def one(self, query: Query) -> Columns | None:
        """Return the first row of a query, if there is one."""
        rows = self.all(query.limit(1))
        if rows:
            return rows[0]
        return None

    def rows(self, table: str, first: int = 0) -> list[Row]:
        """Return the rows of a table from a number on."""
        columns = schema.rows.c
        query = (
            select(schema.rows)
            .where(columns.table_id == table, columns.number >= first)
            .order_by(columns.number)
        )
        return [_row(found) for found in self.all(query)]

    def whole(self, name: str) -> tuple[Columns, list[Row]] | None:
        """Return a table by its id or short code together with all its rows."""
        table_row = self.table(name)
        if table_row is None:
            return None
        return (table_row, self.rows(table_row["id"]))

    def table(self, name: str) -> Columns | None:
        """Return a table by its id, or by its short code as long as it waits for players."""
        columns = schema.tables.c
        has_code = (columns.code == as_code(name)) & (columns.status == "waiting")
        return self.one(select(schema.tables).where((columns.id == name) | has_code))


def _row(row: Columns) -> Row:
    payload = json.loads(row["payload"])
    return Row(row["table_id"], row["number"], row["kind"], row["seat"], payload, row["at"])


def last_rows() -> Query:
    """Return the query of the ids of tables and, as `last`, the numbers of their last rows, which
    the index gives.
    """
    columns = schema.rows.c
    last = (
        select(func.max(columns.number))
        .where(columns.table_id == schema.tables.c.id)
        .scalar_subquery()
    )
    return select(schema.tables.c.id, last.label("last"))


def insert(dialect: Dialect, table: Table) -> Insert:
    """Return an insert that does nothing if the key is taken. Only the dialect in use is
    imported.
    """
    own = import_module(f"sqlalchemy.dialects.{dialect.name}")
    statement: Insert = own.insert(table).on_conflict_do_nothing()
    return statement
