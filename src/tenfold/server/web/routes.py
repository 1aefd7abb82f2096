"""The HTTP API."""

import logging
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import TypeAdapter

from tenfold import games
from tenfold.server.bots.thought_queue import Asker, Urgency
from tenfold.server.errors import RequestError
from tenfold.server.ids import is_id
from tenfold.server.live.session import TableSession
from tenfold.server.net import addresses
from tenfold.server.node import Node
from tenfold.server.protocol import answers, credentials, offers
from tenfold.server.protocol.lessons import LessonShape
from tenfold.server.protocol.requests import (
    ChangeMe,
    ChangeTable,
    Join,
    MakeTable,
    MakeToken,
    MoveHere,
    Ready,
    Rematch,
    Remove,
    Start,
)
from tenfold.server.table import finished, lobby, results
from tenfold.server.table.commands import Person
from tenfold.server.table.omniscient import openly
from tenfold.server.web import game_words, lessons, metrics_page, offer, players
from tenfold.server.web.readiness import Readiness

YEAR = 365 * 24 * 3600

_LISTED = TypeAdapter(answers.Listed)

log = logging.getLogger("tenfold.server")

routes = APIRouter()


def _node(request: Request) -> Node:
    node: Node = request.app.state.node
    return node


Here = Annotated[Node, Depends(_node)]


async def _known(request: Request, node: Here) -> players.Known:
    known_player = await node.players.find(
        request.cookies.get(players.COOKIE), request.headers.get("authorization")
    )
    if known_player is None:
        raise RequestError("no-player")
    request.state.language = known_player.player["language"]
    return known_player


Known = Annotated[players.Known, Depends(_known)]


async def _asks(known: Known) -> answers.Player:
    return known.player


Me = Annotated[answers.Player, Depends(_asks)]


async def _in_browser(known: Known) -> players.Known:
    if known.token is not None:
        raise RequestError("not-by-token")
    return known


InBrowser = Annotated[players.Known, Depends(_in_browser)]
"""The player of a browser. A token may not make what would outlive it."""


async def _asking(request: Request, player: Me) -> Asker:
    return Asker(addresses.of_client(request.scope), player["player"])


Asks = Annotated[Asker, Depends(_asking)]
"""The address and player for whom a bot thinks."""


async def _session(request: Request, table: str, node: Here) -> TableSession:
    session = await node.session(table, addresses.of_client(request.scope))
    if node.store.is_shared:
        await session.follow()
    return session


At = Annotated[TableSession, Depends(_session)]


@routes.get("/api/me")
async def me(request: Request, response: Response, node: Here) -> answers.Player:
    """Return who asks; make a player if the request brings none."""
    bearer = request.headers.get("authorization")
    known_player = await node.players.find(request.cookies.get(players.COOKIE), bearer)
    if known_player is None:
        node.limit("players", addresses.of_client(request.scope))
        known_player = await node.players.make()
    if bearer is None:
        _set_cookie(request, response, node.players.cookie(known_player))
    return known_player.player


def _set_cookie(request: Request, response: Response, value: str) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(
        players.COOKIE, value, max_age=YEAR, httponly=True, samesite="strict", secure=secure
    )


@routes.patch("/api/me")
async def change_me(asked: ChangeMe, player: Me, node: Here) -> answers.Player:
    """Change name, colour, language and settings."""
    if asked.name is not None:
        node.limit("names", player["player"])
    changed = await node.players.change(player, asked)
    if (changed["name"], changed["colour"]) != (player["name"], player["colour"]):
        await _rename(node, players.person(changed))
    return changed


async def _rename(node: Node, who: Person) -> None:
    """Give a player the new name or colour at the tables that are not over, and where the player is
    connected.
    """
    for session in await node.registry.unfinished_tables_of(who.player):
        session.presence.rename(who)
        await session.commit(lambda table: lobby.rename(table, who))


@routes.post("/api/me/link")
async def link(known: InBrowser, node: Here) -> credentials.Moving:
    """Make a personal link, which makes another browser this player's. It works once."""
    return await node.credentials.make_link(known.id)


@routes.post("/api/me/move")
async def move_here(
    asked: MoveHere, request: Request, response: Response, node: Here
) -> answers.Player:
    """Make this browser the player of a personal link."""
    node.limit("players", addresses.of_client(request.scope))
    known_player = await node.players.move(asked.token)
    _set_cookie(request, response, node.players.cookie(known_player))
    return known_player.player


@routes.post("/api/me/sign-out")
async def sign_out(
    known: InBrowser, request: Request, response: Response, node: Here
) -> answers.Player:
    """Sign out everywhere but in this browser: other cookies, links and tokens are good for nothing
    from then on.
    """
    known_player = await node.players.sign_out(known)
    _set_cookie(request, response, node.players.cookie(known_player))
    return known_player.player


@routes.get("/api/my/tables")
async def my_tables(player: Me, node: Here) -> answers.Tables:
    """List my tables, the last ones first."""
    return {"tables": _listed(await node.registry.tables_of(player["player"]), player)}


def _listed(sessions: list[TableSession], player: answers.Player) -> list[answers.Listed]:
    """Return tables as a list. One that does not fit its type is left out and logged, so that the
    others are listed.
    """
    entries = []
    for session in sessions:
        try:
            entries.append(_LISTED.validate_python(session.listed(player["player"])))
        except Exception:
            log.exception("a table cannot be listed", extra={"table": session.table.id})
    return entries


@routes.get("/api/my/statistics")
async def my_statistics(player: Me, node: Here) -> answers.Statistics:
    """Return my results and ratings."""
    rows = await node.store.ask(lambda reader: reader.all(results.of_player(player["player"])))
    return results.statistics(rows)


@routes.get("/api/my/tokens")
async def my_tokens(known: InBrowser, node: Here) -> credentials.Tokens:
    """List my tokens for programs."""
    return {"tokens": await node.credentials.tokens(known.id)}


@routes.post("/api/my/tokens")
async def make_token(asked: MakeToken, known: InBrowser, node: Here) -> credentials.TokenShape:
    """Make a token for a program; its secret is shown once."""
    return await node.credentials.make_token(known.id, asked.name)


@routes.delete("/api/my/tokens/{token}", status_code=204)
async def revoke(token: str, known: InBrowser, node: Here) -> None:
    """Revoke a token."""
    await node.credentials.revoke(known.id, token)


@routes.get("/api/games")
async def all_games(node: Here) -> offers.Offer:
    """Return the games and all that can be chosen for a table."""
    return offer.offer(node.settings.address)


@routes.get("/api/games/{game}/statistics")
async def game_statistics(game: str, node: Here) -> answers.Statistics:
    """Return the results of everybody in a game."""
    if game not in games.names():
        raise RequestError("nowhere")
    rows = await node.store.ask(lambda reader: reader.all(results.of_game(game)))
    return {"standings": results.standings(rows), "ratings": {}}


@routes.get("/api/words/{language}/{file}", response_class=PlainTextResponse)
async def words(language: str, file: str) -> Response:
    """A catalogue of a game from another package, in Project Fluent's format; the page has all
    others.
    """
    found = game_words.find(language, file)
    if found is None:
        raise RequestError("nowhere")
    return PlainTextResponse(found.read_text(encoding="utf-8"))


FrameNumber = Annotated[int, Path(ge=0, lt=1000)]


@routes.get("/api/lessons/{game}")
async def lesson(game: str, asker: Asks, node: Here) -> LessonShape:
    """The lesson of a game."""
    return await node.bot_pool.think(lambda: lessons.shape(game), asker, Urgency.READING)


@routes.get("/api/lessons/{game}/frames/{frame}/why-not")
async def why_not(
    game: str, frame: FrameNumber, move: str, asker: Asks, node: Here
) -> answers.WhyNot:
    """Why a move is refused in a frame of a lesson."""
    return await node.bot_pool.think(
        lambda: lessons.why_not(game, frame, move), asker, Urgency.READING
    )


@routes.get("/api/tables")
async def public_tables(player: Me, node: Here) -> answers.Tables:
    """List public tables that are not over."""
    return {"tables": _listed(await node.registry.public_tables(), player)}


@routes.post("/api/tables")
async def make_table(asked: MakeTable, asker: Asks, player: Me, node: Here) -> answers.Listed:
    """Make a table; the same request with the same id is answered with the same table."""
    node.limit("address-tables", asker.address)
    node.limit("tables", player["player"])
    wish = f"{player['player']} {asked.id}"
    name = None
    if asked.id is not None:
        name = node.signer.new_id(wish, "table")
    session = await node.opener.make(asked, players.person(player), name)
    return session.listed(player["player"])


@routes.get("/api/tables/{table}")
async def one_table(session: At, player: Me) -> answers.Listed:
    """Return a table, by its id or short code."""
    return session.listed(player["player"])


@routes.patch("/api/tables/{table}")
async def change_table(asked: ChangeTable, session: At, player: Me) -> answers.Listed:
    """Change a table before its game begins, as its host."""
    await session.commit(lambda table: lobby.change(table, players.person(player), asked))
    return session.listed(player["player"])


@routes.post("/api/tables/{table}/join")
async def join(asked: Join, session: At, player: Me) -> answers.Listed:
    """Sit down at an open seat."""
    await session.commit(lambda table: lobby.sit(table, players.person(player), asked))
    return session.listed(player["player"])


@routes.post("/api/tables/{table}/remove")
async def remove(asked: Remove, session: At, player: Me) -> answers.Listed:
    """Remove a guest before the game begins, as the host. The guest cannot sit down again."""
    await session.commit(lambda table: lobby.remove(table, players.person(player), asked.seat))
    return session.listed(player["player"])


@routes.post("/api/tables/{table}/ready")
async def ready(asked: Ready, session: At, player: Me) -> answers.Listed:
    """Say that one is ready."""
    await session.commit(lambda table: lobby.ready(table, players.person(player), asked))
    await session.commit(lobby.begin_rematch)
    return session.listed(player["player"])


@routes.post("/api/tables/{table}/start")
async def start(asked: Start, session: At, player: Me) -> answers.Listed:
    """Start the game, as the host."""
    await session.commit(lambda table: lobby.start(table, players.person(player), asked))
    return session.listed(player["player"])


@routes.post("/api/tables/{table}/leave")
async def leave(session: At, player: Me) -> answers.Listed:
    """Leave the table."""
    who = players.person(player)
    for _ in session.table.seats_of(who.player):
        await session.commit(lambda table: lobby.leave(table, who))
    return session.listed(player["player"])


@routes.post("/api/tables/{table}/rematch")
async def rematch(
    session: At, player: Me, node: Here, asked: Rematch | None = None
) -> answers.Listed:
    """Go on at another table with the same people, once all of them want to."""
    if not session.table.seats_of(player["player"]):
        raise RequestError("not-yours")
    luck = ""
    if asked is not None:
        luck = asked.luck
    other = await node.opener.rematch(session, players.person(player), luck)
    return other.listed(player["player"])


@routes.get("/api/our/{table}")
async def our_table(table: str, player: Me, node: Here) -> answers.OurTable:
    """Return where a series of rematches goes on, by the id of its first table."""
    if not is_id(table):
        raise RequestError("no-table")
    newest = await node.store.ask(lambda reader: reader.one(results.newest_of_series(table)))
    if newest is None:
        raise RequestError("no-table")
    return {"table": newest["id"]}


@routes.get("/api/tables/{table}/record", response_class=PlainTextResponse)
async def record(session: At, player: Me) -> Response:
    """Return the record as text, when the game is over."""
    name = f"tenfold-{session.table.game}-{session.table.code}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(finished.record(session.table), headers=headers)


@routes.get("/api/tables/{table}/deal")
async def deal(session: At, asker: Asks, node: Here) -> answers.Draws:
    """Return all draws of a finished game, for whoever verifies them."""
    draws = await node.bot_pool.think(lambda: finished.draws(session.table), asker, Urgency.READING)
    return {"deal": session.shape()["deal"], "draws": draws}


@routes.get("/api/tables/{table}/replay")
async def replay(
    session: At, asker: Asks, node: Here, seat: int | None = None, all: bool = False
) -> answers.Replay:
    """Return the finished game as a seat saw it, or as a spectator did, or with nothing hidden."""
    match = finished.finished(session.table)
    if seat is not None and seat not in range(match.seats):
        raise RequestError("malformed", "there is no such seat")
    by_bot = session.table.by_bot
    steps = await node.bot_pool.think(
        lambda: finished.steps(openly(match) if all else match, seat, by_bot),
        asker,
        Urgency.READING,
    )
    return {"table": session.shape(), "seat": seat, "steps": steps}


@routes.get("/healthz", include_in_schema=False)
async def healthz() -> PlainTextResponse:
    """Say that the server runs."""
    return PlainTextResponse("ok\n")


@routes.get("/readyz", include_in_schema=False)
async def readyz(request: Request) -> PlainTextResponse:
    """Say whether the server can serve: the database can be read and written, and the rules are
    compiled.
    """
    readiness: Readiness = request.app.state.readiness
    why_not = await readiness.why_not()
    if why_not is not None:
        return PlainTextResponse(f"{why_not}\n", 503)
    return PlainTextResponse("ready\n")


@routes.get("/metrics", include_in_schema=False)
async def metrics(node: Here) -> PlainTextResponse:
    """Return the figures for Prometheus."""
    return PlainTextResponse(metrics_page.text(node), media_type="text/plain; version=0.0.4")
