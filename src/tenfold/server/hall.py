"""All tables of a node: those at hand are kept, the others are read from their rows when somebody asks."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Engine, select

from tenfold.errors import TenfoldError
from tenfold.server import schema, seating, store, times
from tenfold.server.acts import Person
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

T = TypeVar("T")

KEPT = 120_000
"""For how many milliseconds a table that nobody looks at stays at hand."""

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
        self.absent = settings.absent * 1000
        """After how many milliseconds others may let a bot play on for who is not connected."""
        self.begun = times.now()
        self.is_closing = False
        self.wake: Callable[[str, int], None] = lambda table, number: None
        """Tells other nodes of a new row."""
        self.tell_presence: Callable[[str, list[str]], None] = lambda table, players: None
        """Tells other nodes who is connected to this one."""
        self._settled: dict[str, int] = {}
        """The tables that were looked at when they had nothing to be done, and their last rows."""
        self._keepers: dict[str, Keeper] = {}
        self._reading: dict[str, asyncio.Task[Keeper]] = {}

    async def keeper(self, name: str) -> Keeper:
        """The keeper of a table, by the table's id or short code; raises Wrong where there is none."""
        if name in self._keepers:
            return self._keepers[name]
        if name not in self._reading:
            self._reading[name] = asyncio.get_running_loop().create_task(self._fetch(name))
            self._reading[name].add_done_callback(lambda task: self._reading.pop(name, None))
        return await asyncio.shield(self._reading[name])

    def at_hand(self) -> list[Keeper]:
        """The keepers of the tables that are at hand."""
        return list(self._keepers.values())

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
            raise Wrong("busy") from fault

    async def make(self, asked: MakeTable, who: Person) -> Keeper:
        """Make a table."""
        keeper = await self.open(seating.opening(asked, who))
        if asked.start:
            await keeper.change(lambda table: seating.begin(table, Start()) if table.status == "waiting" else None)
        return keeper

    async def open(self, told: dict[str, Any], name: str | None = None) -> Keeper:
        """Write the first row of a table; with a name that is there already, the table is that one."""
        table, secret, at = name or seating.new_id(), new_secret(), times.now()
        for _ in range(CODES):
            row = Row(table, 0, "open", None, told, at)
            beside = seating.rows_of(table, seating.new_code(), secret, told, at)
            if await self.writer.write(add_row(row), *beside):
                break
            if name is not None and await self.ask(lambda: self.reader.table(table) is not None):
                break
        return await self.keeper(table)

    async def again(self, keeper: Keeper) -> Keeper:
        """The table of a rematch: the same one for all who ask."""
        async with keeper.held() as table:
            name, told = seating.next_id(table), seating.again(table)
        if keeper.table.rematch is None:
            await self.open(told, name)
            await keeper.change(lambda now: seating.rematch(now, name))
        return await self.keeper(keeper.table.rematch or name)

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

    async def public_tables(self) -> list[Keeper]:
        """The public tables that wait or play, the last ones first."""
        own = schema.tables.c
        query = select(own.id).where(own.public, own.status != "over").order_by(own.changed.desc()).limit(50)
        return await self._keepers_of(query)

    async def _keepers_of(self, query: Any) -> list[Keeper]:
        found = await self.ask(lambda: self.reader.all(query))
        return [await self.keeper(row["id"]) for row in found]

    async def take_up(self) -> None:
        """Take up the tables where bots or clocks may have something to do."""
        own = schema.tables.c
        query = store.last_rows().where(own.lively, own.status == "playing")
        for row in await self.ask(lambda: self.reader.all(query)):
            if self._settled.get(row["id"]) != row["last"] and row["id"] not in self._keepers:
                self.duties.look(await self.keeper(row["id"]))
                self._settled[row["id"]] = row["last"]
                await asyncio.sleep(0)

    def forget(self) -> None:
        """Put tables away that nobody has looked at for long."""
        before = times.now() - KEPT
        for name, keeper in list(self._keepers.items()):
            is_idle = not keeper.connections and keeper.used < before and not keeper.turn.is_taken
            if is_idle and not self.duties.is_busy(name):
                self._settled[name] = keeper.table.number
                del self._keepers[name]

    async def enter(self, name: str, connection: Connection) -> Keeper:
        """A client comes to a table."""
        keeper = await self.keeper(name)
        await keeper.enter(connection)
        return keeper

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
