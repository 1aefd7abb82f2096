"""Rows of tables in the order in which they were written: in SQLite they stood in the order of
their keys, so that each row that was added changed another page, and all of these had to be written
to the disk.
"""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, String, Text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Put them in that order."""
    _remake(sqlite_with_rowid=True)


def downgrade() -> None:
    """Put them in the order of their keys again."""
    _remake(sqlite_with_rowid=False)


def _remake(*, sqlite_with_rowid: bool) -> None:
    if op.get_bind().dialect.name != "sqlite":
        return
    op.rename_table("rows", "rows_before")
    op.create_table(
        "rows",
        Column("table_id", String(16), primary_key=True),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("kind", String(12), nullable=False),
        Column("seat", Integer),
        Column("payload", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        sqlite_with_rowid=sqlite_with_rowid,
    )
    columns = "table_id, number, kind, seat, payload, at"
    op.execute(
        f"insert into rows ({columns}) select {columns} from rows_before order by at, table_id, "
        "number"
    )
    op.drop_table("rows_before")
