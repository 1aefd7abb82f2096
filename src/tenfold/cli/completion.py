"""`tenfold completion`: what a shell needs to complete commands, options, games and bots;
argcomplete does it.
"""

import argparse
import os
from collections.abc import Iterable
from importlib.metadata import entry_points
from typing import Any

from tenfold.errors import TenfoldError

SHELLS = ("bash", "zsh", "fish")

GAMES = ("africa", "usa", "tickets", "tenzania")
BOTS = ("easy", "medium", "hard", "random", "greedy", "search")
"""What is completed without loading the games, which would take longer than a key press."""

ASKED = "_ARGCOMPLETE"
"""The variable by which a shell asks for completions."""


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "completion", help="print what makes a shell complete commands", epilog=EPILOG
    )
    parser.add_argument("shell", choices=SHELLS, help="for which shell")
    parser.set_defaults(run=run)


EPILOG = """In bash or zsh: eval "$(tenfold completion bash)"; in fish: tenfold completion fish |
source.
Written into the shell's start-up file, it holds for good."""


def run(given: argparse.Namespace) -> int:
    """Print the script."""
    try:
        from argcomplete import shellcode
    except ImportError:
        raise TenfoldError("completion needs argcomplete: pip install argcomplete") from None
    print(shellcode(["tenfold"], shell=given.shell))
    return 0


def complete(parser: argparse.ArgumentParser) -> None:
    """Answer a shell that asks for completions; return at once otherwise."""
    if ASKED not in os.environ:
        return
    import argcomplete

    _suggest(parser)
    argcomplete.autocomplete(parser)


def _suggest(parser: argparse.ArgumentParser) -> None:
    """Say what arguments can be, for all commands."""
    for action in parser._actions:
        found: Any = action
        if action.dest == "game" or (action.dest == "games" and action.nargs == "*"):
            found.completer = _names(GAMES, "tenfold.games")
        elif action.dest in ("bot", "bots"):
            found.completer = _names(BOTS, "tenfold.bots")
        elif action.dest == "options":
            found.completer = lambda **asked: ()
        elif action.dest == "language":
            found.completer = lambda **asked: ("en", "fr")
        if isinstance(action, argparse._SubParsersAction):
            for command in set(action.choices.values()):
                _suggest(command)


def _names(ours: Iterable[str], group: str) -> Any:
    """Return what gives argcomplete our names and those that other packages bring."""
    return lambda **asked: (*ours, *(found.name for found in entry_points(group=group)))
