"""How a player is called while the page is closed, over HTTP: devices and webhooks."""

from fastapi import APIRouter

from tenfold.server.calls import call_words
from tenfold.server.calls.public_addresses import NotDelivered
from tenfold.server.errors import RequestError
from tenfold.server.node import Node
from tenfold.server.protocol.calls import Calls, Hooks
from tenfold.server.protocol.requests import AddDevice, AddHook
from tenfold.server.web.routes import At, Here, InBrowser

routes = APIRouter()


@routes.get("/api/calls")
async def my_calls(known: InBrowser, node: Here) -> Calls:
    """Return how I am called."""
    receivers = node.caller.receivers
    return {
        "push_key": node.push_sender.public_key(),
        "devices": await receivers.devices(known.id),
        "hooks": await receivers.hooks(known.id, None),
    }


@routes.post("/api/calls/devices")
async def add_device(asked: AddDevice, known: InBrowser, node: Here) -> Calls:
    """Call me on this device, by its browser's push service."""
    node.limit("receivers", known.id)
    await _admit(node, asked.endpoint)
    await node.caller.receivers.add_device(known.id, asked)
    return await my_calls(known, node)


@routes.delete("/api/calls/devices/{device}")
async def remove_device(device: str, known: InBrowser, node: Here) -> Calls:
    """Do not call me on a device any more."""
    await node.caller.receivers.remove_device(known.id, device)
    return await my_calls(known, node)


@routes.post("/api/calls/devices/{device}/test")
async def test_device(device: str, known: InBrowser, node: Here) -> Calls:
    """Send a call to a device to try it."""
    node.limit("receivers", known.id)
    devices = await node.caller.receivers.devices_to_call(known.id)
    chosen = [each for each in devices if each.id == device]
    if not chosen:
        raise RequestError("nowhere")
    call = call_words.trial(known.player["name"], known.player["language"])
    try:
        await node.caller.push(chosen[0], call)
    except NotDelivered as fault:
        raise RequestError("not-delivered") from fault
    return await my_calls(known, node)


@routes.post("/api/calls/hooks")
async def add_hook(asked: AddHook, known: InBrowser, node: Here) -> Calls:
    """Add a webhook, which is called for me at every table."""
    await _add_hook(node, known.id, None, asked)
    return await my_calls(known, node)


@routes.delete("/api/calls/hooks/{hook}")
async def remove_hook(hook: str, known: InBrowser, node: Here) -> Calls:
    """Remove a webhook that I have made, at a table too."""
    await node.caller.receivers.remove_hook(known.id, hook)
    return await my_calls(known, node)


@routes.post("/api/calls/hooks/{hook}/test")
async def test_hook(hook: str, known: InBrowser, node: Here) -> Calls:
    """Send a call to a webhook that I have made to try it; its entry says how that went."""
    await _test_hook(node, known, hook)
    return await my_calls(known, node)


@routes.get("/api/tables/{table}/hooks")
async def table_hooks(session: At, known: InBrowser, node: Here) -> Hooks:
    """Return the webhooks of a table, as its host."""
    _check_host(session, known)
    return {"hooks": await node.caller.receivers.hooks(known.id, session.table.id)}


@routes.post("/api/tables/{table}/hooks")
async def add_table_hook(asked: AddHook, session: At, known: InBrowser, node: Here) -> Hooks:
    """Add a webhook, which is called for every player of a table, as its host."""
    _check_host(session, known)
    await _add_hook(node, known.id, session.table.id, asked)
    return await table_hooks(session, known, node)


async def _add_hook(node: Node, player: str, table: str | None, asked: AddHook) -> None:
    node.limit("receivers", player)
    await _admit(node, asked.url)
    await node.caller.receivers.add_hook(player, table, asked)


async def _test_hook(node: Node, known: InBrowser, name: str) -> None:
    node.limit("receivers", known.id)
    hook = await node.caller.receivers.hook(known.id, name)
    call = call_words.trial(known.player["name"], known.player["language"])
    try:
        await node.caller.post(hook, call)
    except NotDelivered:
        return


async def _admit(node: Node, url: str) -> None:
    try:
        await node.call_addresses.admit(url)
    except NotDelivered as fault:
        raise RequestError("bad-address") from fault


def _check_host(session: At, known: InBrowser) -> None:
    if session.table.host != known.id:
        raise RequestError("not-host")
