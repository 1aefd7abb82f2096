"""The database as the rest of the server uses it: read on other threads, and written by the one
writer.
"""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Engine

from tenfold.errors import TenfoldError
from tenfold.server.errors import RequestError
from tenfold.server.store.statements import Write
from tenfold.server.store.storage import Reader
from tenfold.server.store.storage_faults import StorageFaults
from tenfold.server.store.writer import Writer

T = TypeVar("T")


class Store:
    """One database: its reader, its writer, and what has gone wrong with it."""

    def __init__(self, engine: Engine, writer: Writer, faults: StorageFaults) -> None:
        self.reader = Reader(engine)
        self.writer = writer
        self._faults = faults
        self.is_shared = engine.dialect.name != "sqlite"
        """Whether other nodes may use the same database."""

    async def ask(self, question: Callable[[Reader], T]) -> T:
        """Return the answer to a question, which is asked on another thread; raises RequestError if
        it fails.
        """
        try:
            return await asyncio.to_thread(question, self.reader)
        except TenfoldError:
            raise
        except Exception as fault:
            raise self._faults.note("read", fault) from fault

    async def write(self, *writes: Write) -> None:
        """Store some writes; raises RequestError if they cannot be stored, or the key of one is
        taken.
        """
        if not await self.writer.write(*writes):
            raise RequestError("busy")
