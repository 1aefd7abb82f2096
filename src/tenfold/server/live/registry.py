"""All tables of a node: those at hand are kept, the others are read from their rows when somebody asks."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Engine, select

from tenfold.errors import TenfoldError
from tenfold.server import ids, wall_clock
from tenfold.server.bots.bot_pool import BotPool
from tenfold.server.bots.warmup import CompileStatus
from tenfold.server.codes import new_code
from tenfold.server.errors import RequestError
from tenfold.server.live.connection import Connection
from tenfold.server.live.scheduler import Scheduler
from tenfold.server.live.session import TableSession
from tenfold.server.net.outbox import Outbox
from tenfold.server.protocol.requests import MakeTable, Start
from tenfold.server.settings import Settings
from tenfold.server.store import schema, storage
from tenfold.server.store.statements import add_row
from tenfold.server.store.storage import Row
from tenfold.server.store.writer import Writer
from tenfold.server.table import lobby
from tenfold.server.table.commands import Person
from tenfold.server.table.fair_chance import new_secret
from tenfold.server.table.table import Table

log = logging.getLogger("tenfold.server")

T = TypeVar("T")

KEPT = 120_000
"""For how many milliseconds a table that nobody looks at stays at hand."""

RENAMED = 50
"""At how many tables a new name is told at most."""

CODES = 10
"""How often a code is chosen anew that another table has."""


class TableRegistry:
    """The tables."""

    def __init__(
        self, engine: Engine, writer: Writer, bot_pool: BotPool, compile_status: CompileStatus, settings: Settings
    ) -> None:
        self.reader = storage.Reader(engine)
        self.is_shared = engine.dialect.name != "sqlite"
        """Whether other nodes may be at the same database."""
        self.writer = writer
        self.outbox = Outbox()
        self.bot_pool = bot_pool
        self.compile_status = compile_status
        self.scheduler = Scheduler(self, settings.pace)
        self.absent = int(settings.absent * 1000)
        """After how many milliseconds others may let a bot play on for who is not connected."""
        self.is_closing = False
        self.wake: Callable[[str, int], None] = lambda table, number: None
        """Tells other nodes of a new row."""
        self.observe_bot: Callable[[float], None] = lambda seconds: None
        """Hears how much later than its pace a bot has moved."""
        self.tell_presence: Callable[[str, list[str]], None] = lambda table, players: None
        """Tells other nodes who is connected to this one."""
        self._sessions: dict[str, TableSession] = {}
        self._reading: dict[str, asyncio.Task[TableSession]] = {}

    async def session(self, name: str) -> TableSession:
        """The session of a table, by the table's id or short code; raises Wrong where there is none."""
        if not ids.is_table(name):
            raise RequestError("no-table")
        if name in self._sessions:
            return self._sessions[name]
        if name not in self._reading:
            self._reading[name] = asyncio.get_running_loop().create_task(self._fetch(name))
            self._reading[name].add_done_callback(lambda task: self._reading.pop(name, None))
        return await asyncio.shield(self._reading[name])

    def at_hand(self) -> list[TableSession]:
        """The sessions of the tables that are at hand."""
        return list(self._sessions.values())

    def connections(self) -> list[Connection]:
        """Return all sockets at tables of this node."""
        return [one for session in self.at_hand() for one in session.connections]

    def kept(self, table: str) -> TableSession | None:
        """The session of a table, if it is at hand."""
        return self._sessions.get(table)

    async def read(self, name: str) -> Table:
        """A table, read from its rows."""
        found = await self.ask(lambda: self.reader.whole(name))
        if found is None:
            raise RequestError("no-table")
        own, rows = found
        await self.compile_status.ready(own["game"])
        table = Table(own["id"], own["code"], own["secret"])
        for row in rows:
            table.take(row)
        return table

    async def later(self, table: Table) -> list[Row]:
        """The rows of a table that others have written."""
        return await self.ask(lambda: self.reader.rows(table.id, table.number + 1))

    async def ask(self, question: Callable[[], T]) -> T:
        """Ask the database, on another thread; raises Wrong when it is away."""
        try:
            return await asyncio.to_thread(question)
        except TenfoldError:
            raise
        except Exception as fault:
            raise self.writer.faults.note("read", fault) from fault

    async def make(self, asked: MakeTable, who: Person, name: str | None = None) -> TableSession:
        """Make a table; with a name that is there already, return that table."""
        session = await self.open(lobby.opening(asked, who), name)
        if asked.start:
            await session.change(lambda table: lobby.begin(table, Start()) if table.status == "waiting" else None)
        return session

    async def open(self, told: dict[str, Any], name: str | None = None) -> TableSession:
        """Write the first row of a table; with a name that is there already, the table is that one."""
        table, secret, at = name or lobby.new_id(), new_secret(), wall_clock.now()
        for _ in range(CODES):
            row = Row(table, 0, "open", None, told, at)
            beside = lobby.rows_of(table, new_code(), secret, told, at)
            if await self.writer.write(add_row(row), *beside):
                break
            if name is not None and await self.ask(lambda: self.reader.table(table) is not None):
                break
        return await self.session(table)

    async def again(self, session: TableSession, who: Person, luck: str) -> TableSession:
        """The table of a rematch, which is the same for all who ask. It begins when everybody has asked."""
        async with session.held() as table:
            name, told = table.rematch or lobby.next_id(table), lobby.again(table)
        if session.table.rematch is None:
            await self.open(told, name)
        await session.change(lambda now: lobby.rematch(now, who, name))
        other = await self.session(name)
        await other.change(lambda now: lobby.agree_to_rematch(now, who, luck))
        await other.change(lobby.begin_rematch)
        return other

    async def tables_of(self, player: str) -> list[TableSession]:
        """The tables of a player, the last ones first."""
        members, tables = schema.members.c, schema.tables.c
        query = (
            select(tables.id)
            .join_from(schema.members, schema.tables, members.table_id == tables.id)
            .where(members.player == player)
            .order_by((tables.status == "over"), tables.changed.desc())
            .limit(50)
        )
        return await self._sessions_of(query)

    async def rename(self, who: Person) -> None:
        """Give a player the name of today at the tables that wait or play, and where the player looks now."""
        members, tables = schema.members.c, schema.tables.c
        query = (
            select(tables.id)
            .join_from(schema.members, schema.tables, members.table_id == tables.id)
            .where(members.player == who.player, tables.status != "over")
            .order_by(tables.changed.desc())
            .limit(RENAMED)
        )
        looking = [session for session in self.at_hand() if who.player in session.presence.own()]
        for session in {*looking, *await self._sessions_of(query)}:
            session.presence.rename(who)
            await session.change(lambda table: lobby.rename(table, who))

    async def public_tables(self) -> list[TableSession]:
        """The public tables that wait or play, the last ones first."""
        own = schema.tables.c
        query = select(own.id).where(own.public, own.status != "over").order_by(own.changed.desc()).limit(50)
        return await self._sessions_of(query)

    async def _sessions_of(self, query: Any) -> list[TableSession]:
        found = await self.ask(lambda: self.reader.all(query))
        readable = [await self._readable(row["id"]) for row in found]
        sessions = [session for session in readable if session is not None]
        if self.is_shared:
            await self._bring_up_to_date(sessions)
        return sessions

    async def _readable(self, name: str) -> TableSession | None:
        """Return the session of a table, or None, and a line in the log, if its rows cannot be read."""
        try:
            return await self.session(name)
        except RequestError as wrong:
            if wrong.problem != "old-rules":
                raise
            log.warning("a table began under other rules", extra={"table": name})
        except Exception:
            log.exception("a table cannot be listed", extra={"table": name})
        return None

    async def _bring_up_to_date(self, sessions: list[TableSession]) -> None:
        """Take in what other nodes have written at some tables."""
        query = storage.last_rows().where(schema.tables.c.id.in_([session.table.id for session in sessions]))
        last = {row["id"]: row["last"] for row in await self.ask(lambda: self.reader.all(query))}
        for session in sessions:
            if last.get(session.table.id, 0) > session.table.number:
                await session.follow()

    def go_round(self) -> None:
        """Put tables away that nobody has looked at for long; show at the others who is not connected any more."""
        before = wall_clock.now() - KEPT
        for name, session in list(self._sessions.items()):
            is_idle = not session.connections and session.used < before and not session.turn.is_taken
            if is_idle and not self.scheduler.is_busy(name):
                del self._sessions[name]
            elif session.connections:
                session.show_soon()

    async def close(self, back: int) -> None:
        """Tell everybody when to come back, and leave off."""
        self.is_closing = True
        await self.scheduler.close()
        for session in self.at_hand():
            session.send({"type": "away", "back": back})
            for one in session.connections:
                one.close(1012)

    async def _fetch(self, name: str) -> TableSession:
        table = await self.read(name)
        return self._sessions.setdefault(table.id, TableSession(self, table))
