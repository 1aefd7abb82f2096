"""What is asked over plain HTTP."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import PlainTextResponse
from sqlalchemy import text

from tenfold import games
from tenfold.server import after, offer, players, results, seating, shapes
from tenfold.server.errors import Wrong
from tenfold.server.hall import Hall
from tenfold.server.keeper import Keeper
from tenfold.server.node import Node
from tenfold.server.opened import openly
from tenfold.server.requests import ChangeMe, ChangeTable, Join, MakeTable, MakeToken, MoveHere, Ready, Start

YEAR = 365 * 24 * 3600

routes = APIRouter()


def _node(request: Request) -> Node:
    found: Node = request.app.state.node
    return found


Here = Annotated[Node, Depends(_node)]


async def _asks(request: Request, node: Here) -> shapes.Player:
    found = await node.players.find(request.cookies.get(players.COOKIE), request.headers.get("authorization"))
    if found is None:
        raise Wrong("no-player")
    request.state.language = found["language"]
    return found


Me = Annotated[shapes.Player, Depends(_asks)]


async def _kept(table: str, node: Here) -> Keeper:
    return await node.hall.keeper(table)


At = Annotated[Keeper, Depends(_kept)]


@routes.get("/api/me")
async def me(request: Request, response: Response, node: Here) -> shapes.Player:
    """Who I am; makes a player where the request brings none."""
    bearer = request.headers.get("authorization")
    found = await node.players.find(request.cookies.get(players.COOKIE), bearer)
    if found is None:
        node.limit("players", request.client.host if request.client else "")
        found = await node.players.make()
    if bearer is None:
        _set_cookie(request, response, node.players.cookie(found))
    return found


def _set_cookie(request: Request, response: Response, value: str) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(players.COOKIE, value, max_age=YEAR, httponly=True, samesite="strict", secure=secure)


@routes.patch("/api/me")
async def change_me(asked: ChangeMe, player: Me, node: Here) -> shapes.Player:
    """Change name, colour, language and settings."""
    return await node.players.change(player, asked)


@routes.post("/api/me/link")
async def link(player: Me, node: Here) -> shapes.Moving:
    """A personal link, which makes another device this player's."""
    return node.players.link(player)


@routes.post("/api/me/move")
async def move_here(asked: MoveHere, request: Request, response: Response, node: Here) -> shapes.Player:
    """Be the player of a personal link."""
    node.limit("players", request.client.host if request.client else "")
    found = await node.players.moved(asked.token)
    _set_cookie(request, response, node.players.cookie(found))
    return found


@routes.get("/api/my/tables")
async def my_tables(player: Me, node: Here) -> shapes.Tables:
    """My tables, the last ones first."""
    found = await node.hall.tables_of(player["player"])
    return {"tables": [keeper.listed(player["player"]) for keeper in found]}


@routes.get("/api/my/statistics")
async def my_statistics(player: Me, node: Here) -> shapes.Statistics:
    """My results and ratings."""
    found = await node.hall.ask(lambda: node.hall.reader.all(results.of_player(player["player"])))
    return results.statistics(found, curves=True)


@routes.get("/api/my/tokens")
async def my_tokens(player: Me, node: Here) -> shapes.Tokens:
    """My tokens for programs."""
    return {"tokens": await node.players.tokens(player)}


@routes.post("/api/my/tokens")
async def make_token(asked: MakeToken, player: Me, node: Here) -> shapes.TokenShape:
    """A token for a program; its secret is told once."""
    return await node.players.make_token(player, asked.name)


@routes.delete("/api/my/tokens/{token}", status_code=204)
async def revoke(token: str, player: Me, node: Here) -> None:
    """Make a token good for nothing."""
    await node.players.revoke(player, token)


@routes.get("/api/games")
async def all_games() -> shapes.Offer:
    """The games and all that can be chosen for a table."""
    return offer.offer()


@routes.get("/api/games/{game}/statistics")
async def game_statistics(game: str, node: Here) -> shapes.Statistics:
    """The results of everybody in a game."""
    if game not in games.names():
        raise Wrong("nowhere")
    found = await node.hall.ask(lambda: node.hall.reader.all(results.of_game(game)))
    return results.statistics(found, curves=False)


@routes.get("/api/tables")
async def public_tables(player: Me, node: Here) -> shapes.Tables:
    """Public tables that wait or play."""
    return {"tables": [keeper.listed(player["player"]) for keeper in await node.hall.public_tables()]}


@routes.post("/api/tables")
async def make_table(asked: MakeTable, player: Me, node: Here) -> shapes.Listed:
    """Make a table."""
    node.limit("tables", player["player"])
    keeper = await node.hall.make(asked, players.person(player))
    return keeper.listed(player["player"])


@routes.get("/api/tables/{table}")
async def one_table(keeper: At, player: Me) -> shapes.Listed:
    """A table, by its id or short code."""
    return keeper.listed(player["player"])


@routes.patch("/api/tables/{table}")
async def change_table(asked: ChangeTable, keeper: At, player: Me) -> shapes.Listed:
    """The host changes it before it begins."""
    await keeper.change(lambda table: seating.change(table, players.person(player), asked))
    return keeper.listed(player["player"])


@routes.post("/api/tables/{table}/join")
async def join(asked: Join, keeper: At, player: Me) -> shapes.Listed:
    """Sit down at an open seat."""
    await keeper.change(lambda table: seating.sit(table, players.person(player), asked))
    return keeper.listed(player["player"])


@routes.post("/api/tables/{table}/ready")
async def ready(asked: Ready, keeper: At, player: Me) -> shapes.Listed:
    """Say that one is ready."""
    await keeper.change(lambda table: seating.ready(table, players.person(player), asked.ready))
    return keeper.listed(player["player"])


@routes.post("/api/tables/{table}/start")
async def start(asked: Start, keeper: At, player: Me) -> shapes.Listed:
    """The host begins."""
    await keeper.change(lambda table: seating.start(table, players.person(player), asked))
    return keeper.listed(player["player"])


@routes.post("/api/tables/{table}/leave")
async def leave(keeper: At, player: Me) -> shapes.Listed:
    """Get up."""
    who = players.person(player)
    for _ in keeper.table.seats_of(who.player):
        await keeper.change(lambda table: seating.leave(table, who))
    return keeper.listed(player["player"])


@routes.post("/api/tables/{table}/rematch")
async def rematch(keeper: At, player: Me, node: Here) -> shapes.Listed:
    """Go on at another table with the same people."""
    if not keeper.table.seats_of(player["player"]):
        raise Wrong("not-yours")
    return (await node.hall.again(keeper)).listed(player["player"])


@routes.get("/api/tables/{table}/record", response_class=PlainTextResponse)
async def record(keeper: At, player: Me) -> Response:
    """The record as text, when the game is over."""
    name = f"tenfold-{keeper.table.game}-{keeper.table.code}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(after.record(keeper.table), headers=headers)


@routes.get("/api/tables/{table}/deal")
async def deal(keeper: At, player: Me, node: Here) -> shapes.Draws:
    """All that chance did in a finished game, for whoever verifies it."""
    draws = await node.hall.minds.think(lambda: after.draws(keeper.table))
    return {"deal": keeper.shape()["deal"], "draws": draws}


@routes.get("/api/tables/{table}/replay")
async def replay(keeper: At, player: Me, node: Here, seat: int | None = None, all: bool = False) -> shapes.Replay:
    """The finished game as a seat saw it, or as a spectator did, or with nothing hidden."""
    match = after.finished(keeper.table)
    if seat is not None and seat not in range(match.seats):
        raise Wrong("malformed", "there is no such seat")
    steps = await node.hall.minds.think(lambda: after.steps(openly(match) if all else match, seat))
    return {"table": keeper.shape(), "seat": seat, "steps": steps}


@routes.get("/healthz", include_in_schema=False)
async def healthz() -> PlainTextResponse:
    """It runs."""
    return PlainTextResponse("ok\n")


@routes.get("/readyz", include_in_schema=False)
async def readyz(node: Here) -> PlainTextResponse:
    """It can serve: the database answers, and the last thing that was to be written was."""
    try:
        await node.hall.ask(lambda: _answers(node.hall))
    except Wrong:
        return PlainTextResponse("the database is away\n", 503)
    if not node.writer.sound:
        return PlainTextResponse("nothing can be stored\n", 503)
    if not node.warmth.is_ready:
        return PlainTextResponse("the rules are being compiled\n", 503)
    return PlainTextResponse("ready\n")


def _answers(hall: Hall) -> Any:
    with hall.reader.engine.connect() as connection:
        return connection.execute(text("select 1")).scalar_one()


@routes.get("/metrics", include_in_schema=False)
async def metrics(node: Here) -> PlainTextResponse:
    """Figures for Prometheus."""
    return PlainTextResponse(node.metrics.text(node.hall), media_type="text/plain; version=0.0.4")
