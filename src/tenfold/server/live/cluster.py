"""Several nodes at one database: each tells the others of new rows and of who is connected, and
polls for new rows.

Redis is imported only if it is used: the import takes time that a single server need not spend when
it starts.
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
from tenfold.server.store.store import Store

log = logging.getLogger("tenfold.server")

CHANNEL = "tenfold"
LOOK = 1.0
"""How many seconds lie between two polls for new rows: a lost message delays something by as much.
"""

AGAIN = 1.0
"""After how many seconds Redis is tried again."""

PRESENCE = 10_000
"""How many milliseconds lie between two messages about who is connected, if nothing changes."""


Notice = dict[str, Any]
"""What a node tells the others: a table with the number of its last row, or with the players who
are connected.
"""


class ClusterNotifier:
    """Tells the other nodes what happens here, and listens to them."""

    def __init__(self, store: Store, url: str | None) -> None:
        self._store = store
        self._url = url
        self._name = secrets.token_hex(4)
        self.is_connected: bool | None = None
        """Whether Redis answers; None until it has been asked."""
        self._tasks: list[asyncio.Task[None]] = []
        self._following: set[asyncio.Task[None]] = set()
        self._out: asyncio.Queue[Notice] = asyncio.Queue(10_000)

    def begin(self, registry: TableRegistry) -> None:
        """Begin to listen to the other nodes, and to look for their rows."""
        loop = asyncio.get_running_loop()
        if self._url is not None:
            self._tasks += [
                loop.create_task(self._listen(registry)),
                loop.create_task(self._publish()),
            ]
            self._tasks.append(loop.create_task(self._repeat_presence(registry)))
        if self._store.is_shared:
            self._tasks.append(loop.create_task(self._poll(registry)))

    def close(self) -> None:
        """Stop listening and polling."""
        for task in self._tasks:
            task.cancel()

    def tell_row(self, table: str, number: int) -> None:
        """Tell the other nodes that a row was stored."""
        self._put({"table": table, "number": number})

    def tell_presence(self, table: str, players: list[str]) -> None:
        """Tell the other nodes who is connected to a table at this one."""
        self._put({"table": table, "players": players})

    def _put(self, message: Notice) -> None:
        if self._url is None:
            return
        with contextlib.suppress(asyncio.QueueFull):
            self._out.put_nowait({"node": self._name, **message})

    async def _repeat_presence(self, registry: TableRegistry) -> None:
        while True:
            await asyncio.sleep(PRESENCE / 1000)
            for session in registry.sessions():
                if session.connections:
                    session.tell_presence()

    async def _publish(self) -> None:
        """Send messages. Those that Redis does not take are lost: polling makes up for them."""
        import redis.asyncio as redis

        assert self._url is not None
        client = redis.from_url(self._url)
        while True:
            message = await self._out.get()
            with contextlib.suppress(redis.RedisError, OSError):
                await client.publish(CHANNEL, json.dumps(message))

    async def _listen(self, registry: TableRegistry) -> None:
        import redis.asyncio as redis

        assert self._url is not None
        while True:
            try:
                async with redis.from_url(self._url).pubsub() as heard:
                    await heard.subscribe(CHANNEL)
                    self.is_connected = True
                    async for message in heard.listen():
                        if message["type"] == "message":
                            self._hear(registry, json.loads(message["data"]))
            except (redis.RedisError, OSError):
                if self.is_connected is not False:
                    log.warning("Redis is away")
                self.is_connected = False
            await asyncio.sleep(AGAIN)

    def _hear(self, registry: TableRegistry, message: Notice) -> None:
        session = registry.in_memory(message["table"])
        if session is None or message["node"] == self._name:
            return
        if "players" in message:
            session.hear_presence(
                message["node"], message["players"], wall_clock.now() + 3 * PRESENCE
            )
        elif message["number"] > session.table.number:
            self._follow(session)

    def _follow(self, session: TableSession) -> None:
        task = asyncio.get_running_loop().create_task(_followed(session))
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def _poll(self, registry: TableRegistry) -> None:
        """Look now and then for rows of other nodes, in case a message was lost."""
        while True:
            await asyncio.sleep(LOOK)
            with contextlib.suppress(RequestError):
                await self._look(registry)

    async def _look(self, registry: TableRegistry) -> None:
        watched = {
            session.table.id: session for session in registry.sessions() if session.is_watched()
        }
        query = storage.last_rows().where(schema.tables.c.id.in_(list(watched)))
        for row in await self._store.ask(lambda reader: reader.all(query)):
            session = watched[row["id"]]
            if row["last"] > session.table.number and not session.lock.is_taken:
                self._follow(session)


async def _followed(session: TableSession) -> None:
    with contextlib.suppress(RequestError):
        await session.follow()
