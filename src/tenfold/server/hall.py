"""All tables of a node: those at hand are kept, the others are read from their rows when somebody asks."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Engine, select

from tenfold.errors import TenfoldError
from tenfold.server import ids, schema, seating, store, times
from tenfold.server.acts import Person
from tenfold.server.codes import new_code
from tenfold.server.connection import Connection
from tenfold.server.deal import new_secret
from tenfold.server.duties import Duties
from tenfold.server.errors import Wrong
from tenfold.server.keeper import Keeper
from tenfold.server.minds import Minds
from tenfold.server.post import Post
from tenfold.server.requests import MakeTable, Start
from tenfold.server.settings import Settings
from tenfold.server.store import Row
from tenfold.server.table import Table
from tenfold.server.warmth import Warmth
from tenfold.server.writer import Writer
from tenfold.server.writes import add_row

log = logging.getLogger("tenfold.server")

T = TypeVar("T")

KEPT = 120_000
"""For how many milliseconds a table that nobody looks at stays at hand."""

RENAMED = 50
"""At how many tables a new name is told at most."""

CODES = 10
"""How often a code is chosen anew that another table has."""


class Hall:
    """The tables."""

    def __init__(self, engine: Engine, writer: Writer, minds: Minds, warmth: Warmth, settings: Settings) -> None:
        self.reader = store.Reader(engine)
        self.is_shared = engine.dialect.name != "sqlite"
        """Whether other nodes may be at the same database."""
        self.writer = writer
        self.post = Post()
        self.minds = minds
        self.warmth = warmth
        self.duties = Duties(self, settings.pace)
        self.absent = int(settings.absent * 1000)
        """After how many milliseconds others may let a bot play on for who is not connected."""
        self.is_closing = False
        self.wake: Callable[[str, int], None] = lambda table, number: None
        """Tells other nodes of a new row."""
        self.observe_bot: Callable[[float], None] = lambda seconds: None
        """Hears how much later than its pace a bot has moved."""
        self.tell_presence: Callable[[str, list[str]], None] = lambda table, players: None
        """Tells other nodes who is connected to this one."""
        self._keepers: dict[str, Keeper] = {}
        self._reading: dict[str, asyncio.Task[Keeper]] = {}

    async def keeper(self, name: str) -> Keeper:
        """The keeper of a table, by the table's id or short code; raises Wrong where there is none."""
        if not ids.is_table(name):
            raise Wrong("no-table")
        if name in self._keepers:
            return self._keepers[name]
        if name not in self._reading:
            self._reading[name] = asyncio.get_running_loop().create_task(self._fetch(name))
            self._reading[name].add_done_callback(lambda task: self._reading.pop(name, None))
        return await asyncio.shield(self._reading[name])

    def at_hand(self) -> list[Keeper]:
        """The keepers of the tables that are at hand."""
        return list(self._keepers.values())

    def connections(self) -> list[Connection]:
        """Return all sockets at tables of this node."""
        return [one for keeper in self.at_hand() for one in keeper.connections]

    def kept(self, table: str) -> Keeper | None:
        """The keeper of a table, if it is at hand."""
        return self._keepers.get(table)

    async def read(self, name: str) -> Table:
        """A table, read from its rows."""
        found = await self.ask(lambda: self.reader.whole(name))
        if found is None:
            raise Wrong("no-table")
        own, rows = found
        await self.warmth.ready(own["game"])
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

    async def make(self, asked: MakeTable, who: Person, name: str | None = None) -> Keeper:
        """Make a table; with a name that is there already, return that table."""
        keeper = await self.open(seating.opening(asked, who), name)
        if asked.start:
            await keeper.change(lambda table: seating.begin(table, Start()) if table.status == "waiting" else None)
        return keeper

    async def open(self, told: dict[str, Any], name: str | None = None) -> Keeper:
        """Write the first row of a table; with a name that is there already, the table is that one."""
        table, secret, at = name or seating.new_id(), new_secret(), times.now()
        for _ in range(CODES):
            row = Row(table, 0, "open", None, told, at)
            beside = seating.rows_of(table, new_code(), secret, told, at)
            if await self.writer.write(add_row(row), *beside):
                break
            if name is not None and await self.ask(lambda: self.reader.table(table) is not None):
                break
        return await self.keeper(table)

    async def again(self, keeper: Keeper, who: Person, luck: str) -> Keeper:
        """The table of a rematch, which is the same for all who ask. It begins when everybody has asked."""
        async with keeper.held() as table:
            name, told = table.rematch or seating.next_id(table), seating.again(table)
        if keeper.table.rematch is None:
            await self.open(told, name)
        await keeper.change(lambda now: seating.rematch(now, who, name))
        other = await self.keeper(name)
        await other.change(lambda now: seating.agree_to_rematch(now, who, luck))
        await other.change(seating.begin_rematch)
        return other

    async def tables_of(self, player: str) -> list[Keeper]:
        """The tables of a player, the last ones first."""
        members, tables = schema.members.c, schema.tables.c
        query = (
            select(tables.id)
            .join_from(schema.members, schema.tables, members.table_id == tables.id)
            .where(members.player == player)
            .order_by((tables.status == "over"), tables.changed.desc())
            .limit(50)
        )
        return await self._keepers_of(query)

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
        looking = [keeper for keeper in self.at_hand() if who.player in keeper.presence.own()]
        for keeper in {*looking, *await self._keepers_of(query)}:
            keeper.presence.rename(who)
            await keeper.change(lambda table: seating.rename(table, who))

    async def public_tables(self) -> list[Keeper]:
        """The public tables that wait or play, the last ones first."""
        own = schema.tables.c
        query = select(own.id).where(own.public, own.status != "over").order_by(own.changed.desc()).limit(50)
        return await self._keepers_of(query)

    async def _keepers_of(self, query: Any) -> list[Keeper]:
        found = await self.ask(lambda: self.reader.all(query))
        readable = [await self._readable(row["id"]) for row in found]
        keepers = [keeper for keeper in readable if keeper is not None]
        if self.is_shared:
            await self._bring_up_to_date(keepers)
        return keepers

    async def _readable(self, name: str) -> Keeper | None:
        """Return the keeper of a table, or None, and a line in the log, if its rows cannot be read."""
        try:
            return await self.keeper(name)
        except Wrong as wrong:
            if wrong.problem != "old-rules":
                raise
            log.warning("a table began under other rules", extra={"table": name})
        except Exception:
            log.exception("a table cannot be listed", extra={"table": name})
        return None

    async def _bring_up_to_date(self, keepers: list[Keeper]) -> None:
        """Take in what other nodes have written at some tables."""
        query = store.last_rows().where(schema.tables.c.id.in_([keeper.table.id for keeper in keepers]))
        last = {row["id"]: row["last"] for row in await self.ask(lambda: self.reader.all(query))}
        for keeper in keepers:
            if last.get(keeper.table.id, 0) > keeper.table.number:
                await keeper.follow()

    def go_round(self) -> None:
        """Put tables away that nobody has looked at for long; show at the others who is not connected any more."""
        before = times.now() - KEPT
        for name, keeper in list(self._keepers.items()):
            is_idle = not keeper.connections and keeper.used < before and not keeper.turn.is_taken
            if is_idle and not self.duties.is_busy(name):
                del self._keepers[name]
            elif keeper.connections:
                keeper.show_soon()

    async def close(self, back: int) -> None:
        """Tell everybody when to come back, and leave off."""
        self.is_closing = True
        await self.duties.close()
        for keeper in self.at_hand():
            keeper.send({"type": "away", "back": back})
            for one in keeper.connections:
                one.close(1012)

    async def _fetch(self, name: str) -> Keeper:
        table = await self.read(name)
        return self._keepers.setdefault(table.id, Keeper(self, table))
