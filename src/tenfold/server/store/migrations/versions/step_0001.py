"""The first tables, as they were then."""

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

revision = "0001"
down_revision = None

metadata = MetaData()

Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("game", String(16), nullable=False),
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(16), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("lively", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("tables_by_status", "status", "public", "changed"),
    Index("tables_by_host", "host", "made"),
)

Table(
    "rows",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("payload", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

Table(
    "members",
    metadata,
    Column("player", String(16), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    sqlite_with_rowid=False,
)

Table(
    "players",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("named", Boolean, nullable=False),
    Column("colour", String(16)),
    Column("language", String(2)),
    Column("settings", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)

Table(
    "tokens",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("player", String(16), nullable=False, index=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("name", String(24), nullable=False),
    Column("made", BigInteger, nullable=False),
)

Table(
    "keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", String(64), nullable=False),
)

Table(
    "results",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(16), nullable=False, index=True),
    Column("player", String(16), index=True),
    Column("bot", String(16)),
    Column("against", String(16), nullable=False),
    Column("share", Float, nullable=False),
    Column("score", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)


def upgrade() -> None:
    """Make them."""
    metadata.create_all(op.get_bind())


def downgrade() -> None:
    """Take them away."""
    metadata.drop_all(op.get_bind())
