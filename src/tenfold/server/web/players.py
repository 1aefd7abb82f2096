"""Players, who need no account: a signed cookie says who asks, or the token of a program.

The cookie names the player and the player's epoch. Signing out everywhere begins a new epoch, so
that no cookie of an earlier one is accepted.
"""

import json
import secrets
from dataclasses import dataclass

from sqlalchemy import select

from tenfold.server import wall_clock
from tenfold.server.errors import RequestError
from tenfold.server.live.connection import Connection
from tenfold.server.live.registry import TableRegistry
from tenfold.server.protocol.answers import Player
from tenfold.server.protocol.requests import ChangeMe
from tenfold.server.store import schema
from tenfold.server.store.statements import Write, add, put
from tenfold.server.store.storage import Columns, Reader
from tenfold.server.store.store import Store
from tenfold.server.table.commands import Person, plain
from tenfold.server.web.credentials import Credentials, cut_all
from tenfold.server.web.signing import LETTERS, Signer

COOKIE = "tenfold"

COLOURS = ("teal", "rose", "umber", "indigo", "olive", "slate")

NAMES = (
    "Baobab",
    "Acacia",
    "Okapi",
    "Heron",
    "Falcon",
    "Gazelle",
    "Ibis",
    "Lynx",
    "Otter",
    "Puffin",
    "Raven",
    "Swift",
)
"""The names of players who have not chosen one; a number is added."""

CACHED = 20_000
"""How many players are cached."""


@dataclass(frozen=True, slots=True)
class Known:
    """A player, and how the request has proved it."""

    player: Player
    epoch: int
    token: str | None = None
    """The id of the token of a program; None for a browser."""

    @property
    def id(self) -> str:
        """The player's id."""
        return self.player["player"]


class Players:
    """Finds players by the cookies and tokens of their requests."""

    def __init__(
        self, store: Store, registry: TableRegistry, signer: Signer, credentials: Credentials
    ) -> None:
        self._store = store
        self._registry = registry
        self._signer = signer
        self._credentials = credentials
        self._cache: dict[str, Known] = {}
        """Players by their ids. It stays empty if other nodes may change players."""
        self._changes = 0
        """How many players were changed: what was read before a change is not cached after it."""

    async def find(self, cookie: str | None, authorization: str | None) -> Known | None:
        """Return who asks, or None if the request does not say. Raises RequestError for a bad
        token.
        """
        if authorization is not None:
            token = await self._credentials.find_token(authorization)
            owner = await self._need(token.player)
            return Known(owner.player, owner.epoch, token.id)
        if cookie is None:
            return None
        signed = self._signer.read(cookie, "cookie")
        if signed is None:
            return None
        player, _, epoch = signed.partition("-")
        known = await self._read(player)
        if known is not None and str(known.epoch) == (epoch or "0"):
            return known
        return None

    async def make(self) -> Known:
        """Make a player."""
        name = f"{secrets.choice(NAMES)} {secrets.randbelow(90) + 10}"
        player = "p" + "".join(secrets.choice(LETTERS) for _ in range(11))
        values = {"name": name, "named": False, "colour": None, "language": None, "settings": "{}"}
        await self._store.write(add(schema.players, id=player, made=wall_clock.now(), **values))
        return await self._need(player)

    def cookie(self, known: Known) -> str:
        """Return the cookie for a browser."""
        return self._signer.sign(f"{known.id}-{known.epoch}", "cookie")

    async def change(self, player: Player, asked: ChangeMe) -> Player:
        """Change what a player has chosen."""
        changes = asked.model_dump(exclude_none=True)
        if "name" in changes:
            changes |= {"name": plain(changes["name"]), "named": True}
        if changes.get("colour", COLOURS[0]) not in COLOURS:
            raise RequestError("malformed", f"colour is one of {', '.join(COLOURS)}")
        if "settings" in changes:
            changes["settings"] = json.dumps({**player["settings"], **changes["settings"]})
        if changes:
            await self._change(
                player["player"], put(schema.players, ("id",), id=player["player"], **changes)
            )
        return (await self._need(player["player"])).player

    async def move(self, secret: str) -> Known:
        """Return the player of a personal link, which works once."""
        return await self._need(await self._credentials.use_link(secret))

    async def sign_out(self, known: Known) -> Known:
        """Begin a new epoch: no earlier cookie, link or token of the player is accepted from then
        on.
        """
        begun = put(schema.players, ("id",), id=known.id, epoch=known.epoch + 1)
        await self._change(
            known.id,
            begun,
            cut_all(schema.links, known.id),
            cut_all(schema.tokens, known.id),
            cut_all(schema.devices, known.id),
        )
        self._close_sockets(known.id)
        return await self._need(known.id)

    def _close_sockets(self, player: str) -> None:
        for connection in self._registry.connections():
            if connection.who.player == player:
                connection.close(4001)

    def forget(self, known: Known) -> None:
        """Forget what is cached of a player who is deleted, and close the player's sockets."""
        self._changes += 1
        self._cache.pop(known.id, None)
        self._close_sockets(known.id)

    async def close_signed_out(self) -> None:
        """Close the sockets whose cookie or token is no longer accepted, at whichever node that was
        decided.
        """
        connections = self._registry.connections()
        epochs, tokens = await self._store.ask(lambda reader: _accepted(reader, connections))
        for connection in connections:
            is_good = (
                connection.token in tokens
                if connection.token is not None
                else epochs.get(connection.who.player) == connection.epoch
            )
            if not is_good:
                connection.close(4001)

    async def _need(self, player: str) -> Known:
        known = await self._read(player)
        if known is None:
            raise RequestError("no-player")
        return known

    async def _read(self, player: str) -> Known | None:
        if player in self._cache:
            return self._cache[player]
        query = select(schema.players).where(schema.players.c.id == player)
        changes = self._changes
        row = await self._store.ask(lambda reader: reader.one(query))
        if row is None:
            return None
        known = Known(_player(row), row["epoch"])
        if not self._store.is_shared and changes == self._changes:
            self._cache[player] = known
        if len(self._cache) > CACHED:
            del self._cache[next(iter(self._cache))]
        return known

    async def _change(self, player: str, *writes: Write) -> None:
        await self._store.write(*writes)
        self._changes += 1
        self._cache.pop(player, None)


def _accepted(reader: Reader, connections: list[Connection]) -> tuple[dict[str, int], set[str]]:
    """Return the epochs of the players of some sockets, and those of their tokens that are good."""
    players = schema.players.c
    tokens = schema.tokens.c
    player_ids = {connection.who.player for connection in connections}
    known = select(players.id, players.epoch).where(players.id.in_(player_ids))
    epochs = {row["id"]: row["epoch"] for row in reader.all(known)}
    token_ids = {connection.token for connection in connections} - {None}
    if not token_ids:
        return epochs, set()
    good = select(tokens.id).where(tokens.id.in_(token_ids))
    return epochs, {row["id"] for row in reader.all(good)}


def person(player: Player) -> Person:
    """Return a player as somebody at a table."""
    return Person(player["player"], player["name"], player["colour"], player["language"])


def _player(row: Columns) -> Player:
    return {
        "player": row["id"],
        "name": row["name"],
        "named": bool(row["named"]),
        "colour": row["colour"],
        "language": row["language"],
        "settings": json.loads(row["settings"]),
    }
