"""The bodies of webhooks: what Discord, Slack, ntfy and programs expect."""

import re
from collections.abc import Callable, Mapping
from urllib.parse import urlsplit, urlunsplit

import orjson

from tenfold.server.calls.call_words import Call
from tenfold.server.calls.outgoing import Post
from tenfold.server.calls.public_addresses import NotDelivered

JSON = {"Content-Type": "application/json"}

MARKDOWN = re.compile(r"([\\*_~`|>#\[\]()<@:-])")
"""The characters that mean something in a message of Discord."""


def hook_post(kind: str, url: str, call: Call, origin: str | None) -> Post:
    """Return the request that sends a call to a webhook. `origin`: where others reach this server,
    if that is known.
    """
    link = None if origin is None else origin + call.path
    return _FORMATS[kind](url, call, link)


def _discord(url: str, call: Call, link: str | None) -> Post:
    """Return a message that mentions nobody, whatever players are called."""
    text = MARKDOWN.sub(r"\\\1", call.line)
    return _json(url, {"content": _with_link(text, link), "allowed_mentions": {"parse": []}})


def _slack(url: str, call: Call, link: str | None) -> Post:
    text = call.line.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return _json(url, {"text": _with_link(text, link)})


def _ntfy(url: str, call: Call, link: str | None) -> Post:
    """Return a message as JSON, since headers take no letters beyond ASCII. The topic is the last
    part of the URL.
    """
    parts = urlsplit(url)
    base, _, topic = parts.path.rpartition("/")
    if not topic:
        raise NotDelivered("address")
    message = {"topic": topic, "message": call.line}
    if link is not None:
        message["click"] = link
    return _json(urlunsplit((parts.scheme, parts.netloc, base or "/", parts.query, "")), message)


def _plain(url: str, call: Call, link: str | None) -> Post:
    body = {"what": call.what, "table": call.table, "game": call.game, "player": call.name}
    return _json(url, {**body, "text": call.line, "link": link})


def _with_link(text: str, link: str | None) -> str:
    if link is None:
        return text
    return f"{text} {link}"


def _json(url: str, body: Mapping[str, object]) -> Post:
    return Post(url, orjson.dumps(body), JSON)


_FORMATS: Mapping[str, Callable[[str, Call, str | None], Post]] = {
    "discord": _discord,
    "slack": _slack,
    "ntfy": _ntfy,
    "json": _plain,
}
"""How a call is written, by the kind of a webhook."""
