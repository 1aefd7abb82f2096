"""`tenfold prune`: delete old tables from the database of a server, as far as its operator asks for
that.
"""

import argparse

from tenfold.cli.parsers import Commands
from tenfold.cli.server.configuration import add_flags
from tenfold.cli.server.server_settings import DATABASE, choose_database
from tenfold.errors import TenfoldError


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("prune", help="delete old tables from the database of a server")
    add_flags(parser, (DATABASE,))
    waiting = (
        "delete tables where nobody but the host ever sat down and nothing has changed for "
        "so many days"
    )
    parser.add_argument("--waiting", type=_days, metavar="DAYS", help=waiting)
    finished = "delete games that ended more than so many days ago; results and ratings stay"
    parser.add_argument("--finished", type=_days, metavar="DAYS", help=finished)
    parser.add_argument("--dry-run", action="store_true", help="count them, and delete nothing")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Delete what was asked for, and say how much it was."""
    from tenfold.server.store import pruning, storage

    if given.waiting is None and given.finished is None:
        raise TenfoldError("say what to delete: --waiting DAYS, --finished DAYS, or both")
    engine = storage.connect_existing(choose_database(given))
    try:
        counts = pruning.prune(engine, given.waiting, given.finished, is_dry=given.dry_run)
    finally:
        engine.dispose()
    said = "would be deleted" if given.dry_run else "deleted"
    print(f"{counts.waiting} waiting tables and {counts.finished} finished games {said}")
    return 0


def _days(text: str) -> int:
    days = int(text)
    if days < 1:
        raise argparse.ArgumentTypeError("at least one day")
    return days
