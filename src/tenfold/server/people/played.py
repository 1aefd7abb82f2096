"""Games that people have played: one row for each person, stored with the move that ends the
game.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import orjson
from sqlalchemy import Select, select

from tenfold.games.capabilities import Keepsake
from tenfold.match import Match
from tenfold.server.protocol.people import OtherPlayer, PlayedGame
from tenfold.server.store import schema
from tenfold.server.store.statements import Write
from tenfold.server.table import turns
from tenfold.server.table.daily_results import measure_of
from tenfold.server.table.seat import Seat
from tenfold.server.table.table import Table

PAGE = 50
"""How many games one answer lists."""

_own = schema.played.c

LIGHT = [column for column in _own if column is not _own.picture]
"""The columns that statistics read: all but the picture."""


def writes(table: Table, match: Match, at: int) -> list[Write]:
    """Return the rows to be stored when a match is over, one for each person who sits there."""
    return [
        Write("add", schema.played, _row(table, match, number, at), may_be=True)
        for number, seat in enumerate(table.seats)
        if seat.kind == "person"
    ]


def _row(table: Table, match: Match, number: int, at: int) -> dict[str, Any]:
    result = match.result
    assert result is not None
    keepsake = _keepsake(match, number)
    facts = {**match.sheet(number)[number], **keepsake.facts}
    return {
        "player": table.seats[number].player,
        "table_id": table.id,
        "seat": number,
        "game": table.game,
        "seats": match.seats,
        "place": place_of(number, result.winners, result.scores),
        "share": share_of(number, result.winners, match.seats),
        "score": result.scores[number],
        "turns": turns.count(match, number),
        "counts": is_unaided(table),
        "day": table.day,
        "others": text(
            [_other(seat, n, match) for n, seat in enumerate(table.seats) if n != number]
        ),
        "facts": text(facts),
        "picture": text(keepsake.picture),
        "at": at,
    }


def _keepsake(match: Match, seat: int) -> Keepsake:
    keepsake = match.game.keepsake
    return Keepsake({}, {}) if keepsake is None else keepsake(match.view(seat), seat)


def share_of(seat: int, winners: Sequence[int], seats: int) -> float:
    """Return a seat's share of the win; in a draw that nobody won, everybody has the same."""
    if not winners:
        return 1 / seats
    return 1 / len(winners) if seat in winners else 0.0


def place_of(seat: int, winners: Sequence[int], scores: Sequence[int]) -> int:
    """Return a seat's place, from 1. Winners are first; the others are placed by their scores, and
    equal scores share a place.
    """
    if seat in winners or not winners:
        return 1
    ahead = [n for n in range(len(scores)) if n in winners or scores[n] > scores[seat]]
    return 1 + len(ahead)


def is_unaided(table: Table) -> bool:
    """Return whether a game counts: nobody was helped, and no bot moved for a person."""
    if any(seat.helped for seat in table.seats) or table.by_bot:
        return False
    return all(seat.kind == "bot" or seat.bot is None for seat in table.seats)


def _other(seat: Seat, number: int, match: Match) -> OtherPlayer:
    assert match.result is not None
    return {
        "kind": seat.kind,  # type: ignore[typeddict-item]  # a stored word
        "player": seat.player,
        "name": seat.name,
        "colour": seat.colour,
        "bot": seat.bot if seat.kind == "bot" else None,
        "seat": number,
        "score": match.result.scores[number],
    }


def text(value: Any) -> str:
    """Return plain data as a text of JSON."""
    return orjson.dumps(value).decode()


def of_player(player: str) -> Select[Any]:
    """Select what statistics need of a player's games, in the order in which they ended."""
    return select(*LIGHT).where(_own.player == player).order_by(_own.at, _own.table_id)


def listed(player: str, before: int | None, game: str | None) -> Select[Any]:
    """Select a page of a player's games, the last ones first, and whether their tables are kept."""
    tables = schema.tables.c
    query = select(schema.played, tables.id.label("kept")).join_from(
        schema.played, schema.tables, _own.table_id == tables.id, isouter=True
    )
    query = query.where(_own.player == player)
    if before is not None:
        query = query.where(_own.at < before)
    if game is not None:
        query = query.where(_own.game == game)
    return query.order_by(_own.at.desc(), _own.table_id).limit(PAGE + 1)


def shape(row: Mapping[str, Any]) -> PlayedGame:
    """Return a stored game as plain JSON."""
    return {
        "table": row["table_id"],
        "is_kept": row["kept"] is not None,
        "game": row["game"],
        "seat": row["seat"],
        "seats": row["seats"],
        "place": row["place"],
        "won": row["share"] > 0,
        "measure": measure_of(row["game"]),
        "score": row["score"],
        "turns": row["turns"],
        "counts": bool(row["counts"]),
        "day": row["day"],
        "others": orjson.loads(row["others"]),
        "picture": orjson.loads(row["picture"]),
        "at": row["at"],
    }
