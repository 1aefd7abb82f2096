"""Players without forms: a signed cookie, tokens for programs, and links that move a player to another device."""

import base64
import hashlib
import hmac
import json
import secrets
from collections.abc import Mapping
from typing import Any

from sqlalchemy import select

from tenfold.server import schema, times
from tenfold.server.acts import Person, plain
from tenfold.server.errors import Wrong
from tenfold.server.hall import Hall
from tenfold.server.requests import ChangeMe
from tenfold.server.seating import LETTERS
from tenfold.server.shapes import Moving, Player, TokenShape
from tenfold.server.writes import Write, add, put

COOKIE = "tenfold"
MOVING = 15 * 60 * 1000
"""For how many milliseconds a personal link is good."""

COLOURS = ("teal", "rose", "umber", "indigo", "olive", "slate")

NAMES = ("Baobab", "Acacia", "Okapi", "Heron", "Falcon", "Gazelle", "Ibis", "Lynx", "Otter", "Puffin", "Raven", "Swift")
"""What players are called who have not said."""

TOKENS = 20
"""How many tokens a player may have."""


class Players:
    """Knows players by what their requests bring."""

    def __init__(self, hall: Hall, key: bytes) -> None:
        self._hall = hall
        self._key = key
        self._known: dict[str, Player] = {}

    async def find(self, cookie: str | None, authorization: str | None) -> Player | None:
        """Who asks; None where nobody says so. Raises Wrong for a token that is not good."""
        if authorization is not None:
            return await self._of_token(authorization)
        player = None if cookie is None else self._signed(cookie, "cookie")
        return None if player is None else await self._read(player)

    async def make(self) -> Player:
        """A new player."""
        name = f"{secrets.choice(NAMES)} {secrets.randbelow(90) + 10}"
        player = "p" + "".join(secrets.choice(LETTERS) for _ in range(11))
        values = {"name": name, "named": False, "colour": None, "language": None, "settings": "{}"}
        await self._write(add(schema.players, id=player, made=times.now(), **values))
        return await self._read(player) or _fail()

    def cookie(self, player: Player) -> str:
        """What a browser is to bring."""
        return self._sign(player["player"], "cookie")

    async def change(self, player: Player, asked: ChangeMe) -> Player:
        """Change what a player has chosen."""
        given = asked.model_dump(exclude_none=True)
        if "name" in given:
            given |= {"name": plain(given["name"]), "named": True}
        if given.get("colour", COLOURS[0]) not in COLOURS:
            raise Wrong("malformed", f"colour is one of {', '.join(COLOURS)}")
        if "settings" in given:
            given["settings"] = json.dumps({**player["settings"], **given["settings"]})
        if given:
            await self._write(put(schema.players, ("id",), id=player["player"], **given))
            self._known.pop(player["player"], None)
        return await self._read(player["player"]) or _fail()

    def link(self, player: Player) -> Moving:
        """What moves a player to another device, for a quarter of an hour."""
        until = times.now() + MOVING
        token = self._sign(f"{player['player']}-{until}", "move")
        return {"token": token, "path": f"/me/{token}", "until": until}

    async def moved(self, token: str) -> Player:
        """The player of a personal link."""
        said = self._signed(token, "move")
        player, _, until = (said or "").partition("-")
        if not until.isdecimal() or int(until) < times.now():
            raise Wrong("no-player")
        return await self._read(player) or _fail()

    async def tokens(self, player: Player) -> list[TokenShape]:
        """A player's tokens."""
        own = schema.tokens.c
        query = select(schema.tokens).where(own.player == player["player"]).order_by(own.made)
        found = await self._hall.ask(lambda: self._hall.reader.all(query))
        return [{"token": row["id"], "name": row["name"], "made": row["made"]} for row in found]

    async def make_token(self, player: Player, name: str) -> TokenShape:
        """A token for a program."""
        if len(await self.tokens(player)) >= TOKENS:
            raise Wrong("too-many")
        secret, token = secrets.token_urlsafe(32), "".join(secrets.choice(LETTERS) for _ in range(12))
        made, called = times.now(), plain(name)
        await self._write(
            add(schema.tokens, id=token, player=player["player"], hash=_hash(secret), name=called, made=made)
        )
        return {"token": token, "name": called, "made": made, "secret": secret}

    async def revoke(self, player: Player, token: str) -> None:
        """Make a token good for nothing."""
        await self._write(Write("cut", schema.tokens, {"id": token, "player": player["player"]}, ("id", "player")))

    async def _of_token(self, authorization: str) -> Player:
        kind, _, secret = authorization.partition(" ")
        query = select(schema.tokens.c.player).where(schema.tokens.c.hash == _hash(secret.strip()))
        found = await self._hall.ask(lambda: self._hall.reader.one(query))
        if kind.lower() != "bearer" or found is None:
            raise Wrong("no-player")
        return await self._read(found["player"]) or _fail()

    async def _read(self, player: str) -> Player | None:
        if player not in self._known:
            query = select(schema.players).where(schema.players.c.id == player)
            found = await self._hall.ask(lambda: self._hall.reader.one(query))
            if found is None:
                return None
            if len(self._known) > KNOWN:
                self._known.clear()
            self._known[player] = _player(found)
        return self._known[player]

    async def _write(self, write: Write) -> None:
        if not await self._hall.writer.write(write):
            raise Wrong("busy")

    def _sign(self, said: str, what: str) -> str:
        return f"{said}.{self._signature(said, what)}"

    def _signed(self, text: str, what: str) -> str | None:
        """What a text says, if it was signed here for that."""
        said, _, signature = text.rpartition(".")
        expected = self._signature(said, what).encode()
        return said if hmac.compare_digest(signature.encode(), expected) else None

    def _signature(self, said: str, what: str) -> str:
        drawn = hmac.digest(self._key, f"{what} {said}".encode(), "sha256")
        return base64.urlsafe_b64encode(drawn).decode().rstrip("=")


KNOWN = 20_000
"""How many players are kept at hand."""


def person(player: Player) -> Person:
    """A player at a table."""
    return Person(player["player"], player["name"], player["colour"], player["language"])


def _player(found: Mapping[str, Any]) -> Player:
    return {
        "player": found["id"],
        "name": found["name"],
        "named": bool(found["named"]),
        "colour": found["colour"],
        "language": found["language"],
        "settings": json.loads(found["settings"]),
    }


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def _fail() -> Player:
    raise Wrong("no-player")
