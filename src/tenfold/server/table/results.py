"""What remains of finished games: a result a seat, standings and ratings from them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Select, func, select

from tenfold.match import Match
from tenfold.server.protocol.answers import Point, Standing, Statistics
from tenfold.server.store import schema
from tenfold.server.store.statements import Write
from tenfold.server.table.seat import Seat

PEOPLE = "people"

BOTS = {"easy": 800.0, "medium": 1000.0, "hard": 1200.0}
"""The ratings of the levels, which stay: a person's is worked out from games against them."""

FIRST, STEP, SCALE = 1000.0, 32.0, 400.0
"""The rating of who has not played, how much a game changes it, and what a tenfold advantage is worth (Elo's)."""


def writes(table: str, game: str, seats: Sequence[Seat], match: Match, at: int) -> list[Write]:
    """What is written when a match is over: nothing if a player was helped, since such a game does not count."""
    if any(seat.helped for seat in seats):
        return []
    result = match.result
    assert result is not None
    share = 1 / len(result.winners) if result.winners else 1 / match.seats
    found = []
    for number, seat in enumerate(seats):
        own = {"table_id": table, "seat": number, "game": game, "player": seat.player, "bot": seat.bot}
        own |= {"against": _against(seats, number), "score": result.scores[number], "at": at}
        won = share if number in result.winners or not result.winners else 0.0
        found.append(Write("add", schema.results, {**own, "share": won}, may_be=True))
    return found


def _against(seats: Sequence[Seat], number: int) -> str:
    """Who the others are: bots of one level, or people."""
    others = {seat.bot if seat.kind == "bot" else PEOPLE for n, seat in enumerate(seats) if n != number}
    return min(str(other) for other in others) if PEOPLE not in others else PEOPLE


def of_player(player: str) -> Select[Any]:
    """A player's results, in order; those that a bot played to the end do not count."""
    own = schema.results.c
    return select(schema.results).where(own.player == player, own.bot.is_(None)).order_by(own.at, own.table_id)


def of_game(game: str) -> Select[Any]:
    """Return how many games people have played and won against each opponent, added up by the database."""
    own = schema.results.c
    counted = select(own.game, own.against, func.count().label("games"), func.sum(own.share).label("won"))
    by_people = counted.where(own.game == game, own.player.is_not(None), own.bot.is_(None))
    return by_people.group_by(own.game, own.against).order_by(own.against)


def standings(found: Iterable[Mapping[str, Any]]) -> list[Standing]:
    """Return the standings of rows that the database has added up."""
    return [
        {"game": row["game"], "against": row["against"], "games": row["games"], "won": float(row["won"])}
        for row in found
    ]


def statistics(found: Iterable[Mapping[str, Any]]) -> Statistics:
    """Standings by game and opponent, and the curves of ratings against bots."""
    counted: dict[tuple[str, str], Standing] = {}
    ratings: dict[str, list[Point]] = {}
    for result in found:
        game, against = result["game"], result["against"]
        empty: Standing = {"game": game, "against": against, "games": 0, "won": 0.0}
        standing = counted.setdefault((game, against), empty)
        standing["games"] += 1
        standing["won"] += result["share"]
        if against in BOTS:
            curve = ratings.setdefault(game, [])
            before = curve[-1]["rating"] if curve else FIRST
            after = _rated(before, BOTS[against], result["share"])
            curve.append({"at": result["at"], "rating": round(after, 1), "table": result["table_id"]})
    return {"standings": list(counted.values()), "ratings": ratings}


def _rated(own: float, other: float, share: float) -> float:
    expected = 1 / (1 + 10 ** ((other - own) / SCALE))
    return own + STEP * (share - expected)
