"""Tables of the deal of the day: made and begun in one step, so that nobody can change one before it begins."""

from typing import Any

from tenfold.server import wall_clock
from tenfold.server.codes import new_code
from tenfold.server.live.registry import CODES, TableRegistry
from tenfold.server.live.session import TableSession
from tenfold.server.protocol.requests import Start
from tenfold.server.store.statements import Write, add_row
from tenfold.server.store.storage import Row
from tenfold.server.table import lobby
from tenfold.server.table.table import Table


async def open_begun(registry: TableRegistry, told: dict[str, Any], name: str, secret: str) -> TableSession:
    """Return the table with a name and secret, in which the game has begun; if it is there already, as it is."""
    await registry.compile_status.ready(told["game"])
    for _ in range(CODES):
        if await registry.ask(lambda: registry.reader.table(name) is not None):
            break
        if await registry.writer.write(*_begun(told, name, secret)):
            break
    return await registry.session(name)


def _begun(told: dict[str, Any], name: str, secret: str) -> list[Write]:
    """Return the writes of a table that is made and begins."""
    code, at = new_code(), wall_clock.now()
    opened = Row(name, 0, "open", None, told, at)
    table = Table(name, code, secret)
    table.take(opened)
    start = lobby.begin(table, Start())
    row = Row(name, 1, start.kind, start.seat, start.payload, at)
    return [add_row(opened), add_row(row), *lobby.rows_of(name, code, secret, told, at), *start.also]
