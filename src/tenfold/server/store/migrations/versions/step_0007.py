"""The games that each person has played."""

import json
from collections import defaultdict
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

BATCH = 500
"""How many rows are added by one statement."""


def upgrade() -> None:
    """Add the table, and fill it from the results that are stored."""
    played = op.create_table(
        "played",
        sa.Column("player", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("turns", sa.Integer),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("day", sa.String(10)),
        sa.Column("others", sa.Text, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("picture", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("played_by_player", "played", ["player", "at"])
    op.create_index("played_by_table", "played", ["table_id"])
    rows = _from_results(op.get_bind())
    for start in range(0, len(rows), BATCH):
        op.bulk_insert(played, rows[start : start + BATCH])


def downgrade() -> None:
    """Forget the games."""
    op.drop_table("played")


def _from_results(connection: sa.Connection) -> list[dict[str, Any]]:
    """Return a row for each person of each result. Results say nothing of turns and pictures."""
    names = {row.id: row for row in connection.execute(sa.text("select * from players"))}
    tables = defaultdict(list)
    for row in connection.execute(sa.text("select * from results order by at, table_id, seat")):
        tables[row.table_id].append(row)
    people: dict[tuple[str, str], dict[str, Any]] = {}
    for seats in tables.values():
        for own in seats:
            if own.player is not None:
                people.setdefault((own.player, own.table_id), _row(own, seats, names))
    return list(people.values())


def _row(own: Any, seats: list[Any], names: dict[str, Any]) -> dict[str, Any]:
    ahead = [each for each in seats if (each.share, each.score) > (own.share, own.score)]
    others = [_other(each, names) for each in seats if each.seat != own.seat]
    return {
        "player": own.player,
        "table_id": own.table_id,
        "seat": own.seat,
        "game": own.game,
        "seats": len(seats),
        "place": 1 + (len(ahead) if own.share == 0 else 0),
        "share": own.share,
        "score": own.score,
        "turns": None,
        "counts": own.bot is None,
        "day": None,
        "others": json.dumps(others),
        "facts": "{}",
        "picture": "{}",
        "at": own.at,
    }


def _other(each: Any, names: dict[str, Any]) -> dict[str, Any]:
    known = names.get(each.player)
    return {
        "kind": "bot" if each.player is None else "person",
        "player": each.player,
        "name": None if known is None else known.name,
        "colour": None if known is None else known.colour,
        "bot": each.bot if each.player is None else None,
        "seat": each.seat,
        "score": each.score,
    }
