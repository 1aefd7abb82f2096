"""The built page, served as it is; every address of it leads to the one document."""

import os
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Tenfold</title>
<h1>Tenfold</h1><p>The server runs, but its page has not been built: run <code>make play</code>.</p></html>
"""


class Page(StaticFiles):
    """The files of the page."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the document for an address of the page."""
        try:
            found = await super().get_response(path, scope)
        except HTTPException as fault:
            if fault.status_code != 404 or Path(path).suffix or path.startswith(("api", "ws")):
                raise
            found = await super().get_response("index.html", scope)
            path = "index.html"
        is_named_by_content = path.startswith("assets" + os.sep)
        found.headers["Cache-Control"] = "public, max-age=31536000, immutable" if is_named_by_content else "no-cache"
        return found


class Missing:
    """Says that there is no page."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer any request."""
        if scope["type"] != "http" or scope["path"].startswith(("/api", "/ws")):
            raise HTTPException(404)
        await HTMLResponse(NOT_BUILT)(scope, receive, send)


def page(folder: Path) -> Page | Missing:
    """The page in a folder."""
    return Page(directory=folder, html=True) if (folder / "index.html").is_file() else Missing()
