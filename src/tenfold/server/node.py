"""One running server: all that its requests share."""

import asyncio

from tenfold.server import store
from tenfold.server.errors import Wrong
from tenfold.server.hall import Hall
from tenfold.server.limits import Buckets
from tenfold.server.metrics import Metrics
from tenfold.server.minds import Minds
from tenfold.server.players import Players
from tenfold.server.settings import Settings
from tenfold.server.wakes import Wakes
from tenfold.server.warmth import Warmth
from tenfold.server.writer import Writer

LEAVE = 0.1
"""How many seconds clients have to hear that the server goes away."""


class Node:
    """A server that runs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = store.connect(settings.database)
        self.metrics = Metrics()
        self.writer = Writer(self.engine, self.metrics.committed)
        self.minds = Minds(settings.threads)
        self.warmth = Warmth()
        self.hall = Hall(self.engine, self.writer, self.minds, self.warmth, settings)
        self.wakes = Wakes(self.hall, settings.redis, looks=self.hall.is_shared)
        self.players = Players(self.hall, store.signing_key(self.engine))
        self._limits = {"players": Buckets(60, 1), "tables": Buckets(30, 0.2), "chat": Buckets(10, 1)}

    def limit(self, what: str, who: str) -> None:
        """Refuse who asks for too much of something."""
        if not self.settings.unlimited and not self._limits[what].take(who):
            raise Wrong("too-many")

    def begin(self) -> None:
        """Begin what goes on beside requests."""
        self.warmth.begin()
        self.wakes.begin()

    async def take_leave(self) -> None:
        """Tell everybody when to come back, and begin nothing more."""
        await self.hall.close(self.settings.back)
        await asyncio.sleep(LEAVE)

    async def close(self) -> None:
        """Finish what was begun, and stop."""
        self.wakes.close()
        self.warmth.close()
        await self.hall.close(self.settings.back)
        self.minds.close()
        self.writer.close()
        self.engine.dispose()
