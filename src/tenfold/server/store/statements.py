"""Statements that write, and their values, for SQLite and PostgreSQL."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

import orjson
from sqlalchemy import BindParameter, Delete, Dialect, Insert, Table, Update, bindparam
from sqlalchemy.sql.compiler import SQLCompiler

from tenfold.server.store import schema
from tenfold.server.store.storage import Row, insert

Values = Mapping[str, object] | Sequence[object]
"""The values of a statement: by their names, or in their order."""


class Write(NamedTuple):
    """A statement and its values."""

    what: str
    """`add`, `set` or `cut`."""
    table: Table
    values: Mapping[str, object]
    by: tuple[str, ...] = ()
    """The columns that identify the row of a `set` or `cut`."""
    may_be: bool = False
    """Whether it is no conflict if the key of an `add` is taken, or the row of a `cut` is missing.
    """


def add(table: Table, **values: object) -> Write:
    """Return a write that adds a row, unless its key is taken."""
    return Write("add", table, values)


def put(table: Table, by: tuple[str, ...], **values: object) -> Write:
    """Return a write that changes a row."""
    return Write("set", table, values, by)


def add_row(row: Row) -> Write:
    """Return a write that adds a row to a table's log."""
    table, number, kind, seat, payload, at = row
    text = orjson.dumps(payload).decode()
    values = {
        "table_id": table,
        "number": number,
        "kind": kind,
        "seat": seat,
        "payload": text,
        "at": at,
    }
    return Write("add", schema.rows, values)


BEGIN = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "BEGIN"}
"""The statement that begins a transaction that writes."""

ADD_ROWS = {
    "sqlite": "insert into rows (table_id, number, kind, seat, payload, at) values (?, ?, ?, ?, "
    "?, ?)",
    "postgresql": """
        insert into rows (table_id, number, kind, seat, payload, at)
        select value ->> 0, (value ->> 1)::int, value ->> 2, (value ->> 3)::int, value ->> 4,
        (value ->> 5)::bigint
        from json_array_elements(%s)
    """,
}
"""The statement that adds rows to the logs of tables: one row to SQLite, or all rows of a JSON
array to PostgreSQL.
"""


def add_rows(dialect: Dialect, writes: Sequence[Write]) -> tuple[str, Sequence[object]]:
    """Return one statement that adds all rows of some writes, which `add_row` has made, and its
    values.

    With one statement per row, the thread would wait for Python's lock after each.
    """
    rows = [list(write.values.values()) for write in writes]
    if dialect.name == "sqlite":
        return ADD_ROWS["sqlite"] + ", (?, ?, ?, ?, ?, ?)" * (len(rows) - 1), [
            value for row in rows for value in row
        ]
    return ADD_ROWS["postgresql"], (orjson.dumps(rows).decode(),)


@cache
def _statement(
    dialect: Dialect, what: str, table: Table, columns: tuple[str, ...], by: tuple[str, ...]
) -> tuple[str, tuple[str, ...] | None]:
    """Return the text of a statement, and the order of its values if they are not named."""
    if what == "add":
        return _compiled(dialect, insert(dialect, table).values(_bound(columns)))
    query: Delete | Update = table.delete()
    if what == "set":
        query = table.update().values(_bound(key for key in columns if key not in by))
    for key in by:
        query = query.where(table.c[key] == bindparam(key))
    return _compiled(dialect, query)


def _bound(columns: Iterable[str]) -> dict[str, BindParameter[object]]:
    return {key: bindparam(key) for key in columns}


def _compiled(
    dialect: Dialect, query: Insert | Delete | Update
) -> tuple[str, tuple[str, ...] | None]:
    compiled = query.compile(dialect=dialect)
    assert isinstance(compiled, SQLCompiler)
    if compiled.positiontup is None:
        return str(compiled), None
    return str(compiled), tuple(compiled.positiontup)


def statement(dialect: Dialect, write: Write) -> tuple[str, Values]:
    """Return the text of a write, and its values."""
    sql, order = _statement(dialect, write.what, write.table, tuple(write.values), write.by)
    if order is None:
        return sql, write.values
    return sql, tuple(write.values[key] for key in order)
