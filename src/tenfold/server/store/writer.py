"""The one writer: groups the jobs of all tables into transactions, and reports each job once it is
on the disk.
"""

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from sqlalchemy import Engine
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import PoolProxiedConnection

from tenfold.server.logs import Occasional
from tenfold.server.store import schema
from tenfold.server.store.statements import BEGIN, Write, add_rows, statement
from tenfold.server.store.storage_faults import StorageFaults

log = logging.getLogger("tenfold.server")

MOST = 500
"""How many jobs one transaction has at most, roughly."""


@dataclass(frozen=True, slots=True)
class Stored:
    """The job is on the disk."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """The key of an added row was taken, or the row to be deleted was not there: nothing of the job
    is stored.
    """


@dataclass(frozen=True, slots=True)
class Failed:
    """The job could not be stored, and why."""

    fault: Exception


STORED, CONFLICT = Stored(), Conflict()

Outcome = Stored | Conflict | Failed

Done = Callable[[Outcome], None]
"""Is called when a job has been stored, or not."""


class _Job:
    """Writes that are stored together or not at all.

    An `add` whose key is taken undoes the job, and so does a `cut` whose row is missing.
    """

    __slots__ = ("done", "is_row", "loop", "outcome", "writes")

    def __init__(
        self, writes: Sequence[Write], done: Done, loop: asyncio.AbstractEventLoop
    ) -> None:
        self.writes = writes
        self.done = done
        self.loop = loop
        self.is_row = len(writes) == 1 and writes[0].table is schema.rows
        """Whether it only adds a row to a table's log, as most jobs do."""
        self.outcome: Outcome = CONFLICT


class Writer:
    """A thread that writes, with a connection of its own."""

    def __init__(
        self,
        engine: Engine,
        faults: StorageFaults,
        observe: Callable[[int, float], None] = lambda jobs, seconds: None,
    ) -> None:
        self._engine = engine
        self._dialect = engine.dialect
        self.faults = faults
        self._faults = (SQLAlchemyError, OSError, self._dialect.loaded_dbapi.Error)
        self._observe = observe
        self._queue: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._gathered: list[_Job] = []
        """The jobs of this iteration of the event loop: the thread is woken once for all of them.
        """
        self._loop: asyncio.AbstractEventLoop
        self._connection: PoolProxiedConnection | None = None
        """The driver's connection: SQLAlchemy's overhead per statement is larger than the time
        SQLite takes.
        """
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.sound = True
        """Whether the last transaction went well."""
        self._occasional = Occasional(log)
        self._thread.start()

    async def write(self, *writes: Write) -> bool:
        """Store a job; returns False if it met a conflict, and raises RequestError if it failed."""
        outcome = await outcome_of(partial(self.submit, writes))
        if isinstance(outcome, Failed):
            raise outcome.fault
        return isinstance(outcome, Stored)

    def submit(self, writes: Sequence[Write], done: Done) -> None:
        """Store a job, and call `done` on this loop with the outcome, which is quicker than a
        future.
        """
        if not self._gathered:
            self._loop = asyncio.get_running_loop()
            self._loop.call_soon(self._hand_over)
        self._gathered.append(_Job(writes, done, self._loop))

    def close(self) -> None:
        """Store what has been submitted, and stop."""
        self._hand_over()
        self._queue.put(None)
        self._thread.join()

    def _hand_over(self) -> None:
        """Hand the gathered jobs to the thread."""
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
        """Return the jobs that wait, at least one, and whether more may come."""
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
            self._note_success()
        except Exception:
            self._store_singly(batch)
        self._observe(len(batch), time.perf_counter() - begun)
        for loop in {job.loop for job in batch}:
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(_answer, [job for job in batch if job.loop is loop])

    def _store_singly(self, batch: list[_Job]) -> None:
        """Store one job at a time after a fault, so that only the job at fault fails."""
        for job in batch:
            try:
                self._store([job])
                self._note_success()
            except Exception as fault:
                job.outcome = self._note_fault(fault)

    def _note_success(self) -> None:
        if not self.sound:
            self._occasional.log(logging.WARNING, "again", "it can be stored again")
        self.sound = True

    def _note_fault(self, fault: Exception) -> Failed:
        """Count and log a fault. Values that the database does not take say nothing about the
        database.
        """
        self.sound = self.sound and self.faults.is_about_values(fault)
        return Failed(self.faults.note("write", fault))

    def _store(self, batch: list[_Job]) -> None:
        """Store a batch in one transaction; after a fault the connection is dropped."""
        if self._connection is None:
            self._connection = self._connect()
        try:
            self._write_all(self._connection, batch)
        except BaseException:
            self._drop_connection()
            raise

    def _connect(self) -> PoolProxiedConnection:
        """Return a connection on which each statement is a transaction, unless one was begun."""
        connection = self._engine.raw_connection()
        if self._dialect.name == "postgresql":
            connection.driver_connection.autocommit = True  # type: ignore[union-attr]  # it is open
        return connection

    def _write_all(self, connection: PoolProxiedConnection, batch: list[_Job]) -> None:
        """Write all jobs of a batch.

        Rows of tables are added by one statement, which most often is the whole transaction. If the
        key of one of them is taken, each job is written by itself.
        """
        many = [job for job in batch if job.is_row]
        rest = [job for job in batch if not job.is_row]
        cursor = connection.cursor()
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

    def _add_rows(self, cursor: DBAPICursor, jobs: list[_Job]) -> bool:
        """Add all rows, or return False if the key of one of them is taken."""
        try:
            cursor.execute(*add_rows(self._dialect, [job.writes[0] for job in jobs]))
        except self._dialect.loaded_dbapi.IntegrityError:
            return False
        for job in jobs:
            job.outcome = STORED
        return True

    def _write(self, cursor: DBAPICursor, job: _Job) -> Outcome:
        """Write a job within a transaction, or undo it."""
        if len(job.writes) > 1:
            cursor.execute("SAVEPOINT one")
        for write in job.writes:
            cursor.execute(*statement(self._dialect, write))
            if write.what != "set" and not write.may_be and cursor.rowcount != 1:
                if len(job.writes) > 1:
                    cursor.execute("ROLLBACK TO one")
                return CONFLICT
        return STORED

    def _drop_connection(self) -> None:
        connection = self._connection
        self._connection = None
        if connection is not None:
            with contextlib.suppress(*self._faults):
                connection.rollback()  # SQLite would keep its lock on the file for a while
            with contextlib.suppress(*self._faults):
                connection.invalidate()
                connection.close()


def _answer(batch: list[_Job]) -> None:
    for job in batch:
        try:
            job.done(job.outcome)
        except Exception:
            log.exception("the outcome of a write could not be handled")


async def outcome_of(start: Callable[[Done], None]) -> Outcome:
    """Return the outcome of something that is started, and that calls what it is given when it is
    done.
    """
    answer: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()

    def done(outcome: Outcome) -> None:
        if not answer.done():
            answer.set_result(outcome)

    start(done)
    return await answer
