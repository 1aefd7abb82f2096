"""The built page: its files, and its one document for every other address."""

import os
import re
from collections.abc import Awaitable, Callable
from mimetypes import guess_type
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

VARY = "Accept-Language, Host"
"""What the head of a table's document depends on."""

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Tenfold</title>
<h1>Tenfold</h1><p>The server runs,
but its page has not been built: run <code>make play</code>.</p></html>
"""


COMPRESSED = {"br": ".br", "gzip": ".gz"}
"""The file endings of the encodings in which the build has compressed its texts, the smallest
first.
"""


REFUSED = re.compile(r"q\s*=\s*0(\.0*)?")
"""The weight of an encoding that a browser refuses."""


Head = Callable[[str, Scope], Awaitable[str | None]]
"""Returns what the document of an address has in its head beside the usual, or None."""


async def _nothing(path: str, scope: Scope) -> None:
    """Add nothing to any document."""


class Page(StaticFiles):
    """The files of the page."""

    def __init__(self, folder: Path, head: Head) -> None:
        super().__init__(directory=folder, html=True)
        self._document = folder / "index.html"
        self._head = head

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file, or the document if the address is one of the page."""
        more = await self._head(path, scope)
        if more is not None:
            return self._with_head(more)
        try:
            response = await self._smallest(path, scope)
        except HTTPException as fault:
            if fault.status_code != 404 or Path(path).suffix or path.startswith(("api", "ws")):
                raise
            path = "index.html"
            response = await self._smallest(path, scope)
        is_named_by_content = path.startswith("assets" + os.sep)
        response.headers["Cache-Control"] = (
            "public, max-age=31536000, immutable" if is_named_by_content else "no-cache"
        )
        return response

    def _with_head(self, more: str) -> Response:
        document = self._document.read_text(encoding="utf-8").replace("</head>", f"{more}</head>")
        return HTMLResponse(document, headers={"Cache-Control": "no-cache", "Vary": VARY})

    async def _smallest(self, path: str, scope: Scope) -> Response:
        """Return a file, compressed if the build has done so and the browser accepts it."""
        if path == ".":
            path = "index.html"
        plain = await super().get_response(path, scope)
        accepted = _encodings(Headers(scope=scope).get("accept-encoding", ""))
        for encoding, ending in COMPRESSED.items():
            if encoding not in accepted or not isinstance(plain, FileResponse):
                continue
            place, stat = self.lookup_path(path + ending)
            if stat is not None:
                response = self.file_response(place, stat, scope)
                response.headers["Content-Encoding"] = encoding
                response.headers["Content-Type"] = guess_type(path)[0] or "text/plain"
                response.headers["Vary"] = "Accept-Encoding"
                return response
        return plain


def _encodings(header: str) -> set[str]:
    """Return the encodings that an `Accept-Encoding` header names and does not refuse with a weight
    of 0.
    """
    encodings = set()
    for part in header.lower().split(","):
        encoding, _, weight = part.partition(";")
        if not REFUSED.fullmatch(weight.strip()):
            encodings.add(encoding.strip())
    return encodings


class Missing:
    """Answers that the page has not been built."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http" or scope["path"].startswith(("/api", "/ws")):
            raise HTTPException(404)
        await HTMLResponse(NOT_BUILT)(scope, receive, send)


def page(folder: Path, head: Head = _nothing) -> Page | Missing:
    """Return the page in a folder, with what belongs to the head of each document."""
    if (folder / "index.html").is_file():
        return Page(folder, head)
    return Missing()
