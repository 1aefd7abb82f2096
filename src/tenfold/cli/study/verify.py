"""`tenfold verify`: checks that the deal of a downloaded record is what was promised before its
first card.
"""

import argparse
from pathlib import Path

from tenfold.cli.parsers import Commands


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("verify", help="check the deal of a downloaded record")
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="the record; - for the standard input"
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play the record again with the deal's own chance; raises BadRecord where it comes out
    otherwise.
    """
    from tenfold.cli.study.replay import text
    from tenfold.server.table import fair_chance

    count = fair_chance.verify(text(given.file))
    print(
        f"The secret is the one that was promised, and all {count} ways of chance follow from it."
    )
    return 0
