"""`tenfold replay`: a record move by move, as a seat saw it."""

import argparse
import sys
from pathlib import Path
from typing import Any


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("replay", help="show a record move by move, as a seat saw it")
    parser.add_argument("file", type=Path, metavar="FILE", help="a record; - for the standard input")
    parser.add_argument("--seat", type=int, help="whose eyes to see it with; a spectator's if not given")
    parser.add_argument("--all", action="store_true", help="do not wait for a key between moves")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Show each move, and the table after it."""
    from tenfold import match as matches
    from tenfold.cli import screens
    from tenfold.cli.terminal import ask
    from tenfold.errors import BadVariant

    text = sys.stdin.read() if str(given.file) == "-" else given.file.read_text(encoding="utf-8")
    whole = matches.replay(text)
    if given.seat is not None and given.seat not in range(whole.seats):
        raise BadVariant(f"--seat is 0 to {whole.seats - 1}, not {given.seat}")
    wait = not given.all and sys.stdin.isatty()
    for now, heard in whole.steps(given.seat):
        print("\n".join(f"  {sentence}" for sentence in heard) + "\n")
        print(screens.show(whole.game, now, given.seat) + "\n")
        if wait and ask("Enter for the next move, q to leave: ") in (None, "q", "quit"):
            return 0
    print(whole.result or "The record ends before the game does.")
    return 0
