"""Results of the deal of the day: what is stored, how they are ranked, and how many days in a row
somebody played.
"""

from collections.abc import Iterable, Mapping, Sequence

from sqlalchemy import func, select

from tenfold import games
from tenfold.match import Match
from tenfold.server.protocol.daily import DailyResult, DailyRow, DailyRun, Measure
from tenfold.server.store import schema
from tenfold.server.store.statements import Write
from tenfold.server.store.storage import Columns, Query
from tenfold.server.table import daily_deal, turns
from tenfold.server.table.table import Table

ROWS = 100
"""How many results of a day are listed, beside one's own."""

SHOWN = 7
"""How many days of a run are shown."""

_own = schema.daily_results.c

BEST_FIRST = (_own.share.desc(), _own.margin.desc(), _own.turns, _own.at)
"""A win before a loss, then the larger difference of points, then fewer turns."""


def writes(table: Table, match: Match, at: int) -> list[Write]:
    """Return what is written when a game of the day is over. It counts within its day, without help
    or stand-in.
    """
    seat = table.seats[0]
    result = match.result
    if table.day is None or result is None or daily_deal.day_at(at) != table.day:
        return []
    if seat.helped or seat.bot is not None or table.by_bot:
        return []
    key = {"day": table.day, "game": table.game, "player": seat.player}
    share = 0.0
    if 0 in result.winners:
        share = 1 / len(result.winners)
    margin = result.scores[0] - max(result.scores[1:])
    found = {"table_id": table.id, "share": share, "score": result.scores[0], "margin": margin}
    return [
        Write(
            "add",
            schema.daily_results,
            {**key, **found, "turns": turns.count(match, 0), "at": at},
            may_be=True,
        )
    ]


def measure_of(game: str) -> Measure:
    """Return what results of a game are compared by, beside who won."""
    if games.get(game).has_points:
        return "points"
    return "turns"


def ranked(game: str, day: str) -> Query:
    """Select all results of a game and day with the players' names, the best first."""
    people = schema.players.c
    found = select(schema.daily_results, people.name, people.colour).join_from(
        schema.daily_results, schema.players, _own.player == people.id, isouter=True
    )
    return found.where(_own.game == game, _own.day == day).order_by(*BEST_FIRST)


def counted(day: str) -> Query:
    """Select for each game how many have finished a day's deal."""
    return (
        select(_own.game, func.count().label("players")).where(_own.day == day).group_by(_own.game)
    )


def best(game: str, day: str) -> Query:
    """Select the best result of a game and day."""
    return (
        select(schema.daily_results)
        .where(_own.game == game, _own.day == day)
        .order_by(*BEST_FIRST)
        .limit(1)
    )


def of_player(player: str) -> Query:
    """Select all results of a player, in the order of their days."""
    return select(schema.daily_results).where(_own.player == player).order_by(_own.day)


def result(row: Columns) -> DailyResult:
    """Return a stored result."""
    return {
        "won": row["share"] > 0,
        "score": row["score"],
        "margin": row["margin"],
        "turns": row["turns"],
        "table": row["table_id"],
    }


def rows(found: Sequence[Columns], player: str) -> list[DailyRow]:
    """Return the best results with their places, and the player's own; equal results share
    a place.
    """
    places: list[int] = []
    for number, row in enumerate(found):
        is_equal = number > 0 and _rank(row) == _rank(found[number - 1])
        places.append(places[-1] if is_equal else number + 1)
    return [
        _row(place, row, player)
        for number, (place, row) in enumerate(zip(places, found, strict=True))
        if number < ROWS or row["player"] == player
    ]


def _row(place: int, row: Columns, player: str) -> DailyRow:
    who = {"name": row["name"] or "", "colour": row["colour"], "me": row["player"] == player}
    return {"place": place, **who, **result(row)}  # type: ignore[typeddict-item]  # mypy does not merge literals


def _rank(row: Columns) -> tuple[float, int, int]:
    return row["share"], row["margin"], row["turns"]


def run(found: Iterable[Columns], game: str, today: str) -> DailyRun:
    """Return how many days in a row a player has played a game's deal, of all of the player's
    results.
    """
    played = {row["day"]: result(row) for row in found if row["game"] == game}
    days = [daily_deal.next_day(today, back) for back in range(1 - SHOWN, 1)]
    last = today
    if today not in played:
        last = daily_deal.next_day(today, -1)
    return {
        "days": [{"day": day, "result": played.get(day)} for day in days],
        "current": _streak(played, last),
        "longest": max((_streak(played, day) for day in played), default=0),
        "best": _personal_best(played.values(), measure_of(game)),
    }


def _streak(played: Mapping[str, DailyResult], last: str) -> int:
    """Return how many days in a row up to the last one were played."""
    count = 0
    while daily_deal.next_day(last, -count) in played:
        count += 1
    return count


def _personal_best(played: Iterable[DailyResult], measure: Measure) -> int | None:
    """Return the fewest turns of a win, or the most points."""
    if measure == "turns":
        return min((each["turns"] for each in played if each["won"]), default=None)
    return max((each["score"] for each in played), default=None)
