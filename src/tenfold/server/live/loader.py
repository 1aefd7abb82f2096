"""Reads tables from their rows."""

from tenfold.server.bots.warmup import CompileStatus
from tenfold.server.errors import RequestError
from tenfold.server.store.storage import Row
from tenfold.server.store.store import Store
from tenfold.server.table.row_handlers import apply
from tenfold.server.table.table import Table


class TableLoader:
    """Reads tables of one database."""

    def __init__(self, store: Store, compile_status: CompileStatus) -> None:
        self._store = store
        self._compile_status = compile_status

    async def load(self, name: str) -> Table:
        """Return a table by its id or short code, once its rules are compiled; raises RequestError
        if there is none.
        """
        found = await self._store.ask(lambda reader: reader.whole(name))
        if found is None:
            raise RequestError("no-table")
        stored, rows = found
        await self._compile_status.ready(stored["game"])
        table = Table(stored["id"], stored["code"], stored["secret"])
        for row in rows:
            apply(table, row)
        return table

    async def later_rows(self, table: Table) -> list[Row]:
        """Return the rows of a table that were stored after those it has been folded from."""
        return await self._store.ask(lambda reader: reader.rows(table.id, table.number + 1))
