"""The receivers of calls: the devices and webhooks of players, and the webhooks of tables."""

import hashlib
from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from sqlalchemy import ColumnElement, select

from tenfold.server import wall_clock
from tenfold.server.calls.public_addresses import NotDelivered
from tenfold.server.calls.push_messages import Subscription, decode, encode
from tenfold.server.errors import RequestError
from tenfold.server.ids import is_id
from tenfold.server.protocol.calls import DeviceShape, HookShape
from tenfold.server.protocol.requests import AddDevice, AddHook
from tenfold.server.store import schema
from tenfold.server.store.statements import Write, add, put
from tenfold.server.store.store import Store
from tenfold.server.table.lobby import new_id
from tenfold.server.web.signing import LETTERS

DEVICES = 10
"""How many devices a player may have; a new one replaces the oldest."""

HOOKS = 5
"""How many webhooks a player may have, and a table."""

FAILURES = 10
"""After how many failures in a row a webhook is not called any more."""


class Device(NamedTuple):
    """A browser that shows calls while the page is closed."""

    id: str
    subscription: Subscription
    language: str | None


class Hook(NamedTuple):
    """A webhook."""

    id: str
    kind: str
    url: str
    failures: int
    language: str | None
    """The language of the player who has made it."""


class Receivers:
    """The devices and webhooks in one database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def devices(self, player: str) -> list[DeviceShape]:
        """Return a player's devices, the oldest first."""
        rows = await self._devices(player)
        return [
            {"device": row["id"], "service": _host(row["endpoint"]), "made": row["made"]}
            for row in rows
        ]

    async def _devices(self, player: str) -> list[dict[str, Any]]:
        devices = schema.devices.c
        query = select(schema.devices).where(devices.player == player).order_by(devices.made)
        return await self._store.ask(lambda reader: reader.all(query))

    async def add_device(self, player: str, asked: AddDevice) -> None:
        """Add a device, or renew it: a browser belongs to the player who uses it now."""
        subscription = _asked_subscription(asked)
        device = _device_id(asked.endpoint)
        known = [row["id"] for row in await self._devices(player)]
        oldest = [row for row in known if row != device][: max(0, len(known) - DEVICES + 1)]
        values = {
            "id": device,
            "player": player,
            "endpoint": subscription.endpoint,
            "public_key": encode(subscription.public_key),
            "auth": encode(subscription.auth),
            "made": wall_clock.now(),
        }
        cuts = [_cut(schema.devices, id=each) for each in (device, *oldest)]
        await self._store.write(*cuts, add(schema.devices, **values))

    async def remove_device(self, player: str, device: str) -> None:
        """Remove a player's device."""
        await self._store.write(_cut(schema.devices, id=_checked(device), player=player))

    async def forget_device(self, device: str) -> None:
        """Remove a device whose push service no longer knows it."""
        await self._store.write(_cut(schema.devices, id=device))

    async def devices_to_call(self, player: str) -> list[Device]:
        """Return the devices of a player with all that is needed to call them."""
        rows = await self._devices(player)
        language = await self._language(player) if rows else None
        return [
            Device(
                row["id"],
                _subscription(row["endpoint"], row["public_key"], row["auth"]),
                language,
            )
            for row in rows
        ]

    async def _language(self, player: str) -> str | None:
        players = schema.players.c
        query = select(players.language).where(players.id == player)
        row = await self._store.ask(lambda reader: reader.one(query))
        return None if row is None else row["language"]

    async def hooks(self, player: str, table: str | None) -> list[HookShape]:
        """Return the webhooks that a player has made, for their own calls or for a table."""
        rows = await self._hooks(_of(player, table))
        return [_shape(row) for row in rows]

    async def _hooks(self, which: ColumnElement[bool]) -> list[dict[str, Any]]:
        hooks = schema.hooks.c
        language = schema.players.c.language
        query = select(schema.hooks, language).join_from(
            schema.hooks, schema.players, schema.players.c.id == hooks.player
        )
        query = query.where(which).order_by(hooks.made)
        return await self._store.ask(lambda reader: reader.all(query))

    async def add_hook(self, player: str, table: str | None, asked: AddHook) -> None:
        """Add a webhook; raises RequestError if there are too many."""
        if len(await self._hooks(_of(player, table))) >= HOOKS:
            raise RequestError("too-many-hooks")
        values = {"id": new_id(), "player": player, "table_id": table, "kind": asked.kind}
        made = {"url": asked.url, "made": wall_clock.now(), "failures": 0}
        await self._store.write(add(schema.hooks, **values, **made, problem=None, status=None))

    async def remove_hook(self, player: str, hook: str) -> None:
        """Remove a webhook that a player has made."""
        await self._store.write(_cut(schema.hooks, id=_checked(hook), player=player))

    async def hook(self, player: str, hook: str) -> Hook:
        """Return a webhook that a player has made; raises RequestError if there is none."""
        columns = schema.hooks.c
        which = (columns.id == _checked(hook)) & (columns.player == player)
        rows = await self._hooks(which)
        if not rows:
            raise RequestError("nowhere")
        return _hook(rows[0])

    async def hooks_to_call(self, player: str, table: str) -> list[Hook]:
        """Return the webhooks of a player and of a table that still work."""
        hooks = schema.hooks.c
        which = (hooks.table_id == table) | _of(player, None)
        rows = await self._hooks(which & (hooks.failures < FAILURES))
        return [_hook(row) for row in rows]

    async def note(self, hook: Hook, fault: NotDelivered | None) -> None:
        """Note how the last call of a webhook went."""
        if fault is None and hook.failures == 0:
            return
        values: dict[str, str | int | None]
        values = {"failures": 0, "problem": None, "status": None}
        if fault is not None:
            failures = hook.failures + 1
            values = {"failures": failures, "problem": fault.problem, "status": fault.status}
        await self._store.write(put(schema.hooks, ("id",), id=hook.id, **values))


def _of(player: str, table: str | None) -> ColumnElement[bool]:
    """Return the condition for the webhooks that a player has made for a table, or for all of their
    own calls.
    """
    hooks = schema.hooks.c
    return (hooks.player == player) & (hooks.table_id == table)


def _subscription(endpoint: str, public_key: str, auth: str) -> Subscription:
    return Subscription(endpoint, decode(public_key), decode(auth))


def _asked_subscription(asked: AddDevice) -> Subscription:
    """Return a browser's subscription; raises RequestError if its keys cannot be right."""
    try:
        found = _subscription(asked.endpoint, asked.public_key, asked.auth)
        found.check()
    except ValueError:
        raise RequestError("malformed", "the keys of the browser") from None
    return found


def _device_id(endpoint: str) -> str:
    digest = hashlib.sha256(endpoint.encode()).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:16])


def _checked(name: str) -> str:
    if not is_id(name):
        raise RequestError("nowhere")
    return name


def _cut(table: Any, **values: str) -> Write:
    return Write("cut", table, values, tuple(values), may_be=True)


def _hook(row: Mapping[str, Any]) -> Hook:
    return Hook(row["id"], row["kind"], row["url"], row["failures"], row["language"])


def _shape(row: Mapping[str, Any]) -> HookShape:
    """Return a webhook without the rest of its URL, which is a secret of the receiver."""
    return {
        "hook": row["id"],
        "kind": row["kind"],
        "host": _host(row["url"]),
        "problem": row["problem"],
        "status": row["status"],
        "stopped": row["failures"] >= FAILURES,
    }


def _host(url: str) -> str:
    return urlsplit(url).hostname or ""
