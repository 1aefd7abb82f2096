"""Forgetting a player: the name is taken out of all tables, and whatever identifies the player is
deleted. Games of others stay as they were played.

This is the one place where stored rows change. A row that is read again gives the same table as
the row `forget` gave to those who were connected.
"""

from collections.abc import Mapping
from typing import Any

import orjson
from sqlalchemy import select

from tenfold.server.errors import RequestError
from tenfold.server.live.registry import TableRegistry
from tenfold.server.people.played import text
from tenfold.server.store import schema
from tenfold.server.store.statements import Write, put
from tenfold.server.store.storage import Reader, Row
from tenfold.server.store.store import Store
from tenfold.server.table import lobby
from tenfold.server.table.commands import Draft, Person
from tenfold.server.table.row_handlers import REDACTED
from tenfold.server.table.table import Table
from tenfold.server.web.credentials import cut_all

SCREENED = ("name", "colour")
"""What a seat tells of its player."""

BATCH = 200
"""How many rows one transaction changes."""


class Forgetting:
    """Forgets players of one database."""

    def __init__(self, store: Store, registry: TableRegistry) -> None:
        self._store = store
        self._registry = registry

    async def forget(self, who: Person) -> None:
        """Forget a player. If it is interrupted, the player is still there and can ask again; the
        credentials are deleted last.
        """
        tables = await self._store.ask(lambda reader: _tables_of(reader, who.player))
        for name in tables:
            await self._leave(name, who)
        for name in tables:
            await self._redact_rows(name, who.player)
        await self._redact_opponents(who.player)
        writes = await self._store.ask(lambda reader: _deletions(reader, who.player))
        await self._store.write(*writes)

    async def _leave(self, name: str, who: Person) -> None:
        """Leave a table, and tell those who are connected that the player has no name any more."""
        try:
            session = await self._registry.session(name)
        except RequestError as error:
            if error.problem != "old-rules":
                raise
            return  # a table that cannot be opened shows no name
        for _ in session.table.seats_of(who.player):
            await session.commit(lambda table: lobby.leave(table, who))
        await session.commit(lambda table: draft(table, who.player))

    async def _redact_rows(self, name: str, player: str) -> None:
        rows = await self._store.ask(lambda reader: reader.rows(name))
        writes = [_rewritten(row, player) for row in rows]
        await self._write([write for write in writes if write is not None])

    async def _redact_opponents(self, player: str) -> None:
        """Take the name out of what others remember of their games with the player."""
        found = await self._store.ask(lambda reader: reader.all(_played_with(player)))
        writes = [
            put(
                schema.played,
                ("player", "table_id"),
                player=row["player"],
                table_id=row["table_id"],
                others=text(redacted(orjson.loads(row["others"]), player)),
            )
            for row in found
        ]
        await self._write(writes)

    async def _write(self, writes: list[Write]) -> None:
        for start in range(0, len(writes), BATCH):
            await self._store.write(*writes[start : start + BATCH])


def draft(table: Table, player: str) -> Draft | None:
    """Draft the row that takes a player's name out of a table, or return None if it has none."""
    return Draft("forget", None, {"player": player}) if table.knows(player) else None


def _tables_of(reader: Reader, player: str) -> list[str]:
    """Return the tables where a player has sat or, while watching, has said something."""
    members = schema.members.c
    rows = schema.rows.c
    sat = select(members.table_id).where(members.player == player)
    said = select(rows.table_id).where(rows.kind == "chat", rows.payload.contains(f'"{player}"'))
    return sorted({row["table_id"] for query in (sat, said) for row in reader.all(query)})


def _played_with(player: str) -> Any:
    """Select what others remember of their games with a player."""
    columns = schema.played.c
    own = select(columns.table_id).where(columns.player == player)
    return select(columns.player, columns.table_id, columns.others).where(
        columns.table_id.in_(own), columns.player != player
    )


def _rewritten(row: Row, player: str) -> Write | None:
    """Return the write that takes a player's name and words out of a row, or None."""
    payload = redacted(row.payload, player)
    if row.payload.get("by") == player:
        payload = _without_words(payload)
    if payload == row.payload:
        return None
    return put(
        schema.rows,
        ("table_id", "number"),
        table_id=row.table,
        number=row.number,
        payload=text(payload),
    )


def _without_words(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Return the payload of a player's own row without name, colour and what was said."""
    hidden = {key: None for key in SCREENED if key in payload}
    said = {"text": REDACTED} if "text" in payload else {}
    return {**payload, **hidden, **said}


def redacted(value: Any, player: str) -> Any:
    """Return plain data in which a player has neither name nor colour."""
    if isinstance(value, list):
        return [redacted(each, player) for each in value]
    if not isinstance(value, Mapping):
        return value
    plain = {key: redacted(each, player) for key, each in value.items()}
    if value.get("player") != player:
        return plain
    return {**plain, **{key: None for key in SCREENED if key in plain}}


def _deletions(reader: Reader, player: str) -> list[Write]:
    """Return the writes that delete all rows of a player, and that take the player out of results.

    A table with a column `player` is included as soon as the schema has it.
    """
    own = [table for table in schema.metadata.sorted_tables if "player" in table.c]
    cuts = [cut_all(table, player) for table in own if table is not schema.results]
    return [
        *_nameless_results(reader, player),
        *cuts,
        Write("cut", schema.players, {"id": player}, ("id",), may_be=True),
    ]


def _nameless_results(reader: Reader, player: str) -> list[Write]:
    """Return the writes that leave a player's results to nobody: the games of others need them."""
    columns = schema.results.c
    found = reader.all(select(columns.table_id, columns.seat).where(columns.player == player))
    return [put(schema.results, ("table_id", "seat"), **row, player=None) for row in found]
