"""Calls players to tables that wait for them while they are not connected.

A call is made once for each turn or question, by whichever node stores its row first. It may be
lost if a node is killed after that, and is never made twice.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass

import orjson

from tenfold.errors import TenfoldError
from tenfold.server import wall_clock
from tenfold.server.calls import call_words
from tenfold.server.calls.call_words import Call
from tenfold.server.calls.hook_formats import hook_post
from tenfold.server.calls.outgoing import Outgoing
from tenfold.server.calls.public_addresses import NotDelivered
from tenfold.server.calls.push_messages import PushSender
from tenfold.server.calls.reasons import Reason, reasons
from tenfold.server.calls.receivers import Device, Hook, Receivers
from tenfold.server.live.session import TableSession
from tenfold.server.store import schema
from tenfold.server.store.statements import add
from tenfold.server.store.store import Store

log = logging.getLogger("tenfold.server")

GONE = (404, 410)
"""The answers of a push service that no longer knows a device."""

REMEMBERED = 10_000
"""How many calls a node remembers, so that it does not ask the database for each again."""

Key = tuple[str, Reason]
"""A table, and why it waits."""


@dataclass(frozen=True, slots=True)
class CallSettings:
    """How a server calls its players."""

    delay: float
    """After how many seconds without a connection a player is called."""
    origin: str | None
    """The address of this server for others, for links; None if it does not know."""
    allows: Callable[[str], bool]
    """Returns whether a player may be called now: the limit of calls is taken from."""


class Caller:
    """Watches the tables of a node, and calls players who are away."""

    def __init__(
        self, store: Store, outgoing: Outgoing, sender: PushSender, settings: CallSettings
    ) -> None:
        self.receivers = Receivers(store)
        self._store = store
        self._outgoing = outgoing
        self._sender = sender
        self._settings = settings
        self._timers: dict[Key, asyncio.TimerHandle] = {}
        self._called: dict[Key, None] = {}
        """The calls that were made or need not be made, the oldest first."""
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self, session: TableSession) -> None:
        """Set a timer for each player whom a table waits for and who is not connected."""
        table = session.table
        if table.status == "over":
            return
        present = session.presence.players()
        for reason in reasons(table):
            key = (table.id, reason)
            if reason.player not in present and key not in self._timers and key not in self._called:
                loop = asyncio.get_running_loop()
                delay = self._settings.delay
                self._timers[key] = loop.call_later(delay, self._begin, session, reason)

    def close(self) -> None:
        """Make no more calls."""
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()

    def _begin(self, session: TableSession, reason: Reason) -> None:
        """Call a player whom the table still waits for and who is still away."""
        key = (session.table.id, reason)
        del self._timers[key]
        is_wanted = reason in reasons(session.table)
        if not is_wanted or reason.player in session.presence.players():
            return
        self._remember(key)
        task = asyncio.get_running_loop().create_task(self._call(session, reason))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _remember(self, key: Key) -> None:
        self._called[key] = None
        if len(self._called) > REMEMBERED:
            del self._called[next(iter(self._called))]

    async def _call(self, session: TableSession, reason: Reason) -> None:
        """Call a player on all devices and webhooks, unless another node has done so."""
        table = session.table
        try:
            devices = await self.receivers.devices_to_call(reason.player)
            hooks = await self.receivers.hooks_to_call(reason.player, table.id)
            if not (devices or hooks) or not self._settings.allows(reason.player):
                return
            if not await self._take(table.id, reason):
                return
        except TenfoldError:
            return
        calls = [
            self._show(device, call_words.call(table, reason, device.language))
            for device in devices
        ]
        calls += [
            self._notify(hook, call_words.call(table, reason, hook.language)) for hook in hooks
        ]
        await asyncio.gather(*calls)

    async def _take(self, table: str, reason: Reason) -> bool:
        """Store that this node makes a call; return False if the call was made before."""
        values = {"player": reason.player, "what": reason.what, "since": reason.since}
        row = add(schema.calls, table_id=table, at=wall_clock.now(), **values)
        return await self._store.writer.write(row)

    async def _show(self, device: Device, call: Call) -> None:
        """Send a call to a device, and note the outcome."""
        try:
            await self.push(device, call)
        except NotDelivered as fault:
            log.info("a push message was not delivered: %s", fault.problem)
        except Exception:
            log.exception("a push message could not be sent")

    async def push(self, device: Device, call: Call) -> None:
        """Send a call to a device; raises NotDelivered. A device that is gone is forgotten."""
        text = {"title": call.title, "body": call.body, "tag": call.table, "path": call.path}
        message = orjson.dumps(text).decode()
        post = self._sender.post(device.subscription, message, call.table or call.what)
        try:
            await self._outgoing.send(post)
        except NotDelivered as fault:
            if fault.status in GONE:
                await self.receivers.forget_device(device.id)
            raise

    async def _notify(self, hook: Hook, call: Call) -> None:
        """Send a call to a webhook, and note the outcome."""
        try:
            await self.post(hook, call)
        except NotDelivered as fault:
            log.info("a webhook was not delivered: %s", fault.problem)
        except Exception:
            log.exception("a webhook could not be sent")

    async def post(self, hook: Hook, call: Call) -> None:
        """Send a call to a webhook, and store how it went; raises NotDelivered."""
        try:
            origin = self._settings.origin
            await self._outgoing.send(hook_post(hook.kind, hook.url, call, origin))
        except NotDelivered as fault:
            await self.receivers.note(hook, fault)
            raise
        await self.receivers.note(hook, None)
