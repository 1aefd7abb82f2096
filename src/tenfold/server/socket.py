"""A socket at a table: reads messages, has them done, and answers each once."""

import asyncio
import logging
import time
from typing import Any

from fastapi import APIRouter, WebSocket
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect

from tenfold.errors import Refused
from tenfold.server import messages, players, requests, times
from tenfold.server.connection import Connection
from tenfold.server.errors import Wrong
from tenfold.server.keeper import Keeper
from tenfold.server.limits import ENDLESS, FAULTS, FRAME, SOCKETS, Bucket
from tenfold.server.node import Node
from tenfold.server.thoughts import Thoughts
from tenfold.server.wire import EXTENSION, UNREAD, Wire

log = logging.getLogger("tenfold.server")

routes = APIRouter()

_MESSAGES = TypeAdapter(messages.FromClient).validator


@routes.websocket("/ws/tables/{table}")
async def at_table(socket: WebSocket, table: str) -> None:
    """A client at a table."""
    await socket.accept()
    node: Node = socket.app.state.node
    try:
        cookie, bearer = socket.cookies.get(players.COOKIE), socket.headers.get("authorization")
        player = await node.players.find(cookie, bearer)
        if player is None:
            raise Wrong("no-player")
        _check_sockets(node, player["player"])
        wire: Wire = socket.scope["extensions"][EXTENSION]
        connection = Connection(wire, players.person(player), "blank" in socket.query_params)
        keeper = await node.hall.enter(table, connection)
        await Client(node, connection, keeper, wire).serve(socket)
    except Wrong as wrong:
        await _turn_away(socket, wrong)


def _check_sockets(node: Node, player: str) -> None:
    count = sum(one.who.player == player for keeper in node.hall.at_hand() for one in keeper.connections)
    if count >= SOCKETS and not node.settings.unlimited:
        raise Wrong("too-many")


async def _turn_away(socket: WebSocket, wrong: Wrong) -> None:
    code = {"no-player": 4001, "no-table": 4004, "too-many": 4013}.get(wrong.problem, 1013)
    try:
        await socket.close(code)
    except RuntimeError:
        return


class Client:
    """Who is at the other end."""

    def __init__(self, node: Node, connection: Connection, keeper: Keeper, wire: Wire) -> None:
        self._node = node
        self._connection = connection
        self._keeper = keeper
        self._wire = wire
        self._heard: list[str | bytes | None] = []
        """What is to be answered; None when nothing more is."""
        self._idle: asyncio.Future[None] | None = None
        """Done when something is."""
        self._bucket = Bucket(ENDLESS, ENDLESS) if node.settings.unlimited else Bucket(60, 20)
        self._faults = 0
        self._thoughts = Thoughts(node, connection)

    async def serve(self, socket: WebSocket) -> None:
        """Serve until it goes."""
        answering = asyncio.get_running_loop().create_task(self._answer_all())
        self._wire.listen(self.hear)
        try:
            while self._connection.closing is None:
                self.hear(_text(await socket.receive()))
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self._wire.listen(None)
            self.hear(None)
            await answering
            self._keeper.leave(self._connection)
            self._thoughts.stop_all()
        if self._connection.closing is not None:
            await self._connection.closing

    def hear(self, text: str | bytes | None) -> None:
        """Have a message answered after those before it."""
        self._heard.append(text)
        if self._idle is not None:
            self._idle.set_result(None)
            self._idle = None
        elif len(self._heard) >= UNREAD:
            self._wire.pause()

    async def _answer_all(self) -> None:
        """Answer messages one by one, in a task of few layers: each of them is gone through whenever one waits."""
        loop, heard = asyncio.get_running_loop(), self._heard
        while True:
            if not heard:
                self._wire.go_on()
                self._idle = loop.create_future()
                await self._idle
            text = heard.pop(0)
            if text is None:
                return
            if self._connection.closing is None:
                await self._answer(text)

    async def _answer(self, text: str | bytes) -> None:
        """Do what a message asks for, and answer it if it is answered."""
        begun, name, answer = time.perf_counter(), None, None
        try:
            message = self._parsed(text)
            name = getattr(message, "id", None)
            answer = await self._do(message)
        except Refused as refused:
            sentence = refused.say(self._connection.who.language or "en")
            told = {"type": "refused", "id": name, "rule": refused.rule, "data": dict(refused.data)}
            answer = {**told, "sentence": sentence}
        except Wrong as wrong:
            answer = self._wrong(wrong, name)
        except Exception:
            log.exception("a message could not be answered", extra={"table": self._keeper.table.id})
            self._connection.close(1011)
        if answer is not None:
            self._connection.send(answer)
        self._node.metrics.answered(None if answer is None else answer["type"], time.perf_counter() - begun)

    def _parsed(self, text: str | bytes) -> Any:
        if not self._bucket.take():
            raise Wrong("too-fast")
        if len(text) > FRAME:
            raise Wrong("too-large")
        try:
            message = _MESSAGES.validate_json(text)
        except ValidationError as fault:
            raise Malformed(text, fault) from None
        self._faults = 0
        self._node.metrics.heard(message.type)
        return message

    async def _do(self, message: Any) -> Any:
        """Do it; the answer, if there is one."""
        keeper = self._keeper
        if isinstance(message, messages.Ping):
            return {"type": "pong", "at": times.now()}
        if isinstance(message, messages.AskWhole):
            await keeper.lift(self._connection, self._connection.viewer)
            return None
        if isinstance(message, messages.Lift):
            await keeper.lift(self._connection, message.seat)
            return None
        if self._thoughts.takes(message):
            return await self._thoughts.begin(keeper, message)
        if isinstance(message, messages.Say):
            self._node.limit("chat", self._connection.who.player)
        await keeper.act(self._connection.who, message)
        return {"type": "done", "id": message.id}

    def _wrong(self, wrong: Wrong, name: str | None) -> dict[str, Any]:
        """What is answered to what is wrong; after too many such messages the socket is closed."""
        if wrong.problem in ("malformed", "too-fast", "too-large"):
            self._faults += 1
            name = wrong.id if isinstance(wrong, Malformed) else name
        if self._faults > FAULTS:
            self._connection.close(4008)
        sentence = wrong.say(self._connection.who.language)
        return {"type": "wrong", "id": name, "problem": wrong.problem, "sentence": sentence}


def _text(given: Any) -> str | bytes:
    """What a client has sent that was not heard at once."""
    if given["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(given.get("code", 1000))
    text: str | bytes = given.get("text") or given.get("bytes") or ""
    return text


class Malformed(Wrong):
    """A message that is not of any type."""

    def __init__(self, text: str | bytes, fault: ValidationError) -> None:
        first = fault.errors(include_url=False, include_context=False, include_input=False)[0]
        place = ".".join(str(part) for part in first["loc"])
        super().__init__("malformed", f"{place} {first['msg']}".strip()[:200])
        self.id = _id(text)


def _id(text: str | bytes) -> str | None:
    """The id of a malformed message, if it has one."""
    import orjson

    try:
        found = orjson.loads(text)
    except orjson.JSONDecodeError:
        return None
    name = found.get("id") if isinstance(found, dict) else None
    return name[: requests.ID] if isinstance(name, str) else None
