"""Tables of the deal of the day: made and begun in one step, so that nobody can change one before
it begins.
"""

from tenfold.server import wall_clock
from tenfold.server.codes import new_code
from tenfold.server.live.opening import CODES
from tenfold.server.protocol.requests import Start
from tenfold.server.store.statements import Write, add_row
from tenfold.server.store.storage import Payload, Row
from tenfold.server.store.store import Store
from tenfold.server.table import lobby
from tenfold.server.table.row_handlers import apply
from tenfold.server.table.table import Table


async def open_begun(store: Store, payload: Payload, name: str, secret: str) -> None:
    """Store a table with a name and secret, in which the game has begun, unless it is there
    already.
    """
    for _ in range(CODES):
        if await store.ask(lambda reader: reader.table(name) is not None):
            break
        if await store.writer.write(*_begun(payload, name, secret)):
            break


def _begun(payload: Payload, name: str, secret: str) -> list[Write]:
    """Return the writes of a table that is made and begins."""
    code = new_code()
    at = wall_clock.now()
    opened = Row(name, 0, "open", None, payload, at)
    table = Table(name, code, secret)
    apply(table, opened)
    start = lobby.begin(table, Start())
    row = Row(name, 1, start.kind, start.seat, start.payload, at)
    return [
        add_row(opened),
        add_row(row),
        *lobby.rows_of(name, code, secret, payload, at),
        *start.also,
    ]
