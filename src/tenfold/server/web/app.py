"""The application: its routes, the page, error answers, and what begins and ends with it."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from functools import partial

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

from tenfold import __version__
from tenfold.server.errors import RequestError
from tenfold.server.net import table_socket
from tenfold.server.net.security import Security
from tenfold.server.node import Node
from tenfold.server.people import routes as people_routes
from tenfold.server.web import (
    call_routes,
    daily_routes,
    page,
    play_on_routes,
    preview,
    routes,
)
from tenfold.server.web.readiness import Readiness

log = logging.getLogger("tenfold.server")

ROUND = 10.0
"""How many seconds lie between two rounds of housekeeping."""


def build(node: Node) -> ASGIApp:
    """Return the application of a server."""
    settings = node.settings
    app = FastAPI(
        title="Tenfold",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.router.lifespan_context = _lifespan(node)
    app.state.node = node
    app.state.readiness = Readiness(node)
    app.include_router(routes.routes)
    app.include_router(daily_routes.routes)
    app.include_router(people_routes.routes)
    app.include_router(play_on_routes.routes)
    app.include_router(call_routes.routes)
    app.mount("/", page.page(settings.client, partial(preview.tags, node)))
    app.add_exception_handler(RequestError, _answer_error)
    app.add_exception_handler(RequestValidationError, _answer_malformed)
    app.add_exception_handler(HTTPException, _answer_http_error)
    return Security(app, table_socket.sockets(node), node)


def _lifespan(node: Node) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        node.begin()
        rounds = asyncio.get_running_loop().create_task(_keep_house(node))
        try:
            yield
        finally:
            rounds.cancel()
            await node.close()

    return lifespan


async def _keep_house(node: Node) -> None:
    """Close sockets of players who have signed out, and drop idle tables, now and then."""
    while True:
        with contextlib.suppress(RequestError):
            await node.players.close_signed_out()
        node.registry.evict_idle()
        await asyncio.sleep(ROUND)


async def _answer_error(request: Request, fault: Exception) -> JSONResponse:
    assert isinstance(fault, RequestError)
    request.app.state.node.metrics.problems[fault.problem] += 1
    language = getattr(request.state, "language", None)
    headers = None
    if fault.status in (429, 503):
        headers = {"Retry-After": "5"}
    return JSONResponse(
        {"problem": fault.problem, "sentence": fault.say(language)}, fault.status, headers
    )


async def _answer_malformed(request: Request, fault: Exception) -> JSONResponse:
    assert isinstance(fault, RequestValidationError)
    first = fault.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    return await _answer_error(request, RequestError("malformed", f"{place} {first['msg']}"[:200]))


async def _answer_http_error(request: Request, fault: Exception) -> JSONResponse:
    assert isinstance(fault, HTTPException)
    wrong = RequestError(
        {404: "nowhere", 405: "nowhere", 413: "too-large"}.get(fault.status_code, "malformed")
    )
    return JSONResponse(
        {"problem": wrong.problem, "sentence": wrong.say(None)}, fault.status_code, fault.headers
    )
