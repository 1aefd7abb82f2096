"""One running server: all that its requests share."""

import asyncio
import logging

from tenfold.server import keys, store
from tenfold.server.codes import is_code
from tenfold.server.credentials import Credentials
from tenfold.server.errors import Wrong
from tenfold.server.hall import Hall
from tenfold.server.keeper import Keeper
from tenfold.server.limits import LIMITS, Buckets
from tenfold.server.logs import ErrorCounts
from tenfold.server.metrics import Metrics
from tenfold.server.minds import Minds
from tenfold.server.players import Players
from tenfold.server.settings import Settings
from tenfold.server.signing import Signer
from tenfold.server.storage_faults import StorageFaults
from tenfold.server.wakes import Wakes
from tenfold.server.warmth import Warmth
from tenfold.server.writer import Writer

LEAVE = 0.1
"""How many seconds clients have to hear that the server goes away."""

WATCH = 0.5
"""How many seconds lie between two looks at how late the event loop is."""


class Node:
    """A server that runs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = store.connect(settings.database)
        self.signer = Signer(keys.read(self.engine))
        self.faults = StorageFaults(self.engine)
        self.metrics = Metrics()
        self.writer = Writer(self.engine, self.faults, self.metrics.committed)
        observe = self.metrics.thought_waits.add
        self.minds = Minds(settings.threads, kept_for_moves=1, unlimited=settings.unlimited, observe=observe)
        self.warmth = Warmth()
        self.hall = Hall(self.engine, self.writer, self.minds, self.warmth, settings)
        self.hall.observe_bot = self.metrics.bot_delays.add
        self.wakes = Wakes(self.hall, settings.redis, looks=self.hall.is_shared)
        self.credentials = Credentials(self.hall)
        self.players = Players(self.hall, self.signer, self.credentials)
        self._watch: asyncio.Task[None] | None = None
        self._errors = ErrorCounts(self.metrics.errors)
        self._limits = {what: Buckets(*limit) for what, limit in LIMITS.items()}

    def limit(self, what: str, who: str) -> None:
        """Refuse who asks for too much of something."""
        if not self.settings.unlimited and not self._limits[what].take(who):
            self.metrics.limited[what] += 1
            raise Wrong("too-many")

    async def keeper(self, name: str, address: str) -> Keeper:
        """Return the keeper of a table, by its id, or by its short code as long as the table waits for players.

        An address that has tried too many codes that open nothing is refused until some time has passed.
        """
        if not is_code(name) or self.settings.unlimited:
            return await self.hall.keeper(name)
        misses = self._limits["misses"]
        if misses.is_empty(address):
            self.metrics.limited["misses"] += 1
            raise Wrong("too-many")
        try:
            return await self.hall.keeper(name)
        except Wrong as wrong:
            if wrong.problem == "no-table":
                misses.take(address)
            raise

    def begin(self) -> None:
        """Begin what goes on beside requests."""
        logging.getLogger().addHandler(self._errors)
        self.warmth.begin()
        self.wakes.begin()
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
        await self.hall.close(self.settings.back)
        await asyncio.sleep(LEAVE)

    async def close(self) -> None:
        """Finish what was begun, and stop."""
        logging.getLogger().removeHandler(self._errors)
        if self._watch is not None:
            self._watch.cancel()
        self.wakes.close()
        self.warmth.close()
        await self.hall.close(self.settings.back)
        self.minds.close()
        self.writer.close()
        await asyncio.get_running_loop().shutdown_default_executor()  # a query may still hold a connection
        self.engine.dispose()
