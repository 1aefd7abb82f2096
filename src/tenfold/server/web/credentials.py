"""Personal links, which make another browser a player's, and tokens, by which programs act for a
player.

Only hashes of both are stored.
"""

import hashlib
import secrets
from typing import NamedTuple

from sqlalchemy import Table, select

from tenfold.server import wall_clock
from tenfold.server.errors import RequestError
from tenfold.server.ids import is_id
from tenfold.server.live.registry import TableRegistry
from tenfold.server.protocol.credentials import Moving, TokenShape
from tenfold.server.store import schema
from tenfold.server.store.statements import Write, add
from tenfold.server.store.store import Store
from tenfold.server.table.commands import plain
from tenfold.server.web.signing import LETTERS

LINK_PAGE = "/me/move"
"""The page that takes a personal link. The token stands in the fragment, which browsers send to
nobody.
"""

LINK_MINUTES = 15
"""How long a personal link is valid, unless it has been used."""

TOKENS = 20
"""How many tokens a player may have."""


class Token(NamedTuple):
    """A token that a request has brought."""

    id: str
    player: str


class Credentials:
    """The links and tokens of all players."""

    def __init__(self, store: Store, registry: TableRegistry) -> None:
        self._store = store
        self._registry = registry

    async def make_link(self, player: str) -> Moving:
        """Make a personal link, which replaces the player's last one."""
        secret = secrets.token_urlsafe(32)
        until = wall_clock.now() + LINK_MINUTES * 60 * 1000
        values = {"player": player, "hash": _hash(secret), "until": until}
        await self._store.write(cut_all(schema.links, player), add(schema.links, **values))
        return {"token": secret, "path": f"{LINK_PAGE}#{secret}", "until": until}

    async def use_link(self, secret: str) -> str:
        """Return the player of a personal link, and invalidate the link; raises RequestError."""
        link_hash = _hash(secret)
        links = schema.links.c
        link = await self._store.ask(
            lambda reader: reader.one(select(schema.links).where(links.hash == link_hash))
        )
        if link is None or link["until"] < wall_clock.now():
            raise RequestError("no-link")
        if not await self._store.writer.write(
            Write("cut", schema.links, {"hash": link_hash}, ("hash",))
        ):
            raise RequestError("no-link")
        return str(link["player"])

    async def tokens(self, player: str) -> list[TokenShape]:
        """Return a player's tokens."""
        tokens = schema.tokens.c
        query = select(schema.tokens).where(tokens.player == player).order_by(tokens.made)
        rows = await self._store.ask(lambda reader: reader.all(query))
        return [{"token": row["id"], "name": row["name"], "made": row["made"]} for row in rows]

    async def make_token(self, player: str, name: str) -> TokenShape:
        """Make a token for a program."""
        if len(await self.tokens(player)) >= TOKENS:
            raise RequestError("too-many")
        secret = secrets.token_urlsafe(32)
        token = "".join(secrets.choice(LETTERS) for _ in range(12))
        made_at = wall_clock.now()
        token_name = plain(name)
        await self._store.write(
            add(
                schema.tokens,
                id=token,
                player=player,
                hash=_hash(secret),
                name=token_name,
                made=made_at,
            )
        )
        return {"token": token, "name": token_name, "made": made_at, "secret": secret}

    async def revoke(self, player: str, token: str) -> None:
        """Revoke a token, and close the sockets that it has opened here."""
        if not is_id(token):
            raise RequestError("nowhere")
        values = {"id": token, "player": player}
        await self._store.write(Write("cut", schema.tokens, values, ("id", "player"), may_be=True))
        for connection in self._registry.connections():
            if connection.who.player == player and connection.token == token:
                connection.close(4001)

    async def find_token(self, authorization: str) -> Token:
        """Return the token of an `Authorization` header; raises RequestError if there is none."""
        kind, _, secret = authorization.partition(" ")
        tokens = schema.tokens.c
        query = select(tokens.id, tokens.player).where(tokens.hash == _hash(secret.strip()))
        row = await self._store.ask(lambda reader: reader.one(query))
        if kind.lower() != "bearer" or row is None:
            raise RequestError("no-player")
        return Token(row["id"], row["player"])


def cut_all(table: Table, player: str) -> Write:
    """Return the write that deletes all links, or all tokens, of a player."""
    return Write("cut", table, {"player": player}, ("player",), may_be=True)


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
