"""`tenfold restore`: replace the database of a server by a backup that does not run."""

import argparse
import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from tenfold.cli.parsers import Commands
from tenfold.cli.server.backup import copy_database, read_only
from tenfold.cli.server.configuration import add_flags
from tenfold.cli.server.server_settings import DATABASE, choose_database
from tenfold.errors import TenfoldError


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("restore", help="replace the database of a server by a backup")
    parser.add_argument("file", type=Path, help="the backup, which stays as it is")
    add_flags(parser, (DATABASE,))
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Check the backup, set the database of before aside, and put a copy of the backup in its
    place.
    """
    database = choose_database(given)
    if "://" in database:
        raise TenfoldError("PostgreSQL has a command of its own for that: pg_restore")
    target = Path(database)
    version = _check(given.file)
    if target.exists():
        _check_unused(target)
    copy = _copy(given.file, target)
    if target.exists():
        print(f"the database of before is {_set_aside(target)}")
    os.replace(copy, target)
    print(f"{target}: restored from {given.file}, version {version} of the schema")
    return 0


def _check(file: Path) -> str:
    """Return the version of a backup's schema; raises TenfoldError if it cannot be used."""
    from tenfold.server.store import migration

    if not file.is_file():
        raise TenfoldError(f"there is no backup {file}")
    try:
        with closing(read_only(file)) as backup:
            problems = [
                line for (line,) in backup.execute("PRAGMA integrity_check") if line != "ok"
            ]
            (version,) = backup.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as fault:
        raise TenfoldError(f"{file} is no backup of a server: {fault}") from fault
    if problems:
        raise TenfoldError(f"{file} is damaged: {problems[0]}")
    if version not in migration.versions():
        raise TenfoldError(f"{file} is of a later version: its schema is {version}")
    return str(version)


def _check_unused(database: Path) -> None:
    """Raise TenfoldError if a server has the database open: only the last connection can leave WAL
    mode.
    """
    try:
        with closing(sqlite3.connect(database, timeout=0)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE").fetchall()
    except sqlite3.OperationalError as fault:
        raise TenfoldError(f"{database} is in use: stop the server first ({fault})") from fault
    except sqlite3.DatabaseError:
        return  # damaged, which is why it is replaced


def _copy(file: Path, target: Path) -> Path:
    """Copy a backup beside the target, whole and on disk, with the owner that the database has."""
    copy = target.with_name(f"{target.name}.restoring")
    copy.unlink(missing_ok=True)
    copy_database(file, copy)
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = (target if target.exists() else target.parent).stat()
        os.chown(copy, owner.st_uid, owner.st_gid)
    return copy


def _set_aside(database: Path) -> Path:
    """Rename a database, with the files that lie beside it; return its new name."""
    now = datetime.now(UTC).strftime("%Y%m%dT%H%M%S.%f")
    aside = database.with_name(f"{database.name}.before-{now}")
    for suffix in ("-wal", "-shm"):
        beside = database.with_name(database.name + suffix)
        if beside.exists():
            beside.rename(f"{aside}{suffix}")
    database.rename(aside)
    return aside
