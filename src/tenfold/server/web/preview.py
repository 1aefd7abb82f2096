"""What chat programs show of a link to a table: its game, its players and, in the end, who won."""

import re
from html import escape

from starlette.datastructures import Headers
from starlette.types import Scope

from tenfold.server.calls.call_words import FILES, game_title, seat_name
from tenfold.server.errors import RequestError
from tenfold.server.net import addresses
from tenfold.server.node import Node
from tenfold.server.table.table import Table
from tenfold.words.catalogue import Catalogue, catalogue
from tenfold.words.languages import LANGUAGES
from tenfold.words.speech import Speech

TABLE = re.compile(r"t/([\w-]+)(?:/replay)?/?")
"""The address of a table or of its replay."""

PICTURES = ("africa", "tenzania", "tickets", "usa")
"""The games that have a picture of their own; all others show the mark."""


async def tags(node: Node, path: str, scope: Scope) -> str | None:
    """Return the tags for the head of the page of a table, or None if the address is no table's.

    They have nothing that is not shown to everybody who opens the link: no cards, no tiles, and
    before the end no points.
    """
    found = TABLE.fullmatch(path)
    if found is None:
        return None
    try:
        session = await node.session(found[1], addresses.of_client(scope))
    except RequestError:
        return None
    words = catalogue(_language(scope), FILES)
    game = session.table.game
    values = {
        "og:type": "website",
        "og:site_name": "Tenfold",
        "og:title": game_title(words, game),
        "og:description": _about(words, session.table),
        "og:image": f"{_origin(node, scope)}/{_picture(game)}",
    }
    return "".join(
        f'<meta property="{name}" content="{escape(value)}" />' for name, value in values.items()
    )


def _about(words: Catalogue, table: Table) -> str:
    """Return who sits at a table, and whether it waits, is in play or was won by somebody."""
    names = [seat_name(words, seat) for seat in table.seats if seat.kind != "open"]
    players = Speech(words).join(names, "and")
    message, winners = f"preview-{table.status}", ""
    if table.status == "over" and table.match is not None and table.match.result is not None:
        won = table.match.result.winners
        winners = Speech(words).join([seat_name(words, table.seats[seat]) for seat in won], "and")
        message = "preview-won" if len(won) < len(table.seats) else "preview-draw"
    return words.say(message, {"names": players, "winners": winners})


def _language(scope: Scope) -> str:
    """Return the first language that a browser asks for, if the catalogues have it."""
    asked = Headers(scope=scope).get("accept-language", "")[:2].lower()
    return asked if asked in LANGUAGES else "en"


def _origin(node: Node, scope: Scope) -> str:
    """Return the public address of the server, or the one that was asked for."""
    if node.settings.address:
        return node.settings.address.rstrip("/")
    host = Headers(scope=scope).get("host", "")
    return f"{scope.get('scheme', 'http')}://{host}"


def _picture(game: str) -> str:
    return f"boxes/{game}-share.jpg" if game in PICTURES else "icon-512.png"
