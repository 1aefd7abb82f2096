"""One running server: what its requests share, and how its parts are put together."""

import asyncio
import logging

from tenfold.server.bots.bot_pool import BotPool
from tenfold.server.bots.warmup import CompileStatus
from tenfold.server.calls.caller import Caller, CallSettings
from tenfold.server.calls.outgoing import Outgoing
from tenfold.server.calls.public_addresses import AddressBook
from tenfold.server.calls.push_messages import PushSender
from tenfold.server.codes import is_code
from tenfold.server.errors import RequestError
from tenfold.server.live.cluster import ClusterNotifier
from tenfold.server.live.loader import TableLoader
from tenfold.server.live.opening import TableOpener
from tenfold.server.live.registry import TableRegistry
from tenfold.server.live.scheduler import Scheduler
from tenfold.server.live.session import SessionContext, TableSession
from tenfold.server.logs import ErrorCounts
from tenfold.server.metrics import Metrics
from tenfold.server.net.limits import LIMITS, Buckets
from tenfold.server.net.outbox import Outbox
from tenfold.server.people.forgetting import Forgetting
from tenfold.server.settings import Settings
from tenfold.server.store import signing_keys, storage
from tenfold.server.store.storage_faults import StorageFaults
from tenfold.server.store.store import Store
from tenfold.server.store.writer import Writer
from tenfold.server.table.daily_deal import DailyDeals
from tenfold.server.web.credentials import Credentials
from tenfold.server.web.players import Players
from tenfold.server.web.signing import Signer

LEAVE = 0.1
"""How many seconds clients have to receive that the server goes away."""

WATCH = 0.5
"""How many seconds lie between two measurements of the lag of the event loop."""


class Node:
    """One running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = storage.connect(settings.database)
        self.signer = Signer(signing_keys.read(self.engine))
        self.faults = StorageFaults(self.engine)
        self.metrics = Metrics()
        self.writer = Writer(self.engine, self.faults, self.metrics.committed)
        observe = self.metrics.thought_waits.add
        self.bot_pool = BotPool(
            settings.threads, kept_for_moves=1, unlimited=settings.unlimited, observe=observe
        )
        self.compile_status = CompileStatus()
        self.outbox = Outbox()
        self.store = Store(self.engine, self.writer, self.faults)
        self.loader = TableLoader(self.store, self.compile_status)
        self.cluster = ClusterNotifier(self.store, settings.redis)
        observe_delay = self.metrics.bot_delays.add
        self.scheduler = Scheduler(self.bot_pool, self.compile_status, settings.pace, observe_delay)
        self.call_addresses = AddressBook(settings.call_hosts)
        self.push_sender = PushSender(signing_keys.read_push_key(self.engine), settings.contact)
        self.caller = self._caller()
        self.registry = TableRegistry(self.session_context())
        self.opener = TableOpener(self.store, self.registry)
        self.credentials = Credentials(self.store, self.registry)
        self.players = Players(self.store, self.registry, self.signer, self.credentials)
        self.forgetting = Forgetting(self.store, self.registry)
        self.daily = DailyDeals(signing_keys.read_day_key(self.engine, settings.day_secret))
        self._watch: asyncio.Task[None] | None = None
        self._errors = ErrorCounts(self.metrics.errors)
        self._limits = {what: Buckets(*limit) for what, limit in LIMITS.items()}

    def session_context(self) -> SessionContext:
        """Return what the sessions of this node share."""
        return SessionContext(
            store=self.store,
            loader=self.loader,
            outbox=self.outbox,
            patience=int(self.settings.absent * 1000),
            on_change=self._look,
            on_row=self.cluster.tell_row,
            on_presence=self.cluster.tell_presence,
            on_enter=self.bot_pool.hurry,
            is_busy=self.scheduler.is_busy,
        )

    def _caller(self) -> Caller:
        call_settings = CallSettings(
            delay=self.settings.call_delay, origin=self.settings.address, allows=self._may_call
        )
        outgoing = Outgoing(self.call_addresses)
        return Caller(self.store, outgoing, self.push_sender, call_settings)

    def _may_call(self, player: str) -> bool:
        """Return whether a player has not been called too often."""
        try:
            self.limit("calls", player)
        except RequestError:
            return False
        return True

    def _look(self, session: TableSession) -> None:
        """Begin what is due at a table that has changed."""
        self.scheduler.look(session)
        self.caller.look(session)

    def limit(self, what: str, who: str) -> None:
        """Take from the limit of somebody; raises RequestError if it is exhausted."""
        if not self.settings.unlimited and not self._limits[what].take(who):
            self.metrics.limited[what] += 1
            raise RequestError("too-many")

    async def session(self, name: str, address: str) -> TableSession:
        """Return the session of a table, by its id, or by its short code as long as the table waits
        for players.

        An address that has tried too many codes that open nothing is refused until some time has
        passed.
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
        """Begin what runs in the background."""
        logging.getLogger().addHandler(self._errors)
        self.compile_status.begin()
        self.cluster.begin(self.registry)
        self._watch = asyncio.get_running_loop().create_task(self._watch_loop())

    async def _watch_loop(self) -> None:
        """Measure how late the event loop wakes."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + WATCH
            await asyncio.sleep(WATCH)
            self.metrics.loop_lag.add(max(0.0, loop.time() - due))

    async def take_leave(self) -> None:
        """Tell all clients when to come back, and stop bots and clocks."""
        await self._close_tables()
        await asyncio.sleep(LEAVE)

    async def _close_tables(self) -> None:
        self.caller.close()
        await self.scheduler.close()
        self.registry.close(self.settings.back)

    async def close(self) -> None:
        """Store what has been submitted, and stop."""
        logging.getLogger().removeHandler(self._errors)
        if self._watch is not None:
            self._watch.cancel()
        self.cluster.close()
        self.compile_status.close()
        await self._close_tables()
        self.call_addresses.close()
        self.bot_pool.close()
        self.writer.close()
        await (
            asyncio.get_running_loop().shutdown_default_executor()
        )  # a query may still hold a connection
        self.engine.dispose()
