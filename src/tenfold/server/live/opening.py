"""Opening tables: new ones, and those of rematches."""

from tenfold.server import wall_clock
from tenfold.server.codes import new_code
from tenfold.server.live.registry import TableRegistry
from tenfold.server.live.session import TableSession
from tenfold.server.protocol.requests import MakeTable, Start
from tenfold.server.store.statements import add_row
from tenfold.server.store.storage import Payload, Row
from tenfold.server.store.store import Store
from tenfold.server.table import lobby
from tenfold.server.table.commands import Draft, Person
from tenfold.server.table.fair_chance import new_secret
from tenfold.server.table.table import Table

CODES = 10
"""How often another short code is chosen if a table has it already."""


class TableOpener:
    """Opens tables in one database."""

    def __init__(self, store: Store, registry: TableRegistry) -> None:
        self._store = store
        self._registry = registry

    async def make(self, asked: MakeTable, who: Person, name: str | None = None) -> TableSession:
        """Make a table. If there is a table of that name already, return it."""
        session = await self._open(lobby.opening(asked, who), name)
        if asked.start:
            await session.commit(_start)
        return session

    async def rematch(self, session: TableSession, who: Person, luck: str) -> TableSession:
        """Return the table of a rematch, which is the same for all who ask. It begins when
        everybody has asked.
        """
        async with session.held() as table:
            name = table.rematch or lobby.next_id(table)
            payload = lobby.again(table)
        if session.table.rematch is None:
            await self._open(payload, name)
        await session.commit(lambda table: lobby.rematch(table, who, name))
        other = await self._registry.session(name)
        await other.commit(lambda table: lobby.agree_to_rematch(table, who, luck))
        await other.commit(lobby.begin_rematch)
        return other

    async def _open(self, payload: Payload, name: str | None) -> TableSession:
        """Store the first row of a table, unless there is a table of that name already."""
        table = name or lobby.new_id()
        secret = new_secret()
        at = wall_clock.now()
        for _ in range(CODES):
            row = Row(table, 0, "open", None, payload, at)
            writes = lobby.rows_of(table, new_code(), secret, payload, at)
            if await self._store.writer.write(add_row(row), *writes):
                break
            if name is not None and await self._store.ask(
                lambda reader: reader.table(table) is not None
            ):
                break
        return await self._registry.session(table)


def _start(table: Table) -> Draft | None:
    """Draft the start of a game, unless it has begun."""
    if table.status == "waiting":
        return lobby.begin(table, Start())
    return None
