"""One running server: all that its requests share."""

import asyncio
import logging

from tenfold.server.bots.bot_pool import BotPool
from tenfold.server.bots.warmup import CompileStatus
from tenfold.server.codes import is_code
from tenfold.server.errors import RequestError
from tenfold.server.live.cluster import ClusterNotifier
from tenfold.server.live.registry import TableRegistry
from tenfold.server.live.session import TableSession
from tenfold.server.logs import ErrorCounts
from tenfold.server.metrics import Metrics
from tenfold.server.net.limits import LIMITS, Buckets
from tenfold.server.settings import Settings
from tenfold.server.store import signing_keys, storage
from tenfold.server.store.storage_faults import StorageFaults
from tenfold.server.store.writer import Writer
from tenfold.server.table.daily_deal import DailyDeals
from tenfold.server.web.credentials import Credentials
from tenfold.server.web.players import Players
from tenfold.server.web.signing import Signer

LEAVE = 0.1
"""How many seconds clients have to hear that the server goes away."""

WATCH = 0.5
"""How many seconds lie between two looks at how late the event loop is."""


class Node:
    """A server that runs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = storage.connect(settings.database)
        self.signer = Signer(signing_keys.read(self.engine))
        self.faults = StorageFaults(self.engine)
        self.metrics = Metrics()
        self.writer = Writer(self.engine, self.faults, self.metrics.committed)
        observe = self.metrics.thought_waits.add
        self.bot_pool = BotPool(settings.threads, kept_for_moves=1, unlimited=settings.unlimited, observe=observe)
        self.compile_status = CompileStatus()
        self.registry = TableRegistry(self.engine, self.writer, self.bot_pool, self.compile_status, settings)
        self.registry.observe_bot = self.metrics.bot_delays.add
        self.cluster = ClusterNotifier(self.registry, settings.redis, looks=self.registry.is_shared)
        self.credentials = Credentials(self.registry)
        self.players = Players(self.registry, self.signer, self.credentials)
        self.daily = DailyDeals(signing_keys.read_day_key(self.engine, settings.day_secret))
        self._watch: asyncio.Task[None] | None = None
        self._errors = ErrorCounts(self.metrics.errors)
        self._limits = {what: Buckets(*limit) for what, limit in LIMITS.items()}

    def limit(self, what: str, who: str) -> None:
        """Refuse who asks for too much of something."""
        if not self.settings.unlimited and not self._limits[what].take(who):
            self.metrics.limited[what] += 1
            raise RequestError("too-many")

    async def session(self, name: str, address: str) -> TableSession:
        """Return the session of a table, by its id, or by its short code as long as the table waits for players.

        An address that has tried too many codes that open nothing is refused until some time has passed.
        """
        if not is_code(name) or self.settings.unlimited:
            return await self.registry.session(name)
        misses = self._limits["misses"]
        if misses.is_empty(address):
            self.metrics.limited["misses"] += 1
            raise RequestError("too-many")
        try:
            return await self.registry.session(name)
        except RequestError as wrong:
            if wrong.problem == "no-table":
                misses.take(address)
            raise

    def begin(self) -> None:
        """Begin what goes on beside requests."""
        logging.getLogger().addHandler(self._errors)
        self.compile_status.begin()
        self.cluster.begin()
        self._watch = asyncio.get_running_loop().create_task(self._watch_loop())

    async def _watch_loop(self) -> None:
        """Time how late the event loop wakes: so long everybody waits."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + WATCH
            await asyncio.sleep(WATCH)
            self.metrics.loop_lag.add(max(0.0, loop.time() - due))

    async def take_leave(self) -> None:
        """Tell everybody when to come back, and begin nothing more."""
        await self.registry.close(self.settings.back)
        await asyncio.sleep(LEAVE)

    async def close(self) -> None:
        """Finish what was begun, and stop."""
        logging.getLogger().removeHandler(self._errors)
        if self._watch is not None:
            self._watch.cancel()
        self.cluster.close()
        self.compile_status.close()
        await self.registry.close(self.settings.back)
        self.bot_pool.close()
        self.writer.close()
        await asyncio.get_running_loop().shutdown_default_executor()  # a query may still hold a connection
        self.engine.dispose()
