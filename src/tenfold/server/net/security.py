"""Checks every request before the application gets it: host, origin, size and rate; sets security
headers.
"""

import ipaddress
import json
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tenfold.server.errors import RequestError
from tenfold.server.metrics import Metrics
from tenfold.server.net import addresses
from tenfold.server.net.limits import BODY, ENDLESS, LIMITS, Buckets
from tenfold.server.node import Node

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src "
    "'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


class Security:
    """ASGI middleware around the HTTP application and the one for sockets."""

    def __init__(self, app: ASGIApp, sockets: ASGIApp, node: Node) -> None:
        self._app = app
        self._sockets = sockets
        self._names = {"localhost", *(name.lower() for name in node.settings.names)}
        self._rate = (
            Buckets(ENDLESS, ENDLESS) if node.settings.unlimited else Buckets(*LIMITS["requests"])
        )
        self._metrics = node.metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        wrong = self._wrong(scope)
        if wrong is not None:
            self._note(wrong)
        if wrong is None and scope["type"] == "websocket":
            await self._sockets(scope, receive, send)
        elif wrong is None:
            await self._app(scope, _limited(receive), _with_headers(scope, send, self._metrics))
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await send(
                {"type": "websocket.close", "code": 4013 if wrong.problem == "too-many" else 4003}
            )
        else:
            await _refuse(wrong, _with_headers(scope, send, self._metrics))

    def _note(self, wrong: RequestError) -> None:
        self._metrics.problems[wrong.problem] += 1
        if wrong.problem == "too-many":
            self._metrics.limited["requests"] += 1

    def _wrong(self, scope: Scope) -> RequestError | None:
        headers = Headers(scope=scope)
        if len(headers.getlist("host")) > 1:
            return RequestError("malformed", "two Host headers")
        host = headers.get("host", "")
        if not self._is_ours(_name(host)):
            return RequestError("origin")
        origin = headers.get("origin")
        if origin is not None and _changes(scope) and _parts(origin).netloc.lower() != host.lower():
            return RequestError("origin")
        if int(headers.get("content-length") or 0) > BODY:
            return RequestError("too-large")
        if not self._rate.take(addresses.of_client(scope)):
            return RequestError("too-many")
        return None

    def _is_ours(self, name: str) -> bool:
        """Return whether a host is this server: an IP address or a name that was configured
        (against DNS rebinding).
        """
        if name in self._names:
            return True
        try:
            return bool(ipaddress.ip_address(name))
        except ValueError:
            return False


def _changes(scope: Scope) -> bool:
    return scope["type"] == "websocket" or scope["method"] not in SAFE


def _name(host: str) -> str:
    """Return the name in a host and port."""
    return (_parts(f"//{host}").hostname or "").lower()


def _parts(address: str) -> SplitResult:
    """Return the parts of a URL; all are empty if it cannot be parsed."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def _limited(receive: Receive) -> Receive:
    """Refuse a body that turns out to be too long, whatever its header says."""
    length = 0

    async def limited() -> Message:
        nonlocal length
        message = await receive()
        if message["type"] == "http.request":
            length += len(message.get("body", b""))
            if length > BODY:
                raise HTTPException(413)
        return message

    return limited


def _with_headers(scope: Scope, send: Send, metrics: Metrics) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            metrics.statuses[str(message["status"])] += 1
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if scope["scheme"] == "https":
                headers["Strict-Transport-Security"] = "max-age=31536000"
            headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return sending


async def _refuse(wrong: RequestError, send: Send) -> None:
    body = json.dumps({"problem": wrong.problem, "sentence": wrong.say(None)}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if wrong.status == 429:
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": wrong.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
