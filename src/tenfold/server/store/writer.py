"""The one writer: jobs of all tables are grouped into transactions, and answered when they are on the disk."""

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from tenfold.server.logs import Occasional
from tenfold.server.store import schema
from tenfold.server.store.statements import BEGIN, Write, add_rows, statement
from tenfold.server.store.storage_faults import StorageFaults

log = logging.getLogger("tenfold.server")

MOST = 500
"""After how many jobs a transaction takes no more."""


Outcome = bool | Exception
"""True for what is stored, False for a job that was undone, or why nothing can be stored."""


class _Job:
    """What is written whole or not at all.

    An `add` whose key is there already undoes the job, and so does a `cut` whose row is not there.
    """

    __slots__ = ("is_row", "loop", "outcome", "then", "writes")

    def __init__(
        self, writes: Sequence[Write], then: Callable[[Outcome], None], loop: asyncio.AbstractEventLoop
    ) -> None:
        self.writes = writes
        self.then = then
        self.loop = loop
        self.is_row = len(writes) == 1 and writes[0].table is schema.rows
        """Whether it is one more row of a table, as most are."""
        self.outcome: Outcome = False


class Writer:
    """A thread with a connection of its own."""

    def __init__(
        self,
        engine: Engine,
        faults: StorageFaults,
        observe: Callable[[int, float], None] = lambda jobs, seconds: None,
    ) -> None:
        self._engine, self._dialect = engine, engine.dialect
        self.faults = faults
        self._faults = (SQLAlchemyError, OSError, self._dialect.loaded_dbapi.Error)
        self._observe = observe
        self._queue: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._gathered: list[_Job] = []
        """What the loop has given since it last waited: the thread is woken once for all of it."""
        self._loop: asyncio.AbstractEventLoop
        self._connection: Any = None
        """The driver's own: what SQLAlchemy does around each statement takes longer than SQLite takes for it."""
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.sound = True
        """Whether the last transaction went well."""
        self._occasional = Occasional(log)
        self._thread.start()

    def write(self, *writes: Write) -> asyncio.Future[bool]:
        """Write a job; False where a key was there already. The answer raises Wrong when nothing can be stored."""
        answer = asyncio.get_running_loop().create_future()
        self.hand(writes, partial(_settle, answer))
        return answer

    def hand(self, writes: Sequence[Write], then: Callable[[Outcome], None]) -> None:
        """Write a job, and tell `then` on this loop how it went, which is quicker than a future."""
        if not self._gathered:
            self._loop = asyncio.get_running_loop()
            self._loop.call_soon(self._hand_over)
        self._gathered.append(_Job(writes, then, self._loop))

    def close(self) -> None:
        """Finish what was begun, and stop."""
        self._hand_over()
        self._queue.put(None)
        self._thread.join()

    def _hand_over(self) -> None:
        """Give the thread what was gathered, unless it has that."""
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    def _run(self) -> None:
        going = True
        while going:
            batch, going = self._next()
            if batch:
                self._carry_out(batch)
        self._drop_connection()

    def _next(self) -> tuple[list[_Job], bool]:
        """All that waits, at least one, and whether more may come."""
        batch: list[_Job] = []
        item = self._queue.get()
        while item is not None:
            batch += item
            if len(batch) >= MOST:
                return batch, True
            try:
                item = self._queue.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def _carry_out(self, batch: list[_Job]) -> None:
        begun = time.perf_counter()
        try:
            self._store(batch)
            self._note(None)
        except Exception:
            self._store_singly(batch)
        self._observe(len(batch), time.perf_counter() - begun)
        for loop in {job.loop for job in batch}:
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(_answer, [job for job in batch if job.loop is loop])

    def _store_singly(self, batch: list[_Job]) -> None:
        """After a fault, one job at a time, so that only what is at fault fails."""
        for job in batch:
            try:
                self._store([job])
                self._note(None)
            except Exception as own:
                job.outcome = self._note(own)

    def _note(self, fault: Exception | None) -> Outcome:
        """Note whether something could be stored. Values that the database does not take say nothing about that."""
        if fault is None:
            if not self.sound:
                self._occasional.log(logging.WARNING, "again", "it can be stored again")
            self.sound = True
            return True
        self.sound = self.sound and self.faults.is_about_values(fault)
        return self.faults.note("write", fault)

    def _store(self, batch: list[_Job]) -> None:
        """Store a batch in one transaction; after a fault the connection is made anew."""
        if self._connection is None:
            self._connection = self._connect()
        try:
            self._write_all(batch)
        except BaseException:
            self._drop_connection()
            raise

    def _connect(self) -> Any:
        """A connection on which a statement is a transaction by itself, unless one was begun."""
        connection = self._engine.raw_connection()
        if self._dialect.name == "postgresql":
            connection.driver_connection.autocommit = True  # type: ignore[union-attr]
        return connection

    def _write_all(self, batch: list[_Job]) -> None:
        """Rows of tables are added all at once, most often by one statement and nothing else; where the key of one
        is there already, each by itself.
        """
        many, rest = [job for job in batch if job.is_row], [job for job in batch if not job.is_row]
        cursor = self._connection.cursor()
        if rest:
            cursor.execute(BEGIN[self._dialect.name])
        if many and not self._add_rows(cursor, many):
            if rest:
                cursor.execute("ROLLBACK")
            cursor.execute(BEGIN[self._dialect.name])
            rest = batch
        for job in rest:
            job.outcome = self._write(cursor, job)
        if rest:
            cursor.execute("COMMIT")

    def _add_rows(self, cursor: Any, jobs: list[_Job]) -> bool:
        """Add rows, all or none; False where the key of one is there already."""
        try:
            cursor.execute(*add_rows(self._dialect, [job.writes[0] for job in jobs]))
        except self._dialect.loaded_dbapi.IntegrityError:
            return False
        for job in jobs:
            job.outcome = True
        return True

    def _write(self, cursor: Any, job: _Job) -> bool:
        """Write a job; False where it was undone."""
        if len(job.writes) > 1:
            cursor.execute("SAVEPOINT one")
        for write in job.writes:
            cursor.execute(*statement(self._dialect, write))
            if write.what != "set" and not write.may_be and cursor.rowcount != 1:
                if len(job.writes) > 1:
                    cursor.execute("ROLLBACK TO one")
                return False
        return True

    def _drop_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(*self._faults):
                connection.rollback()  # an SQLite that is closed in a transaction goes on to lock the file for a while
            with contextlib.suppress(*self._faults):
                connection.invalidate()
                connection.close()


def _answer(batch: list[_Job]) -> None:
    for job in batch:
        try:
            job.then(job.outcome)
        except Exception:
            log.exception("what was stored could not be told")


def _settle(answer: asyncio.Future[bool], outcome: Outcome) -> None:
    if answer.done():
        return
    if isinstance(outcome, Exception):
        answer.set_exception(outcome)
    else:
        answer.set_result(outcome)
