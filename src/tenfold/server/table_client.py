"""A program that plays at a table over the protocol: `tenfold join`."""

import http.client
import json
import secrets
import urllib.error
import urllib.request
from http.cookiejar import CookieJar
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tenfold import bots, games
from tenfold.bots.bot import Bot
from tenfold.errors import TenfoldError
from tenfold.games.game import Event
from tenfold.seen import Seen
from tenfold.server.protocol import flat_view

Message = dict[str, Any]
"""A message of the server, as it was parsed."""


class TableClient:
    """A player at the table of a link."""

    def __init__(self, link: str, token: str | None = None) -> None:
        parts = urlsplit(link)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise TenfoldError(f"{link!r} is no link of a table: that is https://.../t/...")
        self._origin = f"{parts.scheme}://{parts.netloc}"
        self._table = parts.path.rstrip("/").rpartition("/")[2]
        self._jar = CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._jar))
        self._headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.seat: int | None = None

    def sit(self, name: str) -> None:
        """Sit down at an open seat."""
        me = self._ask("GET", "/api/me")
        if not me["named"]:
            self._ask("PATCH", "/api/me", {"name": name[:24]})
        found = self._ask(
            "POST", f"/api/tables/{self._table}/join", {"luck": secrets.token_hex(16)}
        )
        self._table = found["table"]["table"]
        self.seat = found["mine"][0]

    def play(self, bot: str) -> list[int]:
        """Play until the game is over; return the winners."""
        try:
            return self._play(bots.get(bot))
        except (OSError, WebSocketException) as fault:
            raise self._unreachable(fault) from None

    def connect(self, query: str = "") -> ClientConnection:
        """Open the table's WebSocket; raises TenfoldError if the server does not answer."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._jar)
        url = f"{self._origin.replace('http', 'ws', 1)}/ws/tables/{self._table}{query}"
        try:
            return connect(url, additional_headers={**self._headers, "Cookie": cookies})
        except (OSError, WebSocketException) as fault:
            raise self._unreachable(fault) from None

    def _play(self, player: Bot) -> list[int]:
        with self.connect("?blank=1") as socket:
            table: Message = {}
            events: list[Event] = []
            for text in socket:
                message = json.loads(text)
                table |= message.get("table", {})
                if table.get("result"):
                    return list(table["result"]["winners"])
                if seen := message.get("seen"):
                    events[seen["first"] :] = seen["events"]
                if seen and seen["legal"]:
                    move = player.move(_seen(table["game"], seen, events), secrets.randbits(32))
                    wish = {
                        "type": "move",
                        "id": secrets.token_hex(8),
                        "seat": seen["seat"],
                        "move": move,
                    }
                    socket.send(json.dumps(wish))
        raise TenfoldError("the server has gone away")

    def _ask(self, method: str, path: str, body: object = None) -> Message:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", **self._headers}
        request = urllib.request.Request(self._origin + path, data, headers, method=method)
        try:
            with self._opener.open(request) as answer:
                found = _parsed(answer.read())
        except urllib.error.HTTPError as fault:
            said = (_parsed(fault.read()) or {}).get("sentence")
            raise TenfoldError(said or f"the server at {self._origin} answers: {fault}") from None
        except (OSError, http.client.HTTPException) as fault:
            raise self._unreachable(fault) from None
        if found is None:
            raise TenfoldError(f"the server at {self._origin} is not a server of Tenfold")
        return found

    def _unreachable(self, fault: Exception) -> TenfoldError:
        return TenfoldError(f"the server at {self._origin} cannot be reached: {_cause(fault)}")


def _parsed(body: bytes) -> Message | None:
    """Return the message of an answer; None if it is not one, as from a proxy or another server."""
    try:
        found = json.loads(body)
    except ValueError:
        return None
    if isinstance(found, dict):
        return found
    return None


def _cause(fault: Exception) -> str:
    """Return why a connection failed, in the operating system's words if it has any."""
    if isinstance(fault, urllib.error.URLError) and isinstance(fault.reason, Exception):
        return _cause(fault.reason)
    if isinstance(fault, OSError) and fault.strerror:
        return fault.strerror
    return str(fault)


def _seen(name: str, message: Message, events: list[Event]) -> Seen:
    """Return what the seat has seen, from what the server has sent."""
    game = games.get(name)
    view = flat_view.decode(game, message["blank"], message.get("layout"))
    return Seen(game, message["seat"], view, lambda: events)
