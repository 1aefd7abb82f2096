"""`tenfold join`: a bot of this machine sits down at somebody's table and plays."""

import argparse
import sys

from tenfold.cli.parsers import Commands


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("join", help="let a bot of yours play at a table of a server")
    parser.add_argument("url", help="the link of the table: https://.../t/...")
    parser.add_argument("--bot", default="hard", help="who plays (hard)")
    parser.add_argument("--name", help="what it is called (the bot's own name)")
    parser.add_argument("--token", help="the secret of a token, to play as its player")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Sit down, and play until the game is over."""
    from tenfold.server.table_client import TableClient

    guest = TableClient(given.url, given.token)
    guest.sit(given.name or given.bot)
    print(
        f"{given.name or given.bot} sits at the table and plays until the game is over",
        file=sys.stderr,
        flush=True,
    )
    winners = guest.play(given.bot)
    print("won" if guest.seat in winners else "lost")
    return 0
