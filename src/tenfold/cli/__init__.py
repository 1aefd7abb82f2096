"""The command `tenfold`. Each command is a module with an `add`, and imports what is heavy when it runs."""

import argparse
import sys
from collections.abc import Sequence

from tenfold.cli import arena, backup, bench, check, compile, join, play, replay, serve, verify
from tenfold.errors import TenfoldError

COMMANDS = (play, serve, join, replay, verify, backup, arena, check, compile, bench)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; a mistake in what it was given is one sentence, not a traceback."""
    parser = argparse.ArgumentParser(
        prog="tenfold", description="Four tabletop games to play and to study: africa, usa, tickets, tenzania."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands)
    given = parser.parse_args(arguments)
    try:
        return int(given.run(given))
    except TenfoldError as fault:
        print(f"tenfold: {fault}", file=sys.stderr)
        return 2
    except OSError as fault:
        print(f"tenfold: {fault.filename}: {fault.strerror}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
