"""The first tables."""

from alembic import op

from tenfold.server import schema

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them."""
    schema.metadata.create_all(op.get_bind())


def downgrade() -> None:
    """Take them away."""
    schema.metadata.drop_all(op.get_bind())
