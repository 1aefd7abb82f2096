"""`tenfold check`: names every fault of the data files at once, with its place."""

import argparse
from pathlib import Path

from tenfold.cli.parsers import Commands


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("check", help="check data files, and name every fault")
    parser.add_argument(
        "files", nargs="*", type=Path, metavar="FILE", help="boards; all of ours if none is named"
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Check each file; 1 if any has a fault."""
    from tenfold import games
    from tenfold.errors import BadData

    faults = 0
    for path in given.files or games.data_files():
        try:
            games.check(path)
        except BadData as bad:
            faults += 1
            print(bad)
        else:
            print(f"{path.name}: sound")
    if faults:
        return 1
    return 0
