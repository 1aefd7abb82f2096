"""The rows of a table in memory: they are committed one at a time, and applied once they are
stored.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial

from tenfold.errors import TenfoldError
from tenfold.server import wall_clock
from tenfold.server.errors import RequestError
from tenfold.server.live.loader import TableLoader
from tenfold.server.live.lock import TableLock
from tenfold.server.net.outbox import Outbox
from tenfold.server.store.statements import Write, add_row
from tenfold.server.store.storage import Row
from tenfold.server.store.store import Store
from tenfold.server.store.writer import STORED, Conflict, Done, Failed, Outcome, Stored, outcome_of
from tenfold.server.table import daily_results, lobby, results
from tenfold.server.table.commands import Draft
from tenfold.server.table.row_handlers import apply
from tenfold.server.table.table import Table

TRIES = 8
"""How often a commit is tried again after another node has stored its row first."""

Make = Callable[[Table], Draft | None]
"""Drafts the next row of a table, or returns None if there is nothing to be stored. It may raise
TenfoldError.
"""


class TableLog:
    """Commits the rows of one table, and follows those that other nodes commit.

    A subclass says what is done after a row has been applied, and after the table was read again.
    """

    def __init__(self, store: Store, loader: TableLoader, outbox: Outbox, table: Table) -> None:
        self._writer = store.writer
        self._is_shared = store.is_shared
        self._loader = loader
        self._outbox = outbox
        self.table = table
        self.lock = TableLock()
        self.is_own = True
        """Whether this node stored the last row; otherwise another one moves the bots first."""
        self.is_stale = False
        """Whether the table may differ from its rows, and has to be read again."""
        self.used = wall_clock.now()
        self._tasks: set[asyncio.Task[None]] = set()

    def _on_commit(self, row: Row) -> None:
        """Is called when a row of this node was stored and applied."""
        raise NotImplementedError

    def _on_reading(self, *, is_reloaded: bool) -> None:
        """Is called when a row of another node was applied, or the whole table was read again."""
        raise NotImplementedError

    def _on_change(self) -> None:
        """Is called after anything has changed."""
        raise NotImplementedError

    def submit(self, make: Make, done: Done) -> None:
        """Commit the row that `make` drafts, and call `done` with Stored or Failed.

        If the table is free, this needs neither a task nor an await until the row is stored.
        Otherwise a task waits for the table, and after a conflict with another node it reads the
        table again and retries.
        """
        if self.is_stale or not self.lock.take():
            self._submit_later(make, done)
        else:
            self._submit_locked(make, partial(self._settle, make, done))

    async def commit(self, make: Make) -> None:
        """Commit the row that `make` drafts; raises what `make` raises, or RequestError if it
        cannot be stored.
        """
        for _ in range(TRIES):
            await self._lock_fresh()
            outcome = await outcome_of(partial(self._submit_locked, make))
            if isinstance(outcome, Stored):
                return
            if isinstance(outcome, Failed) and not (
                self._may_be_outdated(outcome) and await self.follow()
            ):
                raise outcome.fault
        raise RequestError("busy")

    def _settle(self, make: Make, done: Done, outcome: Outcome) -> None:
        """Retry what may turn out otherwise once the table has been read again."""
        if isinstance(outcome, Conflict) or self._may_be_outdated(outcome):
            self._submit_later(make, done)
        else:
            done(outcome)

    def _may_be_outdated(self, outcome: Outcome) -> bool:
        """Return whether something was refused that another node may have made possible
        meanwhile.
        """
        return (
            self._is_shared
            and isinstance(outcome, Failed)
            and isinstance(outcome.fault, TenfoldError)
        )

    def _submit_later(self, make: Make, done: Done) -> None:
        task = asyncio.get_running_loop().create_task(self._submit_waiting(make, done))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _submit_waiting(self, make: Make, done: Done) -> None:
        try:
            await self.commit(make)
        except Exception as fault:
            done(Failed(fault))
        else:
            done(STORED)

    def _submit_locked(self, make: Make, done: Done) -> None:
        """Draft and store a row of a table that is locked, and release the lock."""
        try:
            draft = make(self.table)
            if draft is not None:
                self._store(draft, partial(self._release, done))
                return
        except Exception as fault:
            self._release(done, Failed(fault))
            return
        self._release(done, STORED)

    def _release(self, done: Done, outcome: Outcome) -> None:
        self.lock.release()
        done(outcome)
        self._outbox.flush()

    def _store(self, draft: Draft, done: Done) -> None:
        """Store a draft. Until it is stored, the match may be ahead of the table's rows."""
        self.used = wall_clock.now()
        row = Row(
            self.table.id, self.table.number + 1, draft.kind, draft.seat, draft.payload, self.used
        )
        self.is_stale = draft.ahead is not None
        writes = (add_row(row), *draft.also, *self._result_writes(draft, row.at))
        self._writer.submit(writes, partial(self._on_outcome, done, row, draft))

    def _on_outcome(self, done: Done, row: Row, draft: Draft, outcome: Outcome) -> None:
        """Apply a row if it was stored. Only what is stored is shown."""
        try:
            if isinstance(outcome, Stored):
                self._apply(row, draft)
            elif isinstance(outcome, Conflict):
                self.is_stale = True
        except Exception as fault:
            outcome = Failed(fault)
            self.is_stale = True
        done(outcome)

    def _apply(self, row: Row, draft: Draft) -> None:
        self.is_stale = False
        self.is_own = True
        apply(self.table, row, draft.ahead)
        self._on_commit(row)
        self._on_change()

    def _result_writes(self, draft: Draft, at: int) -> Sequence[Write]:
        """Return what is stored beside the row with which a game is over."""
        match = draft.ahead
        if match is None or match.result is None:
            return ()
        table = self.table
        if table.played_from is not None:
            return [lobby.status(table.id, "over")]
        done = results.writes(table.id, table.game, table.seats, match, at)
        return [lobby.status(table.id, "over"), *done, *daily_results.writes(table, match, at)]

    @contextlib.asynccontextmanager
    async def held(self) -> AsyncIterator[Table]:
        """Lock the table while somebody reads it."""
        await self._lock_fresh()
        try:
            yield self.table
        finally:
            self.lock.release()

    async def follow(self) -> bool:
        """Apply the rows that other nodes have stored; return whether there were any."""
        async with self.held():
            has_grown = await self._apply_later_rows()
            self._on_change()
            return has_grown

    async def _lock_fresh(self) -> None:
        """Lock the table, and read it again if it is stale."""
        await self.lock.acquire()
        try:
            await self._refresh()
        except BaseException:
            self.lock.release()
            raise

    async def _refresh(self) -> None:
        self.used = wall_clock.now()
        if not self.is_stale:
            return
        self.table = await self._loader.load(self.table.id)
        self.is_stale = False
        self._on_reading(is_reloaded=True)
        self._on_change()

    async def _apply_later_rows(self) -> bool:
        later = await self._loader.later_rows(self.table)
        for row in later:
            self.is_own = False
            apply(self.table, row)
            self._on_reading(is_reloaded=False)
        return bool(later)
