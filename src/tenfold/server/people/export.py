"""Everything of a player in one JSON document, written piece by piece."""

import logging
from collections.abc import AsyncIterator
from typing import Any

import orjson
from sqlalchemy import Select, select

from tenfold import __version__
from tenfold.server import wall_clock
from tenfold.server.errors import RequestError
from tenfold.server.live.loader import TableLoader
from tenfold.server.people import played
from tenfold.server.protocol.answers import Player
from tenfold.server.store import schema
from tenfold.server.store.store import Store
from tenfold.server.table import daily_results, finished
from tenfold.server.table.table import Table

log = logging.getLogger("tenfold.server")

FORMAT = 1
"""The version of the document."""


async def document(store: Store, loader: TableLoader, player: Player) -> AsyncIterator[bytes]:
    """Yield the parts of a JSON object: who the player is, and all of the player's games with their
    records and what the player said there.
    """
    who = player["player"]
    about = {"format": FORMAT, "tenfold": __version__, "made": wall_clock.now(), "player": player}
    daily = await store.ask(lambda reader: reader.all(daily_results.of_player(who)))
    tokens = await store.ask(lambda reader: reader.all(_tokens_of(who)))
    heading = orjson.dumps({**about, "daily": _plain(daily), "tokens": _plain(tokens)})
    yield heading.removesuffix(b"}") + b',"games":['
    games = await store.ask(lambda reader: reader.all(_games_of(who)))
    for number, row in enumerate(games):
        yield b"," if number else b""
        yield orjson.dumps(await _game(loader, row, who))
    yield b"]}\n"


def _plain(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return rows with plain texts as keys: SQLAlchemy's are of a class that orjson refuses."""
    return [{str(key): value for key, value in row.items()} for row in rows]


def _tokens_of(player: str) -> Select[Any]:
    """Select a player's tokens, without their hashes."""
    columns = schema.tokens.c
    return select(columns.id, columns.name, columns.made).where(columns.player == player)


def _games_of(player: str) -> Select[Any]:
    """Select all finished games of a player, the first one first."""
    tables = schema.tables.c
    own = schema.played.c
    query = select(schema.played, tables.id.label("kept")).join_from(
        schema.played, schema.tables, own.table_id == tables.id, isouter=True
    )
    return query.where(own.player == player).order_by(own.at, own.table_id)


async def _game(loader: TableLoader, row: dict[str, Any], player: str) -> dict[str, Any]:
    """Return a game, with its record if it can be read."""
    found = {**played.shape(row), "facts": orjson.loads(row["facts"])}
    if not found["is_kept"]:
        return found
    try:
        table = await loader.load(found["table"])
    except RequestError as error:
        if error.problem not in ("old-rules", "no-table"):
            raise
        return found
    return {**found, "record": finished.record(table), "said": _said(table, player)}


def _said(table: Table, player: str) -> list[dict[str, Any]]:
    """Return what a player has said at a table."""
    mine = table.seats_of(player)
    lines = [line for line in table.chat if line.name and line.seat in mine]
    return [{"at": line.at, "text": line.text} for line in lines]
