"""A finished game explored over HTTP: the chances of each move at a moment, and playing on from
there.
"""

from typing import Annotated

from fastapi import APIRouter, Query

from tenfold.server.bots import bot_pool
from tenfold.server.bots.thought_queue import Urgency
from tenfold.server.live import daily_tables
from tenfold.server.protocol.answers import Listed, MoveChances, PlayedFrom
from tenfold.server.protocol.requests import SEATS, PlayOn
from tenfold.server.table import finished, play_on
from tenfold.server.table.fair_chance import new_secret
from tenfold.server.web import players
from tenfold.server.web.routes import Asks, At, Here, Me

routes = APIRouter()

SeatNumber = Annotated[int, Query(ge=0, lt=SEATS)]
LineNumber = Annotated[int, Query(ge=0, lt=1_000_000)]


@routes.get("/api/tables/{table}/chances")
async def move_chances(
    session: At, asker: Asks, node: Here, seat: SeatNumber, line: LineNumber
) -> MoveChances:
    """Return a bot's estimates of the moves that a seat could make at a moment of a finished
    game.
    """
    match = finished.finished(session.table)
    await node.compile_status.thinks(session.table.game)
    seen = await node.bot_pool.think(
        lambda: play_on.seen_at(match, seat, line), asker, Urgency.ADVICE
    )
    answer: MoveChances = {"seat": seat, "line": line, "candidates": []}
    if not seen.legal:
        return answer
    seed = bot_pool.seed(session.table.secret, "chances", line)
    found = await node.bot_pool.explain(seen, seed, asker)
    answer["candidates"] = [
        {"move": each.move, "chance": each.chance, "playouts": each.playouts} for each in found
    ]
    return answer


@routes.post("/api/tables/{table}/play-on")
async def begin(asked: PlayOn, session: At, asker: Asks, player: Me, node: Here) -> Listed:
    """Play on from a moment of a finished game, against bots, at a table that counts in no
    statistics.
    """
    match = finished.finished(session.table)
    node.limit("address-tables", asker.address)
    node.limit("tables", player["player"])
    await node.compile_status.thinks(session.table.game)
    secret = new_secret()
    position = await node.bot_pool.think(
        lambda: play_on.position(
            play_on.seen_at(match, asked.seat, asked.line), bot_pool.seed(secret, "position")
        ),
        asker,
        Urgency.ADVICE,
    )
    who = players.person(player)
    begun_from: PlayedFrom = {"table": session.table.id, "line": asked.line}
    payload = play_on.opening(session.table, who, begun_from, asked.seat, position)
    name = node.signer.new_id(f"{player['player']} {session.table.id} {asked.id}", "play-on")
    await daily_tables.open_begun(node.store, payload, name, secret)
    made = await node.registry.session(name)
    return made.listed(player["player"])
