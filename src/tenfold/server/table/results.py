"""Results of finished games, one per seat, and the standings, ratings and tallies that follow."""

from collections.abc import Iterable, Sequence

from sqlalchemy import func, select

from tenfold.match import Match
from tenfold.server.protocol.answers import Point, Standing, Statistics, TallyRow
from tenfold.server.store import schema
from tenfold.server.store.statements import Write
from tenfold.server.store.storage import Columns, Query
from tenfold.server.table.seat import Seat
from tenfold.server.table.table import Table

PEOPLE = "people"

BOTS = {"easy": 800.0, "medium": 1000.0, "hard": 1200.0}
"""The fixed ratings of the bots' levels. A person's rating follows from games against them."""

FIRST = 1000.0
"""The rating before the first game."""

STEP = 32.0
"""The most that one game changes a rating (Elo's K)."""

SCALE = 400.0
"""The difference of ratings at which the stronger player is expected to win ten times as often
(Elo).
"""


def writes(table: str, game: str, seats: Sequence[Seat], match: Match, at: int) -> list[Write]:
    """Return the results to be stored when a match is over: none if a player was helped."""
    if any(seat.helped for seat in seats):
        return []
    result = match.result
    assert result is not None
    share = 1 / len(result.winners) if result.winners else 1 / match.seats
    writes_found = []
    for number, seat in enumerate(seats):
        values = {
            "table_id": table,
            "seat": number,
            "game": game,
            "player": seat.player,
            "bot": seat.bot,
        }
        values |= {"against": _against(seats, number), "score": result.scores[number], "at": at}
        won = 0.0
        if number in result.winners or not result.winners:
            won = share
        writes_found.append(Write("add", schema.results, {**values, "share": won}, may_be=True))
    return writes_found


def _against(seats: Sequence[Seat], number: int) -> str:
    """Return who the others are: `people`, or the level of the bots."""
    others = {
        seat.bot if seat.kind == "bot" else PEOPLE for n, seat in enumerate(seats) if n != number
    }
    if PEOPLE not in others:
        return min(str(other) for other in others)
    return PEOPLE


def of_player(player: str) -> Query:
    """Return the query of a player's results in order, without games that a bot played to the end
    for the player.
    """
    columns = schema.results.c
    return (
        select(schema.results)
        .where(columns.player == player, columns.bot.is_(None))
        .order_by(columns.at, columns.table_id)
    )


def of_game(game: str) -> Query:
    """Return the query of how many games people have played and won against each opponent."""
    columns = schema.results.c
    counted = select(
        columns.game,
        columns.against,
        func.count().label("games"),
        func.sum(columns.share).label("won"),
    )
    by_people = counted.where(
        columns.game == game, columns.player.is_not(None), columns.bot.is_(None)
    )
    return by_people.group_by(columns.game, columns.against).order_by(columns.against)


def standings(rows: Iterable[Columns]) -> list[Standing]:
    """Return the standings of rows that the database has added up."""
    return [
        {
            "game": row["game"],
            "against": row["against"],
            "games": row["games"],
            "won": float(row["won"]),
        }
        for row in rows
    ]


def statistics(rows: Iterable[Columns]) -> Statistics:
    """Return the standings by game and opponent, and the curve of the rating against bots in each
    game.
    """
    counted: dict[tuple[str, str], Standing] = {}
    ratings: dict[str, list[Point]] = {}
    for result in rows:
        game = result["game"]
        against = result["against"]
        empty: Standing = {"game": game, "against": against, "games": 0, "won": 0.0}
        standing = counted.setdefault((game, against), empty)
        standing["games"] += 1
        standing["won"] += result["share"]
        if against in BOTS:
            curve = ratings.setdefault(game, [])
            before = FIRST
            if curve:
                before = curve[-1]["rating"]
            after = _rated(before, BOTS[against], result["share"])
            curve.append(
                {"at": result["at"], "rating": round(after, 1), "table": result["table_id"]}
            )
    return {"standings": list(counted.values()), "ratings": ratings}


def _rated(own: float, other: float, share: float) -> float:
    expected = 1 / (1 + 10 ** ((other - own) / SCALE))
    return own + STEP * (share - expected)


def newest_of_series(first: str) -> Query:
    """Return the query of the tables of a series, by its first table, the newest first."""
    tables = schema.tables.c
    is_of_series = (tables.id == first) | (tables.first_id == first)
    return select(tables.id).where(is_of_series).order_by(tables.made.desc())


def series_tally(table: Table) -> list[TallyRow]:
    """Return who has won how often in the series of a table, the most games first. Bots of a level
    count together.
    """
    if table.match is None or table.status != "over" or table.match.result is None:
        return table.tally
    winners = table.match.result.winners
    is_drawn = len(winners) == len(table.seats)
    rows = {_tally_key(row): row for row in table.tally}
    for number, seat in enumerate(table.seats):
        last = _tally_row(seat, is_won=number in winners and not is_drawn)
        before = rows.get(_tally_key(last), {**last, "played": 0, "won": 0})
        played, won = before["played"] + 1, before["won"] + last["won"]
        rows[_tally_key(last)] = {**last, "played": played, "won": won}
    return sorted(rows.values(), key=lambda row: -row["won"])


def _tally_row(seat: Seat, *, is_won: bool) -> TallyRow:
    """Return what one game adds for a seat. A person for whom a bot plays is still that person."""
    is_bot = seat.kind == "bot"
    return {
        "player": seat.player if seat.kind == "person" else None,
        "name": seat.name,
        "bot": seat.bot if is_bot else None,
        "played": 1,
        "won": int(is_won),
    }


def _tally_key(row: TallyRow) -> tuple[str | None, str | None, str | None]:
    """Return what tells players apart: their ids, the names of people at one screen, the levels of
    bots.
    """
    return row["player"], None if row["player"] else row["name"], row["bot"]
