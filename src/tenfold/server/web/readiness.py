"""Checks whether a node can serve: reads the database and, after a fault, writes to it."""

import asyncio

from sqlalchemy import select

from tenfold.server import wall_clock
from tenfold.server.errors import RequestError
from tenfold.server.node import Node
from tenfold.server.store import schema
from tenfold.server.store.statements import Write, put
from tenfold.server.store.storage import Reader
from tenfold.server.table.lobby import new_id

PROBE = "probe"
"""The key that is written to find out whether anything can be stored."""


class Readiness:
    """Answers `/readyz`."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self._probe: asyncio.Task[None] | None = None
        """The write that is being tried, once for all who ask meanwhile."""

    async def why_not(self) -> str | None:
        """Return why this node cannot serve, or None."""
        node = self._node
        try:
            await node.store.ask(_read_some_row)
        except RequestError:
            if node.faults.is_damaged:
                return "the database is damaged"
            return "the database is away"
        if node.faults.is_damaged:
            return "the database is damaged"
        if not node.writer.sound:
            await self._try_to_write()
        if not node.writer.sound:
            return "nothing can be stored"
        if node.compile_status.is_ready:
            return None
        return "the rules are being compiled"

    async def _try_to_write(self) -> None:
        """Write something; the writer notes whether it succeeds."""
        if self._probe is None or self._probe.done():
            self._probe = asyncio.get_running_loop().create_task(self._write())
        await asyncio.shield(self._probe)

    async def _write(self) -> None:
        now = str(wall_clock.now())
        added = Write("add", schema.keys, {"name": PROBE, "value": now}, may_be=True)
        try:
            await self._node.writer.write(added, put(schema.keys, ("name",), name=PROBE, value=now))
        except RequestError:
            return


def _read_some_row(reader: Reader) -> None:
    """Read a row of a random table, so that damage is found sooner or later."""
    own = schema.rows.c
    query = select(schema.rows).order_by(own.table_id, own.number)
    if reader.one(query.where(own.table_id >= new_id())) is None:
        reader.one(query)
