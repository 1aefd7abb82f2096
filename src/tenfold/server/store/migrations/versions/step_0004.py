"""Results of the deals of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "daily_results",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(16), primary_key=True),
        sa.Column("player", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("margin", sa.Integer, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_daily_results_player", "daily_results", ["player"])


def downgrade() -> None:
    """Forget the results."""
    op.drop_table("daily_results")
