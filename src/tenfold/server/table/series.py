"""A series of rematches: "our table", whose link stays the same, with a tally of its games.

Every table of a series knows the tally of the games before it: it is in the table's first row.
"""

from typing import Any

from sqlalchemy import Select, select

from tenfold.server.protocol.answers import TallyRow
from tenfold.server.store import schema
from tenfold.server.table.seat import Seat
from tenfold.server.table.table import Table


def newest_of(first: str) -> Select[Any]:
    """Return the query of the tables of a series, by its first table, the newest first."""
    tables = schema.tables.c
    is_of_series = (tables.id == first) | (tables.first_id == first)
    return select(tables.id).where(is_of_series).order_by(tables.made.desc())


def tally(table: Table) -> list[TallyRow]:
    """Return who has won how often in the series of a table, the most games first. Bots of a level
    count together.
    """
    if table.match is None or table.status != "over" or table.match.result is None:
        return table.tally
    winners = table.match.result.winners
    is_drawn = len(winners) == len(table.seats)
    rows = {_key(row): row for row in table.tally}
    for number, seat in enumerate(table.seats):
        last = _row(seat, is_won=number in winners and not is_drawn)
        before = rows.get(_key(last), {**last, "played": 0, "won": 0})
        played, won = before["played"] + 1, before["won"] + last["won"]
        rows[_key(last)] = {**last, "played": played, "won": won}
    return sorted(rows.values(), key=lambda row: -row["won"])


def _row(seat: Seat, *, is_won: bool) -> TallyRow:
    """Return what one game adds for a seat. A person for whom a bot plays is still that person."""
    is_bot = seat.kind == "bot"
    return {
        "player": seat.player if seat.kind == "person" else None,
        "name": seat.name,
        "bot": seat.bot if is_bot else None,
        "played": 1,
        "won": int(is_won),
    }


def _key(row: TallyRow) -> tuple[str | None, str | None, str | None]:
    """Return what tells players apart: their ids, the names of people at one screen, the levels of
    bots.
    """
    return row["player"], None if row["player"] else row["name"], row["bot"]
