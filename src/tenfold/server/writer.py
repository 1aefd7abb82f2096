"""The one writer: jobs of all tables are grouped into transactions, and answered when they are on the disk."""

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import orjson
from sqlalchemy import Connection, Dialect, Engine, Table, bindparam
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from tenfold.server import schema
from tenfold.server.errors import Wrong
from tenfold.server.store import Row, writing

log = logging.getLogger("tenfold.server")

MOST = 500
"""How many jobs one transaction takes at most."""


@dataclass(frozen=True, slots=True)
class Write:
    """A statement and its values."""

    what: str
    """`add`, `set` or `cut`."""
    table: Table
    values: Mapping[str, Any]
    by: tuple[str, ...] = ()
    """Of a `set` or `cut`: the columns that say which row it is."""
    may_be: bool = False
    """Of an `add`: whether its key may be there already."""


@dataclass(frozen=True, slots=True)
class Job:
    """What is written whole or not at all. An `add` whose key is there already undoes the job."""

    writes: Sequence[Write]


def add(table: Table, **values: Any) -> Write:
    """Add a row, unless its key is there."""
    return Write("add", table, values)


def put(table: Table, by: tuple[str, ...], **values: Any) -> Write:
    """Change a row."""
    return Write("set", table, values, by)


def add_row(row: Row) -> Write:
    """Add a row to a table's log."""
    payload = orjson.dumps(row.payload).decode()
    values = {"table_id": row.table, "number": row.number, "kind": row.kind, "seat": row.seat}
    return Write("add", schema.rows, {**values, "payload": payload, "at": row.at})


@dataclass(slots=True)
class _Waiting:
    job: Job
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[bool]
    outcome: bool | Exception = field(default=False)


class Writer:
    """A thread with a connection of its own."""

    def __init__(self, engine: Engine, observe: Callable[[int, float], None] = lambda jobs, seconds: None) -> None:
        self._engine = writing(engine)
        self._observe = observe
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._connection: Connection | None = None
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.sound = True
        """Whether the last transaction went well."""
        self._thread.start()

    async def write(self, *writes: Write) -> bool:
        """Write a job; False where a key was there already. Raises Wrong when nothing can be stored."""
        loop = asyncio.get_running_loop()
        waiting = _Waiting(Job(writes), loop, loop.create_future())
        self._queue.put(waiting)
        return await waiting.answer

    def close(self) -> None:
        """Finish what was begun, and stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        going = True
        while going:
            batch, going = self._next()
            if batch:
                self._carry_out(batch)
        self._drop_connection()

    def _next(self) -> tuple[list[_Waiting], bool]:
        """All that waits, at least one, and whether more may come."""
        batch: list[_Waiting] = []
        item = self._queue.get()
        while item is not None:
            batch.append(item)
            if len(batch) == MOST:
                return batch, True
            try:
                item = self._queue.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def _carry_out(self, batch: list[_Waiting]) -> None:
        begun = time.perf_counter()
        try:
            self._store(batch)
            self._note(None)
        except Exception as fault:
            self._store_singly(batch, fault)
        self._observe(len(batch), time.perf_counter() - begun)
        for loop in {waiting.loop for waiting in batch}:
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(_answer, [waiting for waiting in batch if waiting.loop is loop])

    def _store_singly(self, batch: list[_Waiting], fault: Exception) -> None:
        """After a fault, one job at a time, so that only what is at fault fails."""
        for waiting in batch:
            try:
                self._store([waiting])
                self._note(None)
            except Exception as own:
                self._note(own)
                waiting.outcome = own if isinstance(own, SQLAlchemyError | OSError) else fault

    def _note(self, fault: Exception | None) -> None:
        """Note whether something could be stored, and log where that has changed; what it was stays untold."""
        if self.sound and fault is not None:
            log.error("nothing can be stored: %s", type(getattr(fault, "orig", fault)).__name__)
        elif fault is None and not self.sound:
            log.warning("it can be stored again")
        self.sound = fault is None

    def _store(self, batch: list[_Waiting]) -> None:
        """Store a batch in one transaction; after a fault the connection is made anew."""
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                self._write_all(self._connection, batch)
        except BaseException:
            self._drop_connection()
            raise

    def _write_all(self, connection: Connection, batch: list[_Waiting]) -> None:
        """Most jobs are one more row of a table: these are added all at once where there are several."""
        rows = [waiting for waiting in batch if _is_row(waiting.job)]
        if len(rows) > 1 and _add_all(connection, [waiting.job.writes[0] for waiting in rows]):
            for waiting in rows:
                waiting.outcome = True
            batch = [waiting for waiting in batch if not _is_row(waiting.job)]
        for waiting in batch:
            waiting.outcome = _write(connection, waiting.job)

    def _drop_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError):
                connection.invalidate()
                connection.close()


def _is_row(job: Job) -> bool:
    return len(job.writes) == 1 and job.writes[0].table is schema.rows


def _add_all(connection: Connection, writes: Sequence[Write]) -> bool:
    """Add rows; False, and none is added, where the key of one is there already."""
    inner = connection.begin_nested()
    sql, order = _statement(connection.dialect, "add", schema.rows, tuple(writes[0].values), ())
    values = [write.values if order is None else tuple(write.values[key] for key in order) for write in writes]
    if connection.exec_driver_sql(sql, values).rowcount == len(writes):
        inner.commit()
        return True
    inner.rollback()
    return False


def _write(connection: Any, job: Job) -> bool:
    if len(job.writes) == 1:
        return _execute(connection, job.writes[0])
    inner = connection.begin_nested()
    for write in job.writes:
        if not _execute(connection, write):
            inner.rollback()
            return False
    inner.commit()
    return True


def _execute(connection: Any, write: Write) -> bool:
    """Carry a write out; False where an `add` found its key."""
    sql, order = _statement(connection.dialect, write.what, write.table, tuple(write.values), write.by)
    values = write.values if order is None else tuple(write.values[key] for key in order)
    done = connection.exec_driver_sql(sql, values)
    return write.what != "add" or write.may_be or done.rowcount == 1


@cache
def _statement(
    dialect: Dialect, what: str, table: Table, columns: tuple[str, ...], by: tuple[str, ...]
) -> tuple[str, tuple[str, ...] | None]:
    """The text of a statement, and the order of its values where they have no names."""
    known = {"postgresql": postgresql, "sqlite": sqlite}[dialect.name]
    if what == "add":
        made: Any = known.insert(table).values({key: bindparam(key) for key in columns}).on_conflict_do_nothing()
    elif what == "cut":
        made = table.delete()
    else:
        made = table.update().values({key: bindparam(key) for key in columns if key not in by})
    for key in by:
        made = made.where(table.c[key] == bindparam(key))
    compiled = made.compile(dialect=dialect)
    order = compiled.positiontup
    return str(compiled), None if order is None else tuple(order)


def _answer(batch: list[_Waiting]) -> None:
    for waiting in batch:
        if waiting.answer.done():
            continue
        if isinstance(waiting.outcome, Exception):
            waiting.answer.set_exception(Wrong("busy"))
        else:
            waiting.answer.set_result(waiting.outcome)
