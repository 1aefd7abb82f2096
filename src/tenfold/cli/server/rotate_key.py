"""`tenfold rotate-key`: replace the key that the cookies of players are signed with."""

import argparse

from tenfold.cli.parsers import Commands
from tenfold.cli.server.configuration import add_flags
from tenfold.cli.server.server_settings import DATABASE, choose_database


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "rotate-key", help="replace the key that a server signs cookies with"
    )
    add_flags(parser, (DATABASE,))
    parser.add_argument(
        "--sign-out",
        action="store_true",
        help="refuse all earlier cookies at once: their players cannot come back",
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Replace it; servers take the new one when they start again."""
    from tenfold.server.store import signing_keys, storage

    engine = storage.connect_existing(choose_database(given))
    try:
        signing_keys.rotate(engine, keep=not given.sign_out)
    finally:
        engine.dispose()
    print("the key has been replaced: start all nodes again")
    return 0
