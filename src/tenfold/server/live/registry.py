"""All tables of a node: those in memory have a session, the others are read from their rows when
somebody asks.
"""

import asyncio
import logging

from sqlalchemy import select

from tenfold.server import ids, wall_clock
from tenfold.server.errors import RequestError
from tenfold.server.live.connection import Connection
from tenfold.server.live.session import SessionContext, TableSession
from tenfold.server.store import schema, storage
from tenfold.server.store.storage import Query

log = logging.getLogger("tenfold.server")

KEPT = 120_000
"""For how many milliseconds a table to which nobody is connected stays in memory."""

LISTED = 50
"""How many tables a list has at most."""


class TableRegistry:
    """The sessions of a node, by the ids of their tables."""

    def __init__(self, context: SessionContext) -> None:
        self._context = context
        self._store = context.store
        self._sessions: dict[str, TableSession] = {}
        self._loading: dict[str, asyncio.Task[TableSession]] = {}

    async def session(self, name: str) -> TableSession:
        """Return the session of a table, by the table's id or short code; raises RequestError if
        there is none.
        """
        if not ids.is_table(name):
            raise RequestError("no-table")
        if name in self._sessions:
            return self._sessions[name]
        if name not in self._loading:
            self._loading[name] = asyncio.get_running_loop().create_task(self._load(name))
            self._loading[name].add_done_callback(lambda task: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    def in_memory(self, table: str) -> TableSession | None:
        """Return the session of a table, if it has one."""
        return self._sessions.get(table)

    def sessions(self) -> list[TableSession]:
        """Return all sessions."""
        return list(self._sessions.values())

    def connections(self) -> list[Connection]:
        """Return all sockets at tables of this node."""
        return [connection for session in self.sessions() for connection in session.connections]

    async def tables_of(self, player: str) -> list[TableSession]:
        """Return the tables of a player, those that are not over first, and then the last ones
        first.
        """
        status = schema.tables.c.status
        changed = schema.tables.c.changed
        return await self._listed(_tables_of(player).order_by((status == "over"), changed.desc()))

    async def unfinished_tables_of(self, player: str) -> list[TableSession]:
        """Return the tables of a player that are not over, and those that the player is connected
        to.
        """
        status = schema.tables.c.status
        changed = schema.tables.c.changed
        unfinished = await self._listed(
            _tables_of(player).where(status != "over").order_by(changed.desc())
        )
        connected = [session for session in self.sessions() if player in session.presence.own()]
        return list({*connected, *unfinished})

    async def public_tables(self) -> list[TableSession]:
        """Return the public tables that are not over, the last ones first."""
        own = schema.tables.c
        return await self._listed(
            select(own.id).where(own.public, own.status != "over").order_by(own.changed.desc())
        )

    def evict_idle(self) -> None:
        """Drop sessions that nobody has used for long; show at the others who is not connected any
        more.
        """
        before = wall_clock.now() - KEPT
        for name, session in list(self._sessions.items()):
            if session.connections:
                session.show_soon()
            elif session.used < before and not session.lock.is_taken and not session.is_watched():
                del self._sessions[name]

    def close(self, back: int) -> None:
        """Tell everybody in how many seconds to come back, and close their sockets."""
        for session in self.sessions():
            session.send({"type": "away", "back": back})
            for connection in session.connections:
                connection.close(1012)

    async def _load(self, name: str) -> TableSession:
        table = await self._context.loader.load(name)
        return self._sessions.setdefault(table.id, TableSession(self._context, table))

    async def _listed(self, query: Query) -> list[TableSession]:
        found = await self._store.ask(lambda reader: reader.all(query.limit(LISTED)))
        readable = [await self._readable(row["id"]) for row in found]
        sessions = [session for session in readable if session is not None]
        if self._store.is_shared:
            await self._bring_up_to_date(sessions)
        return sessions

    async def _readable(self, name: str) -> TableSession | None:
        """Return the session of a table, or None, and a line in the log, if its rows cannot be
        read.
        """
        try:
            return await self.session(name)
        except RequestError as error:
            if error.problem != "old-rules":
                raise
            log.warning("a table began under other rules", extra={"table": name})
        except Exception:
            log.exception("a table cannot be listed", extra={"table": name})
        return None

    async def _bring_up_to_date(self, sessions: list[TableSession]) -> None:
        """Apply what other nodes have stored at some tables."""
        query = storage.last_rows().where(
            schema.tables.c.id.in_([session.table.id for session in sessions])
        )
        last = {
            row["id"]: row["last"]
            for row in await self._store.ask(lambda reader: reader.all(query))
        }
        for session in sessions:
            if last.get(session.table.id, 0) > session.table.number:
                await session.follow()


def _tables_of(player: str) -> Query:
    members = schema.members.c
    tables = schema.tables.c
    joined = select(tables.id).join_from(
        schema.members, schema.tables, members.table_id == tables.id
    )
    return joined.where(members.player == player)
