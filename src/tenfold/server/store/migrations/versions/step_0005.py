"""The index of tables by their hosts, which no query uses, is removed."""

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Drop the index."""
    op.drop_index("tables_by_host", "tables", if_exists=True)


def downgrade() -> None:
    """Create the index again."""
    op.create_index("tables_by_host", "tables", ["host", "made"])
