"""`tenfold backup`: a copy of the tables of a server, which may run meanwhile."""

import argparse
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from tenfold.cli.parsers import Commands
from tenfold.cli.server.configuration import add_flags
from tenfold.cli.server.server_settings import DATABASE, choose_database
from tenfold.errors import TenfoldError


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "backup", help="copy the database of a server, which may run meanwhile"
    )
    parser.add_argument("file", type=Path, help="the file to write, which must not be there yet")
    add_flags(parser, (DATABASE,))
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Copy the database, as it is at one moment."""
    source = choose_database(given)
    if "://" in source:
        raise TenfoldError("PostgreSQL has a command of its own for that: pg_dump --format=custom")
    if not Path(source).is_file():
        raise TenfoldError(f"there is no database {source}")
    if given.file.exists():
        raise TenfoldError(f"{given.file} is there already")
    copy_database(Path(source), given.file)
    print(f"{given.file}: {given.file.stat().st_size} bytes")
    return 0


def copy_database(source: Path, target: Path) -> None:
    """Copy an SQLite database as it is at one moment into a new file, which only its owner
    can read.
    """
    from tenfold.server.store.storage import PRIVATE

    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    with closing(read_only(source)) as original, closing(sqlite3.connect(target)) as copy:
        copy.execute("PRAGMA synchronous=FULL")
        original.backup(copy)


def read_only(database: Path) -> sqlite3.Connection:
    """Open an SQLite database that is not changed."""
    return sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)
