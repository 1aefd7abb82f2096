"""A socket at a table: parses messages, has them carried out, and answers each once."""

import asyncio
import logging
import time
from functools import partial

from pydantic import TypeAdapter, ValidationError
from starlette.routing import Router, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from tenfold.errors import Refused
from tenfold.server import wall_clock
from tenfold.server.errors import RequestError
from tenfold.server.live.connection import Connection, Work
from tenfold.server.live.session import TableSession
from tenfold.server.net import addresses
from tenfold.server.net.analysis import Analyses
from tenfold.server.net.limits import (
    ADDRESS_SOCKETS,
    ENDLESS,
    FAULTS,
    FRAME,
    LIMITS,
    SOCKETS,
    Bucket,
)
from tenfold.server.net.wire import EXTENSION, UNREAD, Wire
from tenfold.server.node import Node
from tenfold.server.protocol import messages, requests
from tenfold.server.store.writer import Failed, Outcome
from tenfold.server.table import commands
from tenfold.server.web import players

log = logging.getLogger("tenfold.server")

Answer = dict[str, object]
"""An answer to a message of the client."""

_MESSAGES = TypeAdapter(messages.FromClient).validator


def sockets(node: Node) -> ASGIApp:
    """Return the application for sockets.

    It is mounted without FastAPI's middleware: each ASGI layer would cost memory per open socket.
    """
    return Router([WebSocketRoute("/ws/tables/{table}", _Sockets(node))])


class _Sockets:
    """The ASGI application of the sockets at tables."""

    def __init__(self, node: Node) -> None:
        self._node = node

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket until it is closed."""
        node = self._node
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        try:
            cookie = socket.cookies.get(players.COOKIE)
            bearer = socket.headers.get("authorization")
            known = await node.players.find(cookie, bearer)
            if known is None:
                raise RequestError("no-player")
            address = addresses.of_client(scope)
            _check_sockets(node, known.id, address)
            wire: Wire = scope["extensions"][EXTENSION]
            connection = Connection(
                wire, players.person(known.player), "blank" in socket.query_params, address
            )
            connection.epoch = known.epoch
            connection.token = known.token
            session = await node.session(socket.path_params["table"], address)
            await session.enter(connection)
            await Client(node, connection, session, wire).serve(socket)
        except RequestError as wrong:
            await _turn_away(socket, wrong)


def _check_sockets(node: Node, player: str, address: str) -> None:
    """Refuse a socket if its player or its address has too many."""
    askers = [connection.asker for connection in node.registry.connections()]
    by_player = sum(asker.player == player for asker in askers)
    by_address = sum(asker.address == address for asker in askers)
    if (by_player >= SOCKETS or by_address >= ADDRESS_SOCKETS) and not node.settings.unlimited:
        node.metrics.limited["sockets"] += 1
        raise RequestError("too-many")


async def _turn_away(socket: WebSocket, wrong: RequestError) -> None:
    code = {"no-player": 4001, "no-table": 4004, "too-many": 4013}.get(wrong.problem, 1013)
    try:
        await socket.close(code)
    except RuntimeError:
        return


class Client:
    """The client at the other end of a socket."""

    __slots__ = (
        "_analyses",
        "_bucket",
        "_connection",
        "_faults",
        "_id",
        "_is_busy",
        "_is_draining",
        "_node",
        "_quiet",
        "_session",
        "_started",
        "_task",
        "_unanswered",
        "_wire",
    )

    def __init__(
        self, node: Node, connection: Connection, session: TableSession, wire: Wire
    ) -> None:
        self._node = node
        self._connection = connection
        self._session = session
        self._wire = wire
        self._unanswered: list[str | bytes] = []
        """The messages that are to be answered."""
        self._is_busy = False
        """Whether a message is being answered; the others wait."""
        self._id: str | None = None
        """The id of the message that is being answered."""
        self._started = 0.0
        """When the answering of that message began."""
        self._is_draining = False
        """True while `_drain` runs: it stops a synchronous answer from re-entering it."""
        self._task: asyncio.Task[None] | None = None
        """The task that answers the message, if it cannot be answered at once."""
        self._quiet: asyncio.Future[None] | None = None
        """Set when everything is answered, if `serve` waits for that."""
        self._bucket = (
            Bucket(ENDLESS, ENDLESS) if node.settings.unlimited else Bucket(*LIMITS["messages"])
        )
        self._faults = 0
        self._analyses = Analyses(node, connection)

    async def serve(self, socket: WebSocket) -> None:
        """Answer messages until the socket is closed."""
        self._wire.listen(self.hear)
        try:
            while self._connection.closing is None:
                self.hear(_text(await socket.receive()))
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self._wire.listen(None)
            if self._is_busy:
                self._quiet = asyncio.get_running_loop().create_future()
                await self._quiet
            self._session.leave(self._connection)
            self._analyses.stop_all()
        if self._connection.closing is not None:
            await self._connection.closing

    def hear(self, text: str | bytes) -> None:
        """Answer a message after those before it."""
        self._unanswered.append(text)
        if not self._is_busy:
            self._drain()
        elif len(self._unanswered) >= UNREAD:
            self._wire.pause()

    def _drain(self) -> None:
        """Answer messages one by one, until one has to wait."""
        if self._is_draining:
            return
        self._is_draining = True
        while self._unanswered and not self._is_busy:
            text = self._unanswered.pop(0)
            if self._connection.closing is None:
                self._answer(text)
        self._is_draining = False
        if not self._is_busy:
            self._wire.resume()
            if self._quiet is not None and not self._quiet.done():
                self._quiet.set_result(None)

    def _answer(self, text: str | bytes) -> None:
        """Carry out a message. A move needs no task: it goes through as few calls as possible."""
        self._started = time.perf_counter()
        self._id = None
        self._is_busy = True
        try:
            message = self._parsed(text)
            self._id = getattr(message, "id", None)
            if isinstance(message, messages.Ping):
                self._end({"type": "pong", "at": wall_clock.now()})
            elif commands.is_command(message):
                self._act(message)
            else:
                self._wait(self._do(message))
        except Exception as fault:
            self._fail(fault)

    def _act(self, message: messages.Command) -> None:
        """Submit a command to the table."""
        if isinstance(message, messages.Say):
            self._node.limit("chat", self._connection.who.player)
        make = partial(commands.draft, self._connection.who, message, self._session.is_absent)
        self._session.submit(make, self._acted)

    def _acted(self, outcome: Outcome) -> None:
        if isinstance(outcome, Failed):
            self._fail(outcome.fault)
        else:
            self._end(self._done())

    def _done(self) -> Answer:
        return {"type": "done", "id": self._id}

    async def _do(self, message: messages.Other) -> None:
        """Carry out a message that is not answered by one message, or that is answered later."""
        if isinstance(message, messages.AskWhole):
            await self._session.lift(self._connection, self._connection.viewer)
        elif isinstance(message, messages.Lift):
            await self._session.lift(self._connection, message.seat)
        else:
            await self._analyses.begin(self._session, message)

    def _wait(self, work: Work) -> None:
        """Answer with the result of a coroutine."""
        self._task = asyncio.get_running_loop().create_task(self._await(work))

    async def _await(self, work: Work) -> None:
        try:
            await work
            self._end(None)
        except Exception as fault:
            self._fail(fault)

    def _fail(self, fault: Exception) -> None:
        """Answer with the reason why something was not done."""
        if isinstance(fault, Refused):
            sentence = fault.say(self._connection.who.language or "en")
            answer = {
                "type": "refused",
                "id": self._id,
                "rule": fault.rule,
                "data": dict(fault.data),
            }
            self._end({**answer, "sentence": sentence})
        elif isinstance(fault, RequestError):
            self._end(self._refusal(fault))
        else:
            log.error(
                "a message could not be answered",
                extra={"table": self._session.table.id},
                exc_info=fault,
            )
            self._connection.close(1011)
            self._end(None)

    def _end(self, answer: Answer | None) -> None:
        """Send the answer, if there is one, and go on with the next message."""
        if answer is not None:
            self._connection.send(answer)
        kind = None if answer is None else str(answer["type"])
        self._node.metrics.answered(kind, time.perf_counter() - self._started)
        self._is_busy = False
        self._drain()

    def _parsed(self, text: str | bytes) -> messages.FromClient:
        if not self._bucket.take():
            raise Unread("too-fast", text)
        if len(text) > FRAME:
            raise Unread("too-large", text)
        try:
            message: messages.FromClient = _MESSAGES.validate_json(text)
        except ValidationError as fault:
            raise Unread("malformed", text, _place(fault)) from None
        self._faults = 0
        self._node.metrics.heard(message.type)
        return message

    def _refusal(self, wrong: RequestError) -> Answer:
        """Return the answer to a message that was refused; too many of these close the socket."""
        name = self._id
        if isinstance(wrong, Unread):
            self._faults += 1
            name = wrong.id
        if wrong.problem == "too-fast":
            self._node.metrics.limited["messages"] += 1
        if self._faults > FAULTS:
            self._connection.close(4008)
        self._node.metrics.problems[wrong.problem] += 1
        sentence = wrong.say(self._connection.who.language)
        return {"type": "wrong", "id": name, "problem": wrong.problem, "sentence": sentence}


def _text(given: Message) -> str | bytes:
    """Return the text of a message that came through the queue; raises WebSocketDisconnect."""
    if given["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(given.get("code", 1000))
    text: str | bytes = given.get("text") or given.get("bytes") or ""
    return text


class Unread(RequestError):
    """A message that was not parsed: malformed, too large, or one too many."""

    def __init__(self, problem: str, text: str | bytes, detail: str = "") -> None:
        super().__init__(problem, detail)
        self.id = _id_of(text)


def _place(fault: ValidationError) -> str:
    """Return what is malformed in a message, and where."""
    first = fault.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(str(part) for part in first["loc"])
    return f"{place} {first['msg']}".strip()[:200]


def _id_of(text: str | bytes) -> str | None:
    """Return the id of a message that was not parsed, if it has one."""
    import orjson

    try:
        found = orjson.loads(text)
    except orjson.JSONDecodeError:
        return None
    name = found.get("id") if isinstance(found, dict) else None
    if isinstance(name, str):
        return name[: requests.ID]
    return None
