"""The deal of the day over HTTP."""

from collections import Counter

from fastapi import APIRouter

from tenfold import games
from tenfold.server import wall_clock
from tenfold.server.errors import RequestError
from tenfold.server.live import daily_tables
from tenfold.server.node import Node
from tenfold.server.protocol.answers import Listed
from tenfold.server.protocol.daily import Daily, DailyDeal, DailyResults, SpreadBar
from tenfold.server.store.storage import Columns
from tenfold.server.table import daily_deal, daily_results
from tenfold.server.web import players
from tenfold.server.web.routes import Asks, Here, Me

routes = APIRouter()


@routes.get("/api/day")
async def today(player: Me, node: Here) -> Daily:
    """The deals of today, and how I did."""
    day = daily_deal.day_at(wall_clock.now())
    mine = await node.store.ask(
        lambda reader: reader.all(daily_results.of_player(player["player"]))
    )
    counted = await node.store.ask(lambda reader: reader.all(daily_results.counted(day)))
    played = {row["game"]: row["players"] for row in counted}
    deals = [
        await _deal(node, game, day, mine, played.get(game, 0), player["player"])
        for game in games.names()
    ]
    return {"day": day, "ends": daily_deal.end_of(day), "deals": deals}


async def _deal(
    node: Node, game: str, day: str, mine: list[Columns], played: int, player: str
) -> DailyDeal:
    tomorrow = daily_deal.next_day(day)
    table = _table_of(node, player, game, day)
    is_begun = await node.store.ask(lambda reader: reader.table(table)) is not None
    best = (
        await node.store.ask(lambda reader: reader.one(daily_results.best(game, day)))
        if played
        else None
    )
    own = [row for row in mine if row["game"] == game and row["day"] == day]
    return {
        "game": game,
        "bot": daily_deal.BOT,
        "measure": daily_results.measure_of(game),
        "commitment": node.daily.commitment(game, day),
        "tomorrow": node.daily.commitment(game, tomorrow),
        "players": played,
        "best": None if best is None else _value(best, game),
        "table": table if is_begun else None,
        "result": daily_results.result(own[0]) if own else None,
        "run": daily_results.run(mine, game, day),
    }


def _value(row: Columns, game: str) -> int:
    """Return what a result is compared by."""
    return int(row["turns"] if daily_results.measure_of(game) == "turns" else row["score"])


def _table_of(node: Node, player: str, game: str, day: str) -> str:
    """Return the id of a player's table of a day: always the same one, which nobody else can work
    out.
    """
    return node.signer.new_id(f"{player} {game} {day}", "day")


@routes.post("/api/day/{game}")
async def play_today(game: str, asker: Asks, player: Me, node: Here) -> Listed:
    """Begin today's deal, or come back to it: there is one try."""
    _check_game(game)
    node.limit("address-tables", asker.address)
    node.limit("tables", player["player"])
    day = daily_deal.day_at(wall_clock.now())
    name = _table_of(node, player["player"], game, day)
    secret = node.daily.secret(game, day)
    await node.compile_status.ready(game)
    await daily_tables.open_begun(
        node.store, daily_deal.opening(game, day, players.person(player)), name, secret
    )
    session = await node.registry.session(name)
    return session.listed(player["player"])


@routes.get("/api/day/{game}/{day}")
async def day_results(game: str, day: str, player: Me, node: Here) -> DailyResults:
    """The results of a day; those of today for players who have finished it."""
    _check_game(game)
    day = daily_deal.check_day(day)
    now = daily_deal.day_at(wall_clock.now())
    if day > now:
        raise RequestError("nowhere")
    found = await node.store.ask(lambda reader: reader.all(daily_results.ranked(game, day)))
    if day == now and not any(row["player"] == player["player"] for row in found):
        raise RequestError("not-played")
    spread = Counter(_value(row, game) for row in found)
    return {
        "day": day,
        "game": game,
        "measure": daily_results.measure_of(game),
        "commitment": node.daily.commitment(game, day),
        "secret": node.daily.secret(game, day) if day < now else None,
        "players": len(found),
        "rows": daily_results.rows(found, player["player"]),
        "spread": [
            SpreadBar(value=value, players=count) for value, count in sorted(spread.items())
        ],
    }


def _check_game(game: str) -> None:
    if game not in games.names():
        raise RequestError("nowhere")
