"""The schema: tables, their append-only rows, players and their credentials, keys, and results of
finished games.
"""

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

VERSION = "0007"
"""The last of the steps in `migrations`: a database of this version is current."""

metadata = MetaData()

tables = Table(
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
    Column("first_id", String(16), index=True),
    Index("tables_by_status", "status", "public", "changed"),
)
"""What queries need to know of tables without reading their rows. Nothing reads `lively`, which is
always False. `first_id`: the first table of a series of rematches; NULL at that table itself.
"""

rows = Table(
    "rows",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("payload", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""The logs of all tables. Append-only: the primary key (table_id, number) arbitrates between
concurrent writers.

In SQLite rows are stored in the order of their insertion, beside an index, so that new rows touch
few pages.
"""

members = Table(
    "members",
    metadata,
    Column("player", String(16), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    sqlite_with_rowid=False,
)
"""The players who have sat at each table."""

players = Table(
    "players",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("named", Boolean, nullable=False),
    Column("colour", String(16)),
    Column("language", String(2)),
    Column("settings", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("epoch", Integer, nullable=False, server_default="0"),
)
"""`epoch`: how often the player has signed out everywhere. Cookies of an earlier epoch are not
accepted.
"""

links = Table(
    "links",
    metadata,
    Column("player", String(16), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("until", BigInteger, nullable=False),
)
"""The personal link of each player who has made one that is not used yet."""

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("player", String(16), nullable=False, index=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("name", String(24), nullable=False),
    Column("made", BigInteger, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", String(64), nullable=False),
)
"""The keys that all nodes sign with: the current one, and the one before it."""

results = Table(
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
"""How finished games ended for each seat. `against`: the level of the bots at the other seats, or
`people`.
"""

daily_results = Table(
    "daily_results",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(16), primary_key=True),
    Column("player", String(16), primary_key=True, index=True),
    Column("table_id", String(16), nullable=False),
    Column("share", Float, nullable=False),
    Column("score", Integer, nullable=False),
    Column("margin", Integer, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Results of the deals of the day. `margin`: the points that the player was ahead of the best of
the others.
"""

played = Table(
    "played",
    metadata,
    Column("player", String(16), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("game", String(16), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("share", Float, nullable=False),
    Column("score", Integer, nullable=False),
    Column("turns", Integer),
    Column("counts", Boolean, nullable=False),
    Column("day", String(10)),
    Column("others", Text, nullable=False),
    Column("facts", Text, nullable=False),
    Column("picture", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("played_by_player", "player", "at"),
    Index("played_by_table", "table_id"),
)
"""The finished games of each person, stored once with the move that ends the game.

`counts`: whether the game counts in statistics and ratings. `others`: who else played, as JSON.
`facts`: what statistics count, as JSON. `picture`: what the small picture is drawn from, as JSON.
"""
devices = Table(
    "devices",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("player", String(16), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("public_key", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("made", BigInteger, nullable=False),
)
"""The browsers that show calls while the page is closed (Web Push). The id is derived from the
endpoint.
"""

hooks = Table(
    "hooks",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("player", String(16), nullable=False, index=True),
    Column("table_id", String(16), index=True),
    Column("kind", String(8), nullable=False),
    Column("url", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("problem", String(16)),
    Column("status", Integer),
)
"""Webhooks: a player's own, or with a table id those of a table, which its host has made.
`failures`: how many calls in a row have failed. `problem` and `status`: why the last one did.
"""

calls = Table(
    "calls",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("player", String(16), primary_key=True),
    Column("what", String(8), primary_key=True),
    Column("since", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""The calls that were made: the primary key lets one node make each, once."""
