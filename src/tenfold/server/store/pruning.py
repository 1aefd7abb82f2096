"""Deleting old tables, with their rows and members. The results of games stay, for statistics and
ratings.
"""

from typing import NamedTuple

from sqlalchemy import Connection, Engine, delete, exists, select

from tenfold.server import wall_clock
from tenfold.server.store import schema
from tenfold.server.store.storage import Query, writing

DAY = 24 * 60 * 60 * 1000
"""A day, in milliseconds."""

BATCH = 500
"""How many tables one transaction deletes, so that a running server never waits long."""


class Counts(NamedTuple):
    """How many tables of each kind are deleted."""

    waiting: int
    finished: int


def prune(engine: Engine, waiting: int | None, finished: int | None, *, is_dry: bool) -> Counts:
    """Delete tables that have not changed for a number of days; None keeps all of a kind. A dry run
    only counts.
    """
    return Counts(
        0 if waiting is None else _prune(engine, _waiting(waiting), is_dry),
        0 if finished is None else _prune(engine, _finished(finished), is_dry),
    )


def _waiting(days: int) -> Query:
    """Return the query of tables that wait, and where nobody but the host has ever sat down."""
    tables = schema.tables.c
    members = schema.members.c
    is_other = (members.table_id == tables.id) & (members.player != tables.host)
    return _old("waiting", days).where(~exists().where(is_other))


def _finished(days: int) -> Query:
    return _old("over", days)


def _old(status: str, days: int) -> Query:
    columns = schema.tables.c
    return select(columns.id).where(
        columns.status == status, columns.changed < wall_clock.now() - days * DAY
    )


def _prune(engine: Engine, query: Query, is_dry: bool) -> int:
    with engine.connect() as connection:
        found = list(connection.execute(query).scalars())
    if not is_dry:
        for start in range(0, len(found), BATCH):
            with writing(engine).begin() as connection:
                _delete(connection, query, found[start : start + BATCH])
    return len(found)


def _delete(connection: Connection, query: Query, ids: list[str]) -> None:
    """Delete those of some tables that the query still selects."""
    tables = schema.tables
    selected = query.where(tables.c.id.in_(ids)).with_for_update()
    still = list(connection.execute(selected).scalars())
    for each in (schema.members, schema.calls, schema.hooks, schema.rows):
        connection.execute(delete(each).where(each.c.table_id.in_(still)))
    connection.execute(delete(tables).where(tables.c.id.in_(still)))
