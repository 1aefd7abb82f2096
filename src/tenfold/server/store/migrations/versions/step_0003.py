"""Identities that can be taken back: players have an epoch, and personal links are stored until
they are used.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Begin everybody's first epoch, in which the cookies of before are good."""
    op.add_column("players", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "links",
        sa.Column("player", sa.String(16), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Forget epochs and links."""
    op.drop_table("links")
    op.drop_column("players", "epoch")
