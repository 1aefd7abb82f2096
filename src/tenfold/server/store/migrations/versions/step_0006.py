"""Calls to players whose page is closed: their devices, their webhooks, and the calls made. The
first table of each series of rematches.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the tables and the column. Rematches from before begin a series of their own."""
    op.add_column("tables", sa.Column("first_id", sa.String(16)))
    op.create_index("ix_tables_first_id", "tables", ["first_id"])
    op.create_table(
        "devices",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("public_key", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_devices_player", "devices", ["player"])
    op.create_table(
        "hooks",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(16)),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("problem", sa.String(16)),
        sa.Column("status", sa.Integer),
    )
    op.create_index("ix_hooks_player", "hooks", ["player"])
    op.create_index("ix_hooks_table_id", "hooks", ["table_id"])
    op.create_table(
        "calls",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("player", sa.String(16), primary_key=True),
        sa.Column("what", sa.String(8), primary_key=True),
        sa.Column("since", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Forget devices, webhooks and calls."""
    for name in ("calls", "hooks", "devices"):
        op.drop_table(name)
    op.drop_index("ix_tables_first_id", "tables")
    op.drop_column("tables", "first_id")
