"""`tenfold completion`: what a shell needs to complete commands, options, games and bots;
argcomplete does it.
"""

import argparse
import os
from collections.abc import Callable, Iterable
from importlib.metadata import entry_points

from tenfold.cli.parsers import Commands
from tenfold.errors import TenfoldError

SHELLS = ("bash", "zsh", "fish")

GAMES = ("africa", "usa", "tickets", "tenzania")
BOTS = ("easy", "medium", "hard", "random", "greedy", "search")
"""What is completed without loading the games, which would take longer than a key press."""

Completer = Callable[..., Iterable[str]]
"""Returns the values that an argument can have."""

ASKED = "_ARGCOMPLETE"
"""The variable by which a shell asks for completions."""


def add(commands: Commands) -> None:
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
        if action.dest == "game" or (action.dest == "games" and action.nargs == "*"):
            _complete_by(action, _names(GAMES, "tenfold.games"))
        elif action.dest in ("bot", "bots"):
            _complete_by(action, _names(BOTS, "tenfold.bots"))
        elif action.dest == "options":
            _complete_by(action, lambda **asked: ())
        elif action.dest == "language":
            _complete_by(action, lambda **asked: ("en", "fr"))
        if isinstance(action, argparse._SubParsersAction):
            for command in set(action.choices.values()):
                _suggest(command)


def _complete_by(action: argparse.Action, completer: Completer) -> None:
    """Set what argcomplete asks for the values of an argument."""
    vars(action)["completer"] = completer


def _names(ours: Iterable[str], group: str) -> Completer:
    """Return what gives argcomplete our names and those that other packages bring."""
    return lambda **asked: (*ours, *(found.name for found in entry_points(group=group)))
