"""What is mine over HTTP: my finished games, all of my data, and being forgotten."""

from typing import Annotated

from fastapi import APIRouter, Query, Response
from fastapi.responses import StreamingResponse

from tenfold.server.errors import RequestError
from tenfold.server.people import export, played, statistics
from tenfold.server.protocol.people import Numbers, PlayedGames
from tenfold.server.protocol.requests import ForgetMe
from tenfold.server.web import players
from tenfold.server.web.routes import Here, InBrowser, Me

routes = APIRouter()

Time = Annotated[int | None, Query(ge=0, lt=2**53)]
"""Milliseconds since 1970."""

GameName = Annotated[str | None, Query(max_length=16)]


@routes.get("/api/my/games")
async def my_games(
    player: Me, node: Here, before: Time = None, game: GameName = None
) -> PlayedGames:
    """List my finished games, the last ones first."""
    query = played.listed(player["player"], before, game)
    rows = await node.store.ask(lambda reader: reader.all(query))
    page = rows[: played.PAGE]
    return {
        "games": [played.shape(row) for row in page],
        "before": page[-1]["at"] if len(rows) > played.PAGE else None,
    }


@routes.get("/api/my/numbers")
async def my_numbers(player: Me, node: Here) -> Numbers:
    """What my games say: by game, players and opponent, with records and the passport."""
    query = played.of_player(player["player"])
    return statistics.numbers(await node.store.ask(lambda reader: reader.all(query)))


@routes.get("/api/my/data", response_class=StreamingResponse)
async def my_data(known: InBrowser, node: Here) -> Response:
    """Everything of mine in one file: settings, results, and all games with their records."""
    node.limit("exports", known.id)
    headers = {"Content-Disposition": 'attachment; filename="tenfold-my-data.json"'}
    document = export.document(node.store, node.loader, known.player)
    return StreamingResponse(document, headers=headers, media_type="application/json")


@routes.post("/api/me/forget", status_code=204)
async def forget_me(asked: ForgetMe, known: InBrowser, node: Here, response: Response) -> None:
    """Delete who I am: name, settings, statistics and everything that signs me in. Games of others
    stay, without my name.
    """
    if asked.name != known.player["name"]:
        raise RequestError("not-confirmed")
    await node.forgetting.forget(players.person(known.player))
    node.players.forget(known)
    response.delete_cookie(players.COOKIE, httponly=True, samesite="strict")
