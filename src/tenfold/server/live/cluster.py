"""Several nodes at one database: each tells the others of new rows and of who is connected, and looks itself, too.

Redis is imported where there is one: it takes time that a server alone need not spend when it starts.
"""

import asyncio
import contextlib
import json
import logging
import secrets
from typing import Any

from tenfold.server import wall_clock
from tenfold.server.errors import RequestError
from tenfold.server.live.registry import TableRegistry
from tenfold.server.live.session import TableSession
from tenfold.server.store import schema, storage

log = logging.getLogger("tenfold.server")

CHANNEL = "tenfold"
LOOK = 1.0
"""How many seconds lie between looks at the rows of the tables at hand: so long a lost message delays something."""

AGAIN = 1.0
"""After how many seconds Redis is tried again."""

PRESENCE = 10_000
"""How many milliseconds lie between messages of who is connected, where nothing changes."""


class ClusterNotifier:
    """Wakes other nodes, and is woken."""

    def __init__(self, registry: TableRegistry, url: str | None, looks: bool) -> None:
        self._registry = registry
        self._url = url
        self._looks = looks
        self._name = secrets.token_hex(4)
        self.is_connected: bool | None = None
        """Whether Redis answers; None until it has been asked."""
        self._tasks: list[asyncio.Task[None]] = []
        self._following: set[asyncio.Task[None]] = set()
        self._out: asyncio.Queue[dict[str, Any]] = asyncio.Queue(10_000)

    def begin(self) -> None:
        """Begin to listen and to look."""
        loop = asyncio.get_running_loop()
        if self._url is not None:
            self._registry.wake = self._wake
            self._registry.tell_presence = self._tell_presence
            self._tasks += [loop.create_task(self._listen()), loop.create_task(self._tell())]
            self._tasks.append(loop.create_task(self._repeat_presence()))
        if self._looks:
            self._tasks.append(loop.create_task(self._look()))

    def close(self) -> None:
        """Leave off."""
        for task in self._tasks:
            task.cancel()

    def _wake(self, table: str, number: int) -> None:
        self._put({"table": table, "number": number})

    def _tell_presence(self, table: str, players: list[str]) -> None:
        self._put({"table": table, "players": players})

    def _put(self, message: dict[str, Any]) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._out.put_nowait({"node": self._name, **message})

    async def _repeat_presence(self) -> None:
        while True:
            await asyncio.sleep(PRESENCE / 1000)
            for session in self._registry.at_hand():
                if session.connections:
                    session.tell_presence()

    async def _tell(self) -> None:
        """Send messages; those that Redis does not take are lost, and made up for by looking."""
        import redis.asyncio as redis

        assert self._url is not None
        client = redis.from_url(self._url)
        while True:
            message = await self._out.get()
            with contextlib.suppress(redis.RedisError, OSError):
                await client.publish(CHANNEL, json.dumps(message))

    async def _listen(self) -> None:
        import redis.asyncio as redis

        assert self._url is not None
        while True:
            try:
                async with redis.from_url(self._url).pubsub() as heard:
                    await heard.subscribe(CHANNEL)
                    self.is_connected = True
                    async for message in heard.listen():
                        if message["type"] == "message":
                            self._hear(json.loads(message["data"]))
            except (redis.RedisError, OSError):
                if self.is_connected is not False:
                    log.warning("Redis is away")
                self.is_connected = False
            await asyncio.sleep(AGAIN)

    def _hear(self, message: dict[str, Any]) -> None:
        session = self._registry.kept(message["table"])
        if session is None or message["node"] == self._name:
            return
        if "players" in message:
            session.hear_presence(message["node"], message["players"], wall_clock.now() + 3 * PRESENCE)
        elif message["number"] > session.table.number:
            self._follow(session)

    def _follow(self, session: TableSession) -> None:
        task = asyncio.get_running_loop().create_task(_followed(session))
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def _look(self) -> None:
        """See whether other nodes have written rows that nobody told of."""
        while True:
            await asyncio.sleep(LOOK)
            kept = {session.table.id: session for session in self._registry.at_hand() if session.is_watched()}
            query = storage.last_rows().where(schema.tables.c.id.in_(list(kept)))
            with contextlib.suppress(RequestError):
                for row in await self._registry.ask(lambda query=query: self._registry.reader.all(query)):  # type: ignore[misc]
                    session = kept[row["id"]]
                    if row["last"] > session.table.number and not session.turn.is_taken:
                        self._follow(session)


async def _followed(session: TableSession) -> None:
    with contextlib.suppress(RequestError):
        await session.follow()
